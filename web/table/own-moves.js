// @ts-check
// The moves of the first chair at a table with computer players, and the moves behind clicks on its tiles.

import { choices } from './match.js';

/** @import { Tile } from '../engine/core.d.ts' */
/** @import { Match } from './match.js' */

/** The match with only the moves of the first chair. @param {Match} match @returns {Match} */
export function ownMoves(match) {
  const own =
    choices(match)
      .find(({ chair }) => chair === 0)
      ?.commands.map(({ text }) => text) ?? [];
  return { ...match, legal: match.legal.filter((command) => own.includes(command)) };
}

/** The commands that discard a tile, by tile. @param {Match} match @returns {Map<Tile, string>} */
export const discards = (match) =>
  new Map(
    choices(match)
      .flatMap(({ commands }) => commands)
      .filter(({ act }) => act === 'd')
      .map(({ tiles, text }) => [tiles[0], text]),
  );
