// @ts-check
// Splits a decision into the move made and the better one, each with its command, tile and row.

import { readCommand } from '../game/command.js';

/** @import { DiscardTo, ReviewMove } from '../engine/core.d.ts' */
/**
 * One of the two moves: `acts` are its actions besides the discard ("p", "l", …), `tile` is the discard.
 * @typedef {{text: string, pass: boolean, acts: {act: string, tiles: string[]}[], tile: string, row?: DiscardTo}}
 *   Side
 */

/** @param {string} text */
const isTile = (text) => /^[0-9][mps]$|^[1-7]z$/.test(text);

/** @param {string} text @param {DiscardTo[]} rows @returns {Side} */
function side(text, rows) {
  if (text === 'pass') return { text, pass: true, acts: [], tile: '' };
  const commands = isTile(text) ? [{ act: 'd', tiles: [text] }] : text.split(' ').map((one) => readCommand(one, true));
  const last = commands.at(-1);
  const tile = (last?.act === 'd' && last.tiles[0]) || '';
  return {
    text,
    pass: false,
    acts: commands.filter(({ act }) => act !== 'd').map(({ act, tiles }) => ({ act, tiles })),
    tile,
    row: rows.find((row) => row.tile === tile),
  };
}

/** @param {ReviewMove} move */
export const sidesOf = ({ made, better = '', best }) => ({ made: side(made, best), better: side(better, best) });

/** @param {Side} side */
export const declares = ({ acts }) => acts.some(({ act }) => act === 'l');
