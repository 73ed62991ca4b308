// @ts-check
// Edits of a hand as pure functions: each takes a hand and returns a new hand or a refusal. The picker, the tiles on
// screen and the keyboard use them.

import { isPlayed, tileSetOf } from './catalogue.js';
import { openTiles } from './model.js';
import { size } from '../tiles/arrange.js';
import { isRed, kind, sorted } from '../tiles/code.js';

/** @import { MeldKind, Side } from '../engine/core.d.ts' */
/** @import { State } from './model.js' */

/** @typedef {import('../tiles/code.js').Tile} Tile */
/** @typedef {import('../tiles/mpsz.js').Hand} Hand */
/** @typedef {import('../tiles/mpsz.js').Meld} Meld */
/** @typedef {{refused: string, params?: Record<string, any>}} Refusal `refused` is a key of the words */
/** @typedef {{hand: number, melds: number, indicators: number, seen: number, all: number}} Copies */

/**
 * Counts the copies of a tile by place. A red five counts among the fives; for a red five only red ones are counted.
 * @param {Tile} tile
 * @param {Hand} hand
 * @param {import('./model.js').State} state
 * @returns {Copies}
 */
export function copies(tile, hand, state) {
  const same = (/** @type {Tile} */ other) => (isRed(tile) ? other === tile : kind(other) === kind(tile));
  /** @param {Tile[]} tiles */
  const count = (tiles) => tiles.filter(same).length;
  const found = {
    hand: count(hand.closed),
    melds: count(hand.melds.flatMap((meld) => meld.tiles)),
    indicators: count([...state.indicators, ...state.uraIndicators]),
    seen: count(openTiles(state)),
  };
  return { ...found, all: found.hand + found.melds + found.indicators + found.seen };
}

/**
 * The refusal if fewer than `wanted` more copies of a tile are left, else null.
 * @param {Tile} tile
 * @param {number} wanted
 * @param {Hand} hand
 * @param {State} state
 * @returns {Refusal | null}
 */
export function lacking(tile, wanted, hand, state) {
  if (!isPlayed(tile, state)) return { refused: 'refused.absent', params: { tile } };
  const fives = copies(kind(tile), hand, state);
  if (fives.all + wanted > 4)
    return {
      refused: 'refused.copies',
      params: { tile: kind(tile), wanted, left: Math.max(0, 4 - fives.all), ...fives },
    };
  return isRed(tile) ? noRed(tile, hand, state) : null;
}

/**
 * The refusal if no more red five is left, else null.
 * @param {Tile} tile
 * @param {Hand} hand
 * @param {State} state
 * @returns {Refusal | null}
 */
function noRed(tile, hand, state) {
  const { reds: n } = tileSetOf(state);
  if (copies(tile, hand, state).all < n) return null;
  return { refused: n === 1 ? 'refused.red' : 'refused.reds', params: { tile, n } };
}

/** The largest number of closed tiles. @param {Hand} hand @param {State} state */
export const mostClosed = (hand, state) => tileSetOf(state).room - 3 * hand.melds.length;

/**
 * Adds a closed tile. A tile that makes the hand 3n+2 is the drawn one and stands apart.
 * @param {Hand} hand
 * @param {Tile} tile
 * @param {State} state
 * @returns {Hand | Refusal}
 */
export function addTile(hand, tile, state) {
  if (tile[1] === 'f') return { ...hand, flowers: [...hand.flowers, tile] };
  const refusal = lacking(tile, 1, hand, state);
  if (refusal) return refusal;
  if (hand.closed.length >= mostClosed(hand, state))
    return { refused: 'refused.full', params: { n: hand.closed.length } };
  return settled({ ...hand, closed: [...sorted(hand.closed), tile] }, tile);
}

/**
 * The closed tiles that one key adds: the tile, a pair or a triplet of it, or the sequence that begins with it.
 * @param {string} group "hand" for one tile, "pair", "three" or "run"
 * @param {Tile} tile
 * @returns {Tile[] | null}
 */
