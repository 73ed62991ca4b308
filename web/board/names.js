// @ts-check
// Names of tiles and seats on a board: the 34 kinds as in the rest of the page, the other tiles of Ùzje here.

import { spokenTiles, tileName as plainName } from '../tiles/spoken.js';
import { listed, t } from '../words/index.js';

/** @import { Tile } from '../engine/core.d.ts' */

/** @param {string} tile in the page's spelling */
export function tileName(tile) {
  if (/^[xa-f][mps]$/.test(tile))
    return t(`tile.${tile[1]}`, { n: Number.parseInt(tile[0] === 'x' ? '10' : String(parseInt(tile[0], 16) + 1), 10) });
  return plainName(tile);
}

/** Names of several tiles as one text; with ranks above nine, each tile is named alone. @param {string[]} tiles */
export function tileNames(tiles) {
  return tiles.length === 1 || tiles.some((tile) => /^[xa-f][mps]$|^[ZHV]$/.test(tile))
    ? listed(tiles.map(tileName))
    : spokenTiles(tiles);
}

/** @param {Tile} tile */
const order = (tile) => {
  const suit = 'mpszfZHVj?!'.indexOf(tile[tile.length - 1]);
  const rank =
    tile[0] === '0'
      ? 4.5
      : tile[0] === 'x'
        ? 10
        : /[a-f]/.test(tile[0])
          ? parseInt(tile[0], 16) + 1
          : Number(tile[0]) || 0;
  return suit * 100 + rank;
};

/** A sorted copy. @param {string[]} tiles */
export const inOrder = (tiles) => [...tiles].sort((one, other) => order(one) - order(other));

/** "East", "Horizontal". @param {string} wind */
export const windName = (wind) => t(`wind.${wind}`);

/** The sign of a wind, one or two letters. @param {string} wind */
export const windSign = (wind) => t(`sign.${wind}`);
