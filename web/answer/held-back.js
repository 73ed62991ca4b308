// @ts-check
// Tiles that may not be discarded this turn because of a call: they are left out of all rankings, and a line gives
// the reason.

import { tileName } from '../tiles/spoken.js';
import { listed, t } from '../words/index.js';
import { h } from '../lib/dom.js';
import { kind } from '../tiles/code.js';

/** @typedef {import('../tiles/code.js').Tile} Tile */

/**
 * The rows of other discards.
 * @template {{discard?: string}} T
 * @param {T[]} rows
 * @param {readonly Tile[]} kept kinds
 */
export const without = (rows, kept) => rows.filter(({ discard }) => !kept.some((tile) => tile === kind(discard ?? '')));

/** @param {readonly Tile[]} [kept] */
export const heldBackLine = (kept = []) =>
  kept.length ? h('p', { class: 'quiet-text' }, t('answer.kept', { tiles: listed(kept.map(tileName)) })) : null;
