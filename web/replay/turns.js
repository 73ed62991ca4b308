// @ts-check
// The rows of the transcript: turns with their moves, and the variations that depart in them.

import { windName, windSign } from '../board/names.js';
import { h } from '../lib/dom.js';
import { glossed } from '../controls/glossary.js';
import { tileFace } from '../tiles/view.js';
import { glossOf, t } from '../words/index.js';
import { moveSaid, moveWords } from '../game/said.js';

/** @import { Seat } from '../engine/core.d.ts' */
/** @import { Move } from '../game/steps.js' */

/**
 * A variation in the list.
 * @typedef {object} Listed
 * @property {number} place its number among those of the deal, from 1
 * @property {number} parent the number of the variation that it departs from, or 0
 * @property {number} step at which it departs
 * @property {number} length its number of moves
 * @property {boolean} open whether the shown place is in it or in a variation of it
 * @property {Move[]} moves all if it is open, else the first
 */

/** @typedef {{chair?: number, moves: Move[]}} Turn */

/** Groups successive moves of one player, and successive moves without a player. @param {Move[]} moves */
function turns(moves) {
  /** @type {Turn[]} */ const rows = [];
  for (const move of moves) {
    const last = rows[rows.length - 1];
    const opens =
      !last ||
      last.chair !== move.chair ||
      (move.kind === 'draw' && last.moves.some(({ kind }) => kind === 'discard')) ||
      move.kind === 'deal';
    if (opens) rows.push({ chair: move.kind === 'deal' ? undefined : move.chair, moves: [move] });
    else last.moves.push(move);
  }
  return rows;
}

/**
 * @typedef {{seats: Seat[], variations: Listed[], go: (step: number, place: number) => void, drop: (place: number) =>
 * void}} List
 */

/**
 * The rows of turns, each with the variations that depart in it.
 * @param {Move[]} moves
 * @param {number} place the number of their variation, or 0
 * @param {List} list
 * @returns {Generator<any[]>} one turn at a time
 */
export function* rows(moves, place, list) {
  const departing = list.variations.filter(({ parent }) => parent === place);
  const all = turns(moves);
  for (const [index, turn] of all.entries()) {
    const end = index === all.length - 1 ? Infinity : turn.moves[turn.moves.length - 1].step;
    const here = departing.filter(({ step }) => step + 1 >= turn.moves[0].step && step < end);
    yield [row(turn, list.seats, (step) => list.go(step, place), place), here.map((one) => variation(one, list))];
  }
}

/** @param {Listed} one @param {List} list */
function variation(one, list) {
  const { place, open, moves, length } = one;
  const name = `${t('replay.variation')} ${place}`;
  return h(
    'li',
    { class: open ? 'variation is-open' : 'variation' },
    h(
      'div',
      { class: 'variation-head' },
      h('span', { class: 'turn-seat' }, open ? name : '↳'),
      open ? null : moveButton(moves[0], list.seats, (step) => list.go(step, place), place),
      open || length < 2 ? null : h('span', { class: 'quiet-text' }, `+${length - 1}`),
      h(
        'button',
        {
          type: 'button',
          class: 'quiet variation-drop',
          'aria-label': `${t('replay.dropVariation')}: ${name}`,
          title: t('replay.dropVariation'),
          data: { key: `drop-${place}` },
          onclick: () => list.drop(place),
        },
        '✕',
      ),
    ),
    open ? h('ol', { class: 'transcript' }, ...rows(moves, place, list)) : null,
  );
}

/** @param {Turn} turn @param {Seat[]} seats @param {(step: number) => void} go @param {number} place */
function row({ chair, moves }, seats, go, place) {
  const wind = chair === undefined ? undefined : seats[chair]?.wind;
  return h(
    'li',
    { class: 'turn' },
    h(
      'span',
      { class: 'turn-seat', title: wind ? windName(wind) : null, 'aria-hidden': 'true' },
      wind ? windSign(wind) : '·',
    ),
    h(
      'span',
      { class: 'turn-moves' },
      moves.map((move) => moveButton(move, seats, go, place)),
    ),
    moves.filter((move) => move.comment).map((move) => h('p', { class: 'turn-comment' }, move.comment)),
  );
}

/** Calls whose name depends on the game. @type {Record<string, string>} */
const calls = { chow: 'c', pung: 'p', kong: 'k' };

/** @param {Move} move @param {Seat[]} seats @param {(step: number) => void} go @param {number} place */
function moveButton(move, seats, go, place) {
  const [before, after] = moveWords(move);
  const button = h(
    'button',
    {
      type: 'button',
      class: `move is-${move.kind}`,
      tabindex: -1,
      data: { step: move.step, branch: place, key: place ? `step-${place}-${move.step}` : `step-${move.step}` },
      'aria-label': `${move.step}. ${moveSaid(move, seats)}`,
      onclick: () => go(move.step),
    },
    before ? h('span', {}, before) : null,
    move.tiles?.length && move.kind !== 'deal'
      ? h(
          'span',
          { class: 'tiles' },
          move.tiles.map((tile) => tileFace(tile)),
        )
      : null,
    after ? h('span', {}, after) : null,
  );
  const call = calls[move.kind];
  if (call) glossed(button, () => glossOf(`act.${call}`));
  return button;
}
