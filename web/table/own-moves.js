// @ts-check
// What the first chair may do at a table with machines, and what a touch on a tile of its hand means.

import { choices } from './match.js';

/** @import { Tile } from '../engine/core.d.ts' */
/** @import { Match } from './match.js' */

/** The match with the moves of the first chair alone. @param {Match} match @returns {Match} */
export function ownMoves(match) {
  const own =
    choices(match)
      .find(({ chair }) => chair === 0)
      ?.commands.map(({ text }) => text) ?? [];
  return { ...match, legal: match.legal.filter((command) => own.includes(command)) };
}

/** The commands that discard a tile, by the tile. @param {Match} match @returns {Map<Tile, string>} */
export const discards = (match) =>
  new Map(
    choices(match)
      .flatMap(({ commands }) => commands)
      .filter(({ act }) => act === 'd')
      .map(({ tiles, text }) => [tiles[0], text]),
  );
