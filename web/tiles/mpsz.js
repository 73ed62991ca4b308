// @ts-check
// A small reader and writer of mpsz text with melds, so that typing and picking work before the module has loaded.
// The module does everything else (other dialects, errors with a place).

import { isTile, sorted } from './code.js';

/** @typedef {import('../engine/core.d.ts').Tile} Tile */
/** @typedef {import('../engine/core.d.ts').Meld} Meld */
/** @typedef {{closed: Tile[], melds: Meld[], win?: Tile, flowers: Tile[]}} Hand */

/** @returns {Hand} */
export const emptyHand = () => ({ closed: [], melds: [], flowers: [] });

const groupPattern = /([+]?)(\[[^\]]*\]|\([^)]*\)|(?:[0-9]['"]*)+[mpszf]|[j?])/y;

/**
 * Reads mpsz; the winning tile after `+` is also the last of `closed`.
 * @param {string} text
 * @returns {Hand | null} null if only the module can read it
 */
export function readMpsz(text) {
  const hand = emptyHand();
  const source = text.trim();
  groupPattern.lastIndex = 0;
  let at = 0;
  while (at < source.length) {
    if (/\s/.test(source[at])) {
      at += 1;
      continue;
    }
    groupPattern.lastIndex = at;
    const match = groupPattern.exec(source);
    if (!match || !takeGroup(hand, match[2], match[1] === '+')) return null;
    at = groupPattern.lastIndex;
  }
  return hand;
}

/** @param {Hand} hand @param {string} group @param {boolean} wins */
function takeGroup(hand, group, wins) {
  if (/^[[(]/.test(group) || /['"]/.test(group)) {
    const meld = readMeld(group);
    if (meld) hand.melds.push(meld);
    return Boolean(meld) && !wins;
  }
  const tiles = spread(group);
  if (!tiles) return false;
  for (const tile of tiles) (tile[1] === 'f' ? hand.flowers : hand.closed).push(tile);
  if (wins) hand.win = tiles[0];
  return !wins || tiles.length === 1;
}

/** @param {string} group */
function spread(group) {
  if (group.length === 1) return [group];
  const suit = group[group.length - 1];
  const tiles = [...group.slice(0, -1).replace(/['"]/g, '')].map((rank) => rank + suit);
  return tiles.every(isTile) ? tiles : null;
}

/** @param {string} group @returns {Meld | null} */
function readMeld(group) {
  const concealed = group[0] === '(';
  const inner = group.replace(/[[\]()]/g, '');
  const tiles = /^(?:[0-9]['"]*)+[mpsz]$/.test(inner) ? spread(inner) : null;
  if (!tiles || tiles.length < 3 || tiles.length > 4) return null;
  const marked = [...inner.matchAll(/[0-9]['"]*/g)].findIndex((match) => match[0].includes("'"));
  const kind = tiles.length === 4 ? 'kong' : kindOfThree(tiles);
  if (!kind) return null;
  /** @type {Meld} */
  const meld = { kind, tiles };
  if (kind === 'kong') meld.kong = concealed ? 'concealed' : inner.includes('"') ? 'added' : 'claimed';
  if (marked >= 0) {
    meld.called = marked;
    meld.from = marked === 0 ? 'left' : marked >= tiles.length - 1 ? 'right' : 'across';
  }
  return meld;
}

/** @param {Tile[]} tiles */
function kindOfThree(tiles) {
  const ranks = sorted(tiles).map((tile) => Number(tile[0] === '0' ? 5 : tile[0]));
  if (ranks[0] === ranks[2]) return 'pung';
  return ranks[1] === ranks[0] + 1 && ranks[2] === ranks[0] + 2 && tiles[0][1] !== 'z' ? 'chow' : null;
}

/**
 * Writes a hand: closed tiles sorted, melds, flowers, and the winning tile last, after `+`.
 * @param {Hand} hand
 */
export function writeMpsz(hand) {
  const closed = [...hand.closed];
  if (hand.win) closed.splice(closed.lastIndexOf(hand.win), 1);
  const parts = [joined(sorted(closed)), ...hand.melds.map(writeMeld), joined(hand.flowers)].filter(Boolean);
  const text = parts.join(' ');
  return hand.win ? `${text}+${hand.win}` : text;
}

/** @param {Tile[]} tiles */
function joined(tiles) {
  return tiles
    .map((tile, index) => {
      const next = tiles[index + 1];
      return tile.length > 1 && next && next.length > 1 && next[1] === tile[1] ? tile[0] : tile;
    })
    .join('');
}

const position = { left: 0, across: 1, right: -1 };

/** @param {Meld} meld */
export function writeMeld(meld) {
  const suit = meld.tiles[0][1];
  if (meld.kong === 'concealed') return `(${meld.tiles.map((tile) => tile[0]).join('')}${suit})`;
  if (!meld.from) return `[${meld.tiles.map((tile) => tile[0]).join('')}${suit}]`;
  const ranks = meld.tiles.map((tile) => tile[0]);
  const [called] = ranks.splice(meld.called ?? 0, 1);
  const added = meld.kong === 'added' ? `${ranks.pop()}"` : '';
  const at = position[meld.from] < 0 ? ranks.length : position[meld.from];
  ranks.splice(at, 0, `${called}'${added}`);
  return ranks.join('') + suit;
}
