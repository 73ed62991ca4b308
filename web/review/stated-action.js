// @ts-check
// The actions of mjai: what they do, and whether two of them, or one and a move of a game, are the same.

import { field } from './stated-json.js';

/** A move of a game. @typedef {{kind: string, chair?: number, tiles: string[]}} Played */
/** @typedef {'discard' | 'riichi' | 'chow' | 'pung' | 'kong' | 'north' | 'win' | 'aborted' | 'pass'} Act */
/**
 * `tiles` are the tile discarded, the own tiles of a chow or pung, or one tile of a kong.
 * @typedef {{act: Act, tiles: string[], actor: number}} Action
 */

/**
 * The words of mjai: the act, the field with its tiles, and how many of them count. A review writes every kong among
 * the choices as a concealed one.
 * @type {Record<string, [act: Act, field: string, tiles: number]>}
 */
const words = {
  dahai: ['discard', 'pai', 1],
  reach: ['riichi', '', 0],
  chi: ['chow', 'consumed', 2],
  pon: ['pung', 'consumed', 2],
  daiminkan: ['kong', 'consumed', 1],
  ankan: ['kong', 'consumed', 1],
  kakan: ['kong', 'pai', 1],
  nukidora: ['north', '', 0],
  hora: ['win', '', 0],
  ryukyoku: ['aborted', '', 0],
  none: ['pass', '', 0],
};

/** @type {Record<string, string>} */
const honours = { E: '1z', S: '2z', W: '3z', N: '4z', P: '5z', F: '6z', C: '7z' };

/** The page's spelling of a tile of mjai; "" if it is none. @param {unknown} text */
export function tileOf(text) {
  if (typeof text !== 'string') return '';
  if (Object.hasOwn(honours, text)) return honours[text];
  return /^[1-9][mps]$/.test(text) ? text : /^5[mps]r$/.test(text) ? `0${text[1]}` : '';
}

/** A tile without its red. @param {string} tile */
export const plain = (tile) => tile.replace('0', '5');

/** Tiles as one text, in whatever order they come. @param {string[]} tiles */
export const spelled = (tiles) => [...tiles].sort().join(' ');

/**
 * @param {unknown} value
 * @returns {Action | 'action' | 'tile'} what was wanted, if it cannot be read
 */
export function actionOf(value) {
  const type = field(value, 'type');
  if (typeof type !== 'string' || !Object.hasOwn(words, type)) return 'action';
  const [act, name, count] = words[type];
  const own = field(value, name);
  const tiles = (Array.isArray(own) ? own : [own]).slice(0, count).map(tileOf);
  if (tiles.length < count || tiles.includes('')) return 'tile';
  const actor = field(value, 'actor');
  return { act, tiles, actor: typeof actor === 'number' && actor >= 0 && actor < 4 ? actor : -1 };
}

/**
 * Whether two actions are the same. Which tile is red counts for discards alone.
 * @param {Action} a
 * @param {Action} b
 */
export const isSame = (a, b) =>
  a.act === b.act &&
  (a.act === 'discard' ? a.tiles[0] === b.tiles[0] : spelled(a.tiles.map(plain)) === spelled(b.tiles.map(plain)));

/**
 * Whether a move of a game is an action of a chair.
 * @param {Action} action
 * @param {Played | undefined} move
 * @param {number} chair
 * @param {string} offered the last discard
 */
export function isMove({ act, tiles }, move, chair, offered) {
  if (act === 'pass') return !move || move.chair !== chair || move.kind === 'draw';
  if (!move || move.kind !== act || (move.chair !== chair && act !== 'aborted')) return false;
  if (act === 'discard') return move.tiles[0] === tiles[0];
  if (act === 'kong') return plain(move.tiles[0]) === plain(tiles[0]);
  if (act === 'chow') return spelled([...tiles, offered].map(plain)) === spelled(move.tiles.map(plain));
  return true;
}