export function groupTiles(group, tile) {
  if (group === 'hand') return [tile];
  if (group === 'run') return meldTiles('chow', tile);
  const three = meldTiles('pung', tile) ?? [];
  return group === 'three' ? three : three.slice(0, 2);
}

/**
 * Adds several closed tiles, all or none.
 * @param {Hand} hand
 * @param {Tile[]} tiles
 * @param {State} state
 * @returns {Hand | Refusal}
 */
export function addTiles(hand, tiles, state) {
  /** @type {Hand | Refusal} */ let next = hand;
  for (const tile of tiles) {
    if ('refused' in next) return next;
    next = addTile(next, tile, state);
  }
  return next;
}

/**
 * Marks `win` as the drawn tile if the hand has at least 14 tiles with it; else sorts it in.
 * @param {Hand} hand
 * @param {Tile | undefined} win
 */
function settled(hand, win) {
  const { win: _, ...rest } = hand;
  const drawn = win && size(hand) >= 14 && hand.closed.length >= 2;
  return drawn ? { ...rest, win } : { ...rest, closed: sorted(rest.closed) };
}

/** Removes one closed tile. @param {Hand} hand @param {Tile} tile @returns {Hand} */
export function removeTile(hand, tile) {
  const closed = [...hand.closed];
  const at = tile === hand.win ? closed.lastIndexOf(tile) : closed.indexOf(tile);
  if (at < 0) return hand;
  closed.splice(at, 1);
  const keepsWin = hand.win && hand.win !== tile && size({ ...hand, closed }) >= 14;
  return settled({ ...hand, closed }, keepsWin ? hand.win : undefined);
}

/**
 * Removes what was entered last: the drawn tile, else the last closed tile, else the last meld.
 * @param {Hand} hand
 * @returns {Hand}
 */
export function removeLast(hand) {
  if (hand.closed.length) return removeTile(hand, hand.win ?? hand.closed[hand.closed.length - 1]);
  return {
    ...hand,
    melds: hand.melds.slice(0, -1),
    flowers: hand.melds.length ? hand.flowers : hand.flowers.slice(0, -1),
  };
}

/** Makes another closed tile the winning one. @param {Hand} hand @param {Tile} tile @returns {Hand} */
export function winOn(hand, tile) {
  const closed = [...hand.closed];
  closed.splice(closed.indexOf(tile), 1);
  return { ...hand, closed: [...sorted(closed), tile], win: tile };
}

/**
 * The tiles of a new meld that begins with a tile (chow) or repeats it (pung, kong); null if there is none.
 * @param {'chow'|'pung'|'kong'} kindOfMeld
 * @param {Tile} tile
 * @returns {Tile[] | null}
 */
export function meldTiles(kindOfMeld, tile) {
  const five = kind(tile);
  if (kindOfMeld === 'chow') {
    const rank = Number(five[0]);
    if (five[1] === 'z' || rank > 7) return null;
    const run = [0, 1, 2].map((step) => `${rank + step}${five[1]}`);
    return isRed(tile) ? [tile, ...run.slice(1)] : run;
  }
  const same = Array(kindOfMeld === 'kong' ? 4 : 3).fill(five);
  return isRed(tile) ? [tile, ...same.slice(1)] : same;
}

/**
 * Adds a meld. With `own`, its tiles are taken from the closed part as far as they are there.
 * @param {Hand} hand
 * @param {{kind: 'chow'|'pung'|'kong', tile: Tile, from: string, own: boolean}} wish `from`: left, across, right,
 *   concealed or added (kongs)
 * @param {State} state
 * @returns {Hand | Refusal}
 */
