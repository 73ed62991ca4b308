// @ts-check
// A move as a sentence.

import { tileNames, windName } from '../board/names.js';
import { t } from '../words/index.js';

/** @import { Event, Seat } from '../engine/core.d.ts' */

/** @typedef {import('./steps.js').Move} Move */

/** "discards 5 of circles". @param {Event | Move} move */
export function moveText({ kind, tiles }) {
  const names = tiles?.length ? tileNames(tiles) : '';
  if (kind === 'win') return names ? t('move.win', { tiles: names }) : t('move.winBare');
  if (kind === 'riichi') return names ? t('move.riichiWith', { tiles: names }) : t('move.riichi');
  return t(`move.${kind}`, { tiles: names });
}

/** The same with the player. @param {Event | Move} move @param {Seat[]} seats */
export function moveSaid(move, seats) {
  const seat = move.chair === undefined ? undefined : seats[move.chair];
  const alone = ['deal', 'exhausted', 'aborted', 'indicator'].includes(move.kind);
  return seat && !alone ? t('move.said', { who: windName(seat.wind), what: moveText(move) }) : moveText(move);
}

/** The words of a move before and after its tiles, for use with pictures of the tiles. @param {Move} move */
export function moveWords(move) {
  const mark = '\u0000';
  const key =
    move.kind === 'riichi' && move.tiles?.length
      ? 'riichiWith'
      : move.kind === 'win' && !move.tiles?.length
        ? 'winBare'
        : move.kind;
  const [before, after = ''] = t(`move.${key}`, { tiles: mark }).split(mark);
  return [before.trim(), after.trim()];
}
