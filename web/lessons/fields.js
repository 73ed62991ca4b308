// @ts-check
// The values of fields: tiles, hands, numbers, positions. A reader returns the value, or null after it has reported
// the fault to its `Reading`.

import { expand, kind as kindOf } from '../tiles/code.js';
import { readMpsz } from '../tiles/mpsz.js';
import { unreadTiles, piecesOf } from './inline.js';
import { most, winds } from './lesson.js';
import { readSeat } from './seat.js';

/** @import { Tile, Wind } from '../engine/core.d.ts' */
/** @import { FaultCode, LessonFault, LessonSeat, Position } from './lesson.js' */
/** @import { Field } from './lines.js' */

/** What is known while a text is read: its faults, and how much came out of it. */
export class Reading {
  /** @type {LessonFault[]} */ faults = [];
  blocks = 0;
  tiles = 0;
  games = 0;

  /** @param {number} line @param {FaultCode} code @param {string} [found] @param {string} [fix] @returns {null} */
  fault(line, code, found = '', fix = '') {
    if (this.faults.length < most.faults) this.faults.push({ line, code, found: found.slice(0, 80), fix });
    return null;
  }

  /**
   * Counts what comes out; false above the bound, with one fault.
   * @param {'blocks' | 'tiles' | 'games'} what
   * @param {number} n
   * @param {number} line
   */
  takes(what, n, line) {
    const before = this[what];
    this[what] += n;
    if (this[what] <= most[what]) return true;
    if (before <= most[what]) this.fault(line, 'too-many', String(most[what]));
    return false;
  }
}

/**
 * Words; braces without tiles are reported and stay as text.
 * @param {Reading} to
 * @param {string} text
 * @param {number} line
 */
export function wordsOf(to, text, line) {
  for (const found of unreadTiles(text)) to.fault(line, 'tiles', found, '{123m}');
  const shown = piecesOf(text).reduce((sum, piece) => sum + (piece.kind === 'tiles' ? piece.tiles.length : 0), 0);
  return shown && !to.takes('tiles', shown, line) ? text.replace(/[{}]/g, '') : text;
}

/** @param {Tile[]} tiles @returns {Tile | undefined} a tile with more than four copies */
function overfull(tiles) {
  const counts = new Map();
  for (const tile of tiles) counts.set(kindOf(tile), (counts.get(kindOf(tile)) ?? 0) + 1);
  return tiles.find((tile) => counts.get(kindOf(tile)) > 4);
}

/** A hand in mpsz of at most 14 tiles, a kong counted as three. @param {Reading} to @param {Field} field */
export function handOf(to, { value, line }) {
  const hand = readMpsz(value);
  const plain = hand && !hand.flowers.length && !/[j?!f]/.test(value);
  const size = hand ? hand.closed.length + 3 * hand.melds.length : 0;
  if (!plain || size < 1 || size > 14) return to.fault(line, 'tiles', value, '123m 456p 789s 1155z');
  const all = [...hand.closed, ...hand.melds.flatMap(({ tiles }) => tiles)];
  const many = overfull(all);
  if (many) return to.fault(line, 'copies', many);
  return to.takes('tiles', all.length, line) ? { hand, text: value.replace(/\s+/g, ' ') } : null;
}

/** Kinds of tiles, such as waits. @param {Reading} to @param {Field} field @returns {Tile[]} */
export function kindsOf(to, { value, line }) {
  const tiles = expand(value.replace(/[\s,]+/g, ''));
  const sound = tiles?.length && tiles.length <= 34 && tiles.every((tile) => /^([0-9][mps]|[1-7]z)$/.test(tile));
  if (!sound) to.fault(line, 'tiles', value, '36m25p');
  return sound && to.takes('tiles', tiles.length, line) ? [...new Set(tiles)] : [];
}

/** @param {Reading} to @param {Field} field @param {number} least @param {number} highest */
export function numberOf(to, { value, line }, least, highest) {
  const found = /^\d{1,6}$/.test(value) ? Number(value) : NaN;
  if (found >= least && found <= highest) return found;
  return to.fault(line, 'number', value, `${least}–${highest}`);
}

const windNames = { east: 'E', south: 'S', west: 'W', north: 'N' };
/** @param {string} name @returns {Wind | undefined} */
const windOf = (name) =>
  Object.hasOwn(windNames, name) ? /** @type {any} */ (windNames)[name] : winds.find((wind) => wind === name);

/** The fields of a position besides its hand. */
export const positionFields = ['round', 'honba', 'sticks', 'left', 'dora', 'you', ...Object.keys(windNames)];

/**
 * @param {Reading} to
 * @param {Map<string, Field>} fields
 * @returns {Position}
 */
export function positionOf(to, fields) {
  const number = (/** @type {string} */ name, /** @type {number} */ highest) => {
    const field = fields.get(name);
    return field ? (numberOf(to, field, 0, highest) ?? 0) : 0;
  };
  const round = fields.get('round');
  const place = round ? /^([ESWN])([1-4])$/.exec(round.value) : null;
  if (round && !place) to.fault(round.line, 'number', round.value, 'E2');
  const own = fields.get('you');
  const you = own ? windOf(own.value) : 'E';
  if (own && !you) to.fault(own.line, 'seat', own.value, 'you: south');
  const indicators = fields.get('dora');
  return {
    round: /** @type {Wind} */ (place?.[1] ?? 'E'),
    number: Number(place?.[2] ?? 1),
    honba: number('honba', 99),
    sticks: number('sticks', 99),
    left: fields.has('left') ? number('left', 140) : null,
    dora: indicators ? kindsOf(to, indicators).slice(0, 5) : [],
    you: you ?? 'E',
    seats: seatsOf(to, fields, you ?? 'E'),
  };
}

/**
 * The seats that are stated, the own one first.
 * @param {Reading} to
 * @param {Map<string, Field>} fields
 * @param {Wind} you
 */
function seatsOf(to, fields, you) {
  /** @type {LessonSeat[]} */ const seats = [];
  for (const [name, wind] of Object.entries(windNames)) {
    const field = fields.get(name);
    const seat = field && readSeat(/** @type {Wind} */ (wind), field.value);
    if (field && !seat) to.fault(field.line, 'seat', field.value, `${name}: 25000; 9m_1z*3s; 77'7z`);
    const tiles = seat ? seat.river.length + 4 * seat.melds.length : 0;
    if (field && seat && to.takes('tiles', tiles, field.line)) seats.push(seat);
  }
  const turn = (/** @type {LessonSeat} */ { wind }) => (winds.indexOf(wind) - winds.indexOf(you) + 4) % 4;
  return seats.sort((a, b) => turn(a) - turn(b));
}
