// @ts-check
// Calls for very many hands. Their numbers are written into the module's memory, a few thousand hands at a time, so
// that it needs little memory. core.d.ts describes the columns.

import { TehaiError } from './core.js';
import { replyOf } from './call.js';

const KINDS = 34;
const MOST = 2 ** 20;

/** The number of hands per call. */
const CHUNK = 4096;

/**
 * A column: its name, its array type, and its numbers per hand. The columns lie one after another in the module's
 * memory, the widest numbers first; wasm/bulkscore.go has the same lists.
 * @typedef {[name: string, numbers: any, each: number]} Column
 */

/** @type {Column[]} */
const scoreOut = [
  ['points', Float64Array, 1],
  ['payments', Float64Array, 5],
  ['yaku', Uint32Array, 4],
  ['han', Uint16Array, 1],
  ['fu', Uint16Array, 1],
];
/** @type {Column[]} */
const scoreIn = [
  ['flags', Uint16Array, 1],
  ['counters', Uint16Array, 3],
];
/** @type {Column[]} */
const scoreOutBytes = [
  ['status', Uint8Array, 1],
  ['yakuman', Uint8Array, 1],
  ['limit', Uint8Array, 1],
  ['dora', Uint8Array, 4],
];
/** @type {Column[]} */
const scoreInBytes = [
  ['tiles', Uint8Array, 14],
  ['win', Uint8Array, 1],
  ['melds', Uint8Array, 20],
  ['winds', Uint8Array, 4],
  ['indicators', Uint8Array, 5],
  ['uraIndicators', Uint8Array, 5],
];
/** @type {Column[]} */
const discardsOut = [
  ['accepts', Uint32Array, 28],
  ['tiles', Uint8Array, 14],
  ['shanten', Int8Array, 14],
  ['totals', Uint8Array, 14],
  ['rows', Uint8Array, 1],
];
/** @type {Column[]} */
const discardsIn = [
  ['counts', Uint8Array, KINDS],
  ['left', Uint8Array, KINDS],
];

/** The fields of a request that are sent as JSON. */
const ofRules = new Set(['ruleset', 'options']);

/** @param {import('./core.d.ts').Code} code @param {string} message */
const fault = (code, message) => new TehaiError({ code, message });

/**
 * The number of hands, from the length of the first column.
 * @param {string} name
 * @param {any} given
 * @param {Column} column
 */
function handsOf(name, given, [key, numbers, each]) {
  const hands = given[key]?.length / each;
  if (!(given[key] instanceof numbers) || !Number.isInteger(hands))
    throw fault('bad-type', `bulk.${name}: ${key}: want a ${numbers.name} of ${each} numbers a hand`);
  if (hands > MOST) throw fault('too-large', `bulk.${name}: want at most ${MOST} hands, found ${hands}`);
  return hands;
}

/** @param {string} name @param {any} given @param {Column[]} columns @param {number} hands */
function check(name, given, columns, hands) {
  for (const [key, numbers, each] of columns) {
    const column = given[key];
    if (column !== undefined && !(column instanceof numbers && column.length === hands * each)) {
      const found = column instanceof numbers ? `${column.length} numbers` : 'another value';
      throw fault(
        'bad-type',
        `bulk.${name}: ${key}: want a ${numbers.name} of ${hands * each} numbers, ${each} a hand, found ${found}`,
      );
    }
  }
}

/**
 * Answers all hands, chunk by chunk.
 * @param {any} exports of the module
 * @param {string} name
 * @param {any} given the input columns; a missing one is filled with 0
 * @param {Column[]} all in their order in memory
 * @param {Column[]} into the output columns
 * @param {number} hands
 * @param {(hands: number) => number} buffer returns the address of memory for so many hands, 0 if there is none
 * @param {(hands: number) => number} answer returns the number of answered hands, or an error number
 */
