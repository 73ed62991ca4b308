// @ts-check
// Tiles in the module's spelling ("5m", "0p", "7z"): their order, their kinds, and the short text in links.

/** @typedef {import('../engine/core.d.ts').Tile} Tile */

const suitOrder = 'mpszfj?!';

/** The four rows of the picker; the red five is the tenth key of a number suit. @type {Tile[][]} */
export const pickerRows = ['m', 'p', 's']
  .map((suit) => [...'1234567890'].map((rank) => rank + suit))
  .concat([[...'1234567'].map((rank) => `${rank}z`)]);

/** The 34 kinds in the order of their indices. @type {Tile[]} */
export const kinds = [...'mps']
  .flatMap((suit) => [...'123456789'].map((rank) => rank + suit))
  .concat([...'1234567'].map((rank) => `${rank}z`));

/** The kind of a tile: a red five is a five. @param {Tile} tile @returns {Tile} */
export const kind = (tile) => (tile[0] === '0' ? `5${tile.slice(1)}` : tile);

/** @param {Tile} tile */
export const isRed = (tile) => /^0[mps]$/.test(tile);

/** @param {Tile} tile */
export const isTile = (tile) => typeof tile === 'string' && /^([0-9][mps]|[1-7]z|[1-8]f|[j?!])$/.test(tile);

/** The sort key of a tile; a red five comes before the plain fives. @param {Tile} tile */
export function place(tile) {
  const suit = suitOrder.indexOf(tile[tile.length - 1]);
  const rank = tile.length < 2 ? 0 : tile[0] === '0' ? 4.5 : Number.parseInt(tile[0], 36);
  return suit * 100 + rank;
}

/** A sorted copy. @param {Tile[]} tiles */
export const sorted = (tiles) => [...tiles].sort((a, b) => place(a) - place(b));

/** "1m","2m","5z" → "12m5z", the suit written once per run. @param {Tile[]} tiles */
export function compact(tiles) {
  let text = '';
  tiles.forEach((tile, index) => {
    if (tile.length === 1) {
      text += tile;
      return;
    }
    const next = tiles[index + 1];
    text += next && next.length > 1 && next[1] === tile[1] ? tile[0] : tile;
  });
  return text;
}

/**
 * The reverse of compact; null if the text is no list of tiles.
 * @param {string} text
 * @returns {Tile[] | null}
 */
export function expand(text) {
  const tiles = [];
  let ranks = '';
  for (const char of text) {
    if (/[0-9]/.test(char)) ranks += char;
    else if (/[j?]/.test(char) && !ranks) tiles.push(char);
    else {
      if (!ranks) return null;
      for (const rank of ranks) tiles.push(rank + char);
      ranks = '';
    }
  }
  return ranks || !tiles.every(isTile) ? null : tiles;
}
