// @ts-check
// The parts of the cards on the first screen: a title that opens something, and a hand with clickable tiles.

import { h } from '../lib/dom.js';
import { rovingTabindex } from '../lib/roving-tabindex.js';
import { initial, noHand } from '../state/model.js';
import { tileFace } from '../tiles/view.js';
import { spokenTiles, tileName } from '../tiles/spoken.js';
import { t } from '../words/index.js';

/** @import { Tile } from '../engine/core.d.ts' */
/** @import { State } from '../state/model.js' */

/** A state with this hand and nothing of the one before. @param {Partial<State>} state @returns {Partial<State>} */
export const fresh = (state) => ({
  ...noHand,
  ruleset: initial.ruleset,
  options: {},
  ...state,
});

/** The title of a card, which opens it. @param {string} word @param {() => void} onclick */
export const cardTitle = (word, onclick) =>
  h(
    'button',
    { type: 'button', class: 'start-name', data: { key: `start-${word}` }, onclick },
    h('strong', {}, t(`cards.${word}`)),
    h('span', { class: 'quiet-text' }, t(`cards.${word}Why`)),
  );

const styleOf = (/** @type {boolean} */ apart) => (apart ? 'start-tile is-apart' : 'start-tile');

/**
 * A hand as one button, so that its tiles may be small enough for one line.
 * @param {Tile[]} tiles
 * @param {() => void} onclick
 * @param {{word: string, apart?: boolean}} look
 */
export const handButton = (tiles, onclick, { word, apart = true }) =>
  h(
    'button',
    { type: 'button', class: 'start-hand is-one', 'aria-label': t(word, { tile: spokenTiles(tiles) }), onclick },
    tiles.map((tile, index) =>
      h('span', { class: styleOf(apart && index === tiles.length - 1), data: { tile } }, tileFace(tile)),
    ),
  );

/**
 * A hand with a button for each tile; the last stands apart if it is the drawn one.
 * @param {Tile[]} tiles
 * @param {(tile: Tile, index: number) => void} touch
 * @param {{word: string, apart?: boolean}} look `word` says what a click does
 */
export function touchHand(tiles, touch, { word, apart = true }) {
  const row = h('div', { class: 'start-hand', role: 'group', 'aria-label': t('hand.title') });
  const settle = rovingTabindex(row, 'button');
  row.append(
    ...tiles.map((tile, index) =>
      h(
        'button',
        {
          type: 'button',
          class: styleOf(apart && index === tiles.length - 1),
          data: { tile },
          'aria-label': t(word, { tile: tileName(tile) }),
          onclick: () => touch(tile, index),
        },
        tileFace(tile),
      ),
    ),
  );
  settle();
  return row;
}