function through(exports, name, given, all, into, hands, buffer, answer) {
  const result = Object.fromEntries(into.map(([key, numbers, each]) => [key, new numbers(hands * each)]));
  for (let from = 0; from < hands; from += CHUNK) {
    const n = Math.min(CHUNK, hands - from);
    const start = buffer(n) >>> 0;
    if (start === 0) throw fault('internal', `bulk.${name} failed: no memory`);
    const views = () => {
      let at = start;
      return all.map((column) => {
        const [, numbers, each] = column;
        const view = new numbers(exports.mem.buffer, at, n * each);
        at += view.byteLength;
        return { column, view };
      });
    };
    for (const { column, view } of views()) {
      const [key, , each] = column;
      if (into.includes(column)) continue;
      if (given[key]) view.set(given[key].subarray(from * each, (from + n) * each));
      else view.fill(0);
    }
    const done = answer(n);
    if (done !== n) throw fault('internal', `bulk.${name} failed: ${done}`);
    // The call may have grown the memory, which invalidates views.
    for (const { column, view } of views()) {
      if (into.includes(column)) result[column[0]].set(view, from * column[2]);
    }
  }
  return result;
}

/**
 * @param {any} exports of the module
 * @param {<T>(call: () => T) => T} run calls the module and handles its failures
 */
export function bulkOf(exports, run) {
  return {
    /** @param {any} counts */
    shanten(counts) {
      const hands = counts?.length / KINDS;
      if (!(counts instanceof Uint8Array) || !Number.isInteger(hands))
        throw fault('bad-type', `bulk.shanten: want a Uint8Array of ${KINDS} counts a hand`);
      if (hands > MOST) throw fault('too-large', `bulk.shanten: want at most ${MOST} hands, found ${hands}`);
      if (hands === 0) return new Int8Array();
      return run(() => {
        const at = exports.bulkBuffer(hands) >>> 0;
        if (at) new Uint8Array(exports.mem.buffer, at, counts.length).set(counts);
        const done = exports.bulkShanten(hands);
        if (at === 0 || done !== hands) throw fault('internal', `bulk.shanten failed: ${done}`);
        return new Int8Array(exports.mem.buffer, at + counts.length, hands).slice();
      });
    },

    /** @param {any} request */
    score(request = {}) {
      const { tiles, win, melds, winds, indicators, uraIndicators, flags, counters, ...rules } = request ?? {};
      const given = { tiles, win, melds, winds, indicators, uraIndicators, flags, counters };
      const hands = handsOf('score', given, scoreInBytes[0]);
      check('score', given, [...scoreIn, ...scoreInBytes], hands);
      return run(() => {
        // Of an unknown field only the name is sent, for the error: it may be meant as a column.
        const named = Object.entries(rules).map(([key, value]) => [key, ofRules.has(key) ? value : null]);
        const reply = replyOf(exports, Object.fromEntries(named), exports.bulkRules);
        if (!reply) throw fault('bad-type', 'bulk.score: want plain data beside the columns');
        if (reply.error) throw new TehaiError(reply.error);
        const all = [...scoreOut, ...scoreIn, ...scoreOutBytes, ...scoreInBytes];
        const columns = through(
          exports,
          'score',
          given,
          all,
          [...scoreOut, ...scoreOutBytes],
          hands,
          exports.bulkScoreBuffer,
          exports.bulkScore,
        );
        return { ...reply.value, ...columns };
      });
    },

    /** @param {any} request */
    discards(request = {}) {
      const { counts, left, ...others } = request ?? {};
      const [unknown] = Object.keys(others);
      if (unknown !== undefined) throw fault('unknown-field', `bulk.discards: there is no field ${unknown}`);
      const given = { counts, left };
      const hands = handsOf('discards', given, discardsIn[0]);
      check('discards', given, discardsIn, hands);
      return run(() =>
        through(
          exports,
          'discards',
          given,
          [...discardsOut, ...discardsIn],
          discardsOut,
          hands,
          exports.bulkDiscardsBuffer,
          (n) => exports.bulkDiscards(n, left === undefined ? 0 : 1),
        ),
      );
    },
  };
}