export function addMeld(hand, wish, state) {
  const tiles = meldTiles(wish.kind, wish.tile);
  if (!tiles) return { refused: 'refused.chow', params: { tile: wish.tile } };
  const taken = wish.own ? takeOut(hand, tiles) : { closed: [...hand.closed], tiles };
  const rest = settled({ ...hand, closed: taken.closed }, undefined);
  for (const tile of new Set(taken.tiles)) {
    const refusal = lacking(tile, taken.tiles.filter((other) => kind(other) === kind(tile)).length, rest, state);
    if (refusal) return refusal;
  }
  if (hand.melds.length === 4 || size(rest) + 3 > tileSetOf(state).room)
    return { refused: 'refused.melds', params: { n: size(hand) } };
  const last = rest.closed[rest.closed.length - 1];
  const next = { ...rest, melds: [...rest.melds, meldOf(wish, taken.tiles)] };
  return size(next) >= 14 ? settled(next, hand.win && next.closed.includes(hand.win) ? hand.win : last) : next;
}

/**
 * @param {{kind: MeldKind, from: string}} wish
 * @param {Tile[]} tiles
 * @returns {Meld}
 */
function meldOf(wish, tiles) {
  if (wish.kind === 'kong' && wish.from === 'concealed') return { kind: 'kong', kong: 'concealed', tiles };
  const from = wish.kind === 'chow' || !isSide(wish.from) ? 'left' : wish.from;
  const called = from === 'left' ? 0 : from === 'right' ? tiles.length - 1 : 1;
  const meld = { kind: wish.kind, tiles, called, from };
  return wish.kind === 'kong' ? { ...meld, kong: wish.from === 'added' ? 'added' : 'claimed' } : meld;
}

/** @param {string} text @returns {text is Side} */
const isSide = (text) => text === 'left' || text === 'across' || text === 'right';

/** @param {Hand} hand @param {Tile[]} tiles */
function takeOut(hand, tiles) {
  const closed = [...hand.closed];
  const found = tiles.map((tile) => {
    const at = [closed.indexOf(tile), closed.findIndex((other) => kind(other) === kind(tile))].find(
      (index) => index >= 0,
    );
    return at === undefined ? tile : closed.splice(at, 1)[0];
  });
  return { closed, tiles: found };
}

/**
 * The hand after calling a discard of another player; it then has a tile too many.
 * @param {Hand} hand
 * @param {Meld} meld
 * @returns {Hand}
 */
export function callMeld(hand, meld) {
  const own = meld.tiles.filter((_, index) => index !== meld.called);
  const { closed } = takeOut(hand, own);
  return settled({ ...hand, closed, melds: [...hand.melds, meld] }, undefined);
}

/** Changes the source of a meld. @param {Hand} hand @param {number} index @param {string} from @returns {Hand} */
export function turnMeld(hand, index, from) {
  const { kind: kindOfMeld, tiles } = hand.melds[index];
  const melds = [...hand.melds];
  melds[index] = /** @type {Meld} */ (meldOf({ kind: kindOfMeld, from }, sorted(tiles)));
  return { ...hand, melds };
}

/**
 * Removes a meld; with `keep` its tiles return to the closed part as far as they fit.
 * @param {Hand} hand
 * @param {number} index
 * @param {boolean} keep
 * @returns {Hand}
 */
export function dropMeld(hand, index, keep) {
  const melds = hand.melds.filter((_, at) => at !== index);
  const back = keep ? hand.melds[index].tiles.slice(0, 3) : [];
  return settled({ ...hand, melds, closed: sorted([...hand.closed, ...back]) }, keep ? hand.win : undefined);
}

/**
 * Makes a closed five red or plain again.
 * @param {Hand} hand
 * @param {Tile} tile
 * @param {State} state
 * @returns {Hand | Refusal}
 */
export function swapRed(hand, tile, state) {
  if (kind(tile)[0] !== '5' || tile[1] === 'z') return { refused: 'refused.notFive', params: { tile } };
  const other = isRed(tile) ? kind(tile) : `0${tile[1]}`;
  const refusal = isRed(other) ? noRed(other, hand, state) : null;
  if (refusal) return refusal;
  const closed = [...hand.closed];
  closed[closed.lastIndexOf(tile)] = other;
  return { ...hand, closed, ...(hand.win === tile ? { win: other } : {}) };
}
