// @ts-check
// The move of a careful player in words, with the reason and the next best moves.

import { tileName, tileNames } from '../board/names.js';
import { share, t } from '../words/index.js';
import { reasonText, textFor } from '../state/discard-reason.js';
import { readCommand } from '../game/command.js';

/** @import { GameSuggestValue } from '../engine/core.d.ts' */

/**
 * @param {GameSuggestValue} value
 * @param {boolean} red whether the deal has red fives
 * @returns {string[]} sentences
 */
export function hintLines({ command, reason, best = [], alone }, red) {
  if (!command) return [t('table.hintSaid', { what: t('table.pass') })];
  const { act, word, tiles } = readCommand(command, red);
  const what = [word, tiles.length ? tileNames(tiles) : ''].filter(Boolean).join(' ');
  const why = textFor(reason);
  const next = act === 'd' ? best.find(({ tile }) => tile !== tiles[0]) : undefined;
  const whyNext = reasonText(next?.reason);
  const odds = act === 'd' ? best.find(({ tile }) => tile === tiles[0])?.odds : undefined;
  return [
    why ? t('table.hintWhy', { what, why }) : t('table.hintSaid', { what }),
    ...chances(odds, alone),
    ...(next && whyNext ? [t('table.hintNext', { tile: tileName(next.tile), why: whyNext })] : []),
  ];
}

/**
 * The win chance of the suggested discard: of the deal, or without knowledge of the others' play, if no other player
 * wins.
 * @param {import('../engine/core.d.ts').Odds | undefined} odds
 * @param {number} [alone]
 */
function chances(odds, alone) {
  if (odds) return [t('table.hintOdds', { win: share(odds.win, 1), dealIn: share(odds.dealIn, 1) })];
  return alone === undefined ? [] : [t('table.hintAlone', { win: share(alone, 1) })];
}
