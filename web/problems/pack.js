// @ts-check
// A problem as text for links, attributes and storage, in the 64 characters that a link may hold, one per tile. Each
// field is written and read by one row, so that both agree. Old links must keep working: a new field needs a new
// version. The text to read may be anything: the result is a valid problem within its bounds, or null.

import { kinds } from '../tiles/code.js';
import { circumstances, problemKinds } from './problem.js';

/** @import { Problem } from './problem.js' */

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const version = '1';
/** A problem takes some 300 characters, none as many as this. */
const longest = 2000;
/** The largest number of problems in one link. */
export const mostInSet = 40;

class Unreadable extends Error {}

/** @param {string} text */
function reader(text) {
  let at = 0;
  return {
    number(/** @type {number} */ size) {
      let value = 0;
      for (let i = 0; i < size; i++) {
        const digit = at < text.length ? signs.indexOf(text[at++]) : -1;
        if (digit < 0) throw new Unreadable();
        value = value * 64 + digit;
      }
      return value;
    },
    atEnd: () => at === text.length,
  };
}
/** @typedef {ReturnType<typeof reader>} Reader */

/** @param {number} value @param {number} size */
function digits(value, size) {
  if (!Number.isInteger(value) || value < 0 || value >= 64 ** size) throw new Unreadable();
  let text = '';
  for (let i = 0, rest = value; i < size; i++, rest = Math.floor(rest / 64)) text = signs[rest % 64] + text;
  return text;
}

/** @template T @typedef {{write: (value: T) => string, read: (from: Reader) => T}} Field */

/** A number of so many digits, in multiples of `unit` from `least`. @returns {Field<number>} */
const number = (/** @type {number} */ size, { unit = 1, least = 0 } = {}) => ({
  write: (value) => digits(Math.round(value / unit) - Math.round(least / unit), size),
  read: (from) => Math.round(from.number(size) + least / unit) * unit,
});
/** A share in thousandths. @type {Field<number>} */
const share = {
  write: (value) => digits(Math.round(value * 1000), 2),
  read: (from) => checked(from.number(2), (n) => n <= 1000) / 1000,
};
/** @type {Field<boolean>} */
const flag = {
  write: (value) => digits(Number(value), 1),
  read: (from) => checked(from.number(1), (n) => n < 2) === 1,
};

/** @template T @param {T} value @param {(value: T) => boolean} isGood */
function checked(value, isGood) {
  if (!isGood(value)) throw new Unreadable();
  return value;
}

/** An element of a list. @template T @param {readonly T[]} list @returns {Field<T>} */
const oneOf = (list) => ({
  write: (value) => digits(list.indexOf(value), 1),
  read: (from) => list[checked(from.number(1), (n) => n < list.length)],
});
/** @template T @param {Field<T>} item @param {number} most @returns {Field<T[]>} */
const listOf = (item, most) => ({
  write: (values) =>
    digits(
      checked(values.length, (n) => n <= most),
      1,
    ) + values.map(item.write).join(''),
  read: (from) => Array.from({ length: checked(from.number(1), (n) => n <= most) }, () => item.read(from)),
});
/** @template T @param {Field<T>} item @param {any} [none] @returns {Field<any>} */
const maybe = (item, none = null) => ({
  write: (value) => (value === none ? digits(0, 1) : digits(1, 1) + item.write(value)),
  read: (from) => (flag.read(from) ? item.read(from) : none),
});
/** @template T @param {{[K in keyof T]: Field<T[K]>}} rows @returns {Field<T>} */
const record = (rows) => {
  const fields = /** @type {[keyof T, Field<any>][]} */ (Object.entries(rows));
  return {
    write: (value) => fields.map(([name, field]) => field.write(value[name])).join(''),
    read: (from) => /** @type {any} */ (Object.fromEntries(fields.map(([name, field]) => [name, field.read(from)]))),
  };
};
/** Bits, six per character. @param {number} size @returns {Field<boolean[]>} */
const bits = (size) => ({
  write: (values) =>
    Array.from({ length: Math.ceil(size / 6) }, (_, at) =>
      digits(
        [0, 1, 2, 3, 4, 5].reduce((sum, bit) => sum + (values[at * 6 + bit] ? 1 << bit : 0), 0),
        1,
      ),
    ).join(''),
  read: (from) =>
    Array.from({ length: Math.ceil(size / 6) }, () => from.number(1))
      .flatMap((six) => [0, 1, 2, 3, 4, 5].map((bit) => ((six >> bit) & 1) === 1))
      .slice(0, size),
});

const tiles = [...kinds, '0m', '0p', '0s'];
const winds = /** @type {const} */ (['E', 'S', 'W', 'N']);
const tile = oneOf(tiles);
const wind = /** @type {Field<any>} */ (oneOf(winds));

/** The characters of a meld's text: quotes and brackets need escapes in links. */
const meldSigns = '0123456789mpsz\'"()[]';
/** @type {Field<string>} */
const meld = {
  write: (text) => listOf(oneOf([...meldSigns]), 16).write([...text]),
  read(from) {
    const text = listOf(oneOf([...meldSigns]), 16)
      .read(from)
      .join('');
    return checked(text, () => /^[[(]?([0-9]['"]?){3,5}[mpsz][\])]?$/.test(text));
  },
};

/** Rule sets by index; new ones are added at the end. */
const rulesets = [
  ...['riichi-tenhou', 'riichi-mahjong-soul', 'riichi-ema', 'riichi-wrc', 'riichi-jpml-a', 'riichi-m-league'],
  ...['riichi-tenhou-3p', 'riichi-mahjong-soul-3p'],
];
/** Reasons by index; new ones are added at the end. */
const reasons = [
  ...['nearest', 'farther', 'as-good', 'less-good', 'safer', 'dangerous'],
  ...['touches-nothing', 'guest-honour', 'lone-honour', 'outer', 'keeps-shape', 'keeps-run'],
  ...['breaks-run', 'breaks-shape', 'more-use', 'accepts-more', 'accepts-fewer', 'accepts-more-then'],
  ...['accepts-fewer-then', 'better-waits', 'worse-waits', 'more-points', 'fewer-points', 'honour-wait'],
  ...['no-honour-wait', 'not-furiten', 'furiten', 'keeps-dora', 'loses-dora', 'keeps-yaku'],
  ...['loses-yaku', 'keeps-triplets', 'loses-triplets', 'keeps-three-suits', 'loses-three-suits', 'keeps-value'],
  ...['breaks-value', 'keeps-pair', 'breaks-pair', 'keeps-orphans', 'loses-orphans', 'other'],
];
const reasonId = {
  write: (/** @type {string} */ id) => oneOf(reasons).write(reasons.includes(id) ? id : 'other'),
  read: oneOf(reasons).read,
};

/** A river: its tiles, then which one declared riichi, which were drawn, which were called. @type {Field<any>} */
const river = {
  write(list) {
    const riichi = list.findIndex((/** @type {any} */ one) => one.riichi);
    const of = (/** @type {string} */ name) => bits(list.length).write(list.map((/** @type {any} */ one) => one[name]));
    return (
      listOf(tile, 40).write(list.map((/** @type {any} */ one) => one.tile)) +
      digits(riichi < 0 ? 63 : riichi, 1) +
      of('drawn') +
      of('claimed')
    );
  },
  read(from) {
    const list = listOf(tile, 40).read(from);
    const riichi = from.number(1);
    const drawn = bits(list.length).read(from);
    const claimed = bits(list.length).read(from);
    return list.map((one, at) => ({ tile: one, drawn: drawn[at], riichi: at === riichi, claimed: claimed[at] }));
  },
};

/** Kinds of tiles as bits. @type {Field<any>} */
const kindSet = {
  write: (list) => bits(34).write(kinds.map((one) => list.includes(one))),
  read(from) {
    const set = bits(34).read(from);
    return kinds.filter((_, at) => set[at]);
  },
};
const acts = ['discard', 'riichi', 'silent', 'pass', 'chow', 'pung', 'kong', 'pays'];

const chances = record({ win: share, dealIn: share, points: number(3, { least: -131072 }) });
const reason = record({ id: reasonId, tiles: listOf(tile, 6), n: number(2) });
const shanten = number(1);

/**
 * The optional parts of an answer, in the order of their bits: name, default, field. Only some answers name their
 * useful tiles, next to the number.
 * @type {[string, any, Field<any>][]}
 */
const parts = [
  ['then', '', tile],
  ['pays', 0, number(3, { unit: 100 })],
  ['chances', null, chances],
  ['danger', null, share],
  ['accepts', null, record({ shanten, total: number(2) })],
  ['helps', 0, kindSet],
  ['reason', null, reason],
];

/** The act, whether it is right and which parts it has, in two characters. @type {Field<any>} */
const answer = {
  write(value) {
    const { accepts, act, right, tiles: list, short } = value;
    const all = { ...value, helps: accepts?.tiles.length ? accepts.tiles : 0 };
    const there = parts.filter(([name, none]) => all[name] !== none);
    const set = parts.reduce((sum, part, bit) => sum + (there.includes(part) ? 1 << bit : 0), 0);
    const head = checked(acts.indexOf(act), (at) => at >= 0) * 2 + Number(right);
    return (
      digits(head * 128 + set, 2) +
      listOf(tile, 3).write(list) +
      number(2).write(short) +
      there.map(([name, , field]) => field.write(all[name])).join('')
    );
  },
  read(from) {
    const bitsOf = from.number(2);
    const head = checked(bitsOf >> 7, (n) => n < acts.length * 2);
    const list = listOf(tile, 3).read(from);
    const short = number(2).read(from);
    /** @type {any} */ const all = {};
    parts.forEach(([name, none, field], bit) => (all[name] = (bitsOf >> bit) & 1 ? field.read(from) : none));
    const { helps, accepts, ...rest } = all;
    checked(accepts, () => !helps || accepts !== null);
    return {
      act: acts[head >> 1],
      tiles: list,
      right: head % 2 === 1,
      short,
      ...rest,
      accepts: accepts && { ...accepts, tiles: helps || [] },
    };
  },
};

/** @type {Field<any>} */
const whole = record({
  kind: oneOf(problemKinds),
  ruleset: oneOf(rulesets),
  round: wind,
  number: number(1),
  honba: number(1),
  deposits: number(1),
  step: number(2),
  left: number(2),
  closed: listOf(tile, 14),
  drawn: flag,
  indicators: listOf(tile, 5),
  ura: listOf(tile, 5),
  won: maybe(
    record({
      selfDrawn: flag,
      riichi: oneOf([0, 1, 2]),
      more: {
        write: (list) => bits(5).write(circumstances.map((name) => list.includes(name))),
        read(/** @type {Reader} */ from) {
          const set = bits(5).read(from);
          return circumstances.filter((_, at) => set[at]);
        },
      },
    }),
  ),
  seats: listOf(record({ wind, score: number(3, { unit: 100, least: -1_000_000 }), melds: listOf(meld, 4), river }), 4),
  offered: maybe(record({ tile, from: wind })),
  given: maybe(tile, ''),
  answers: listOf(answer, 10),
  made: number(1, { least: -1 }),
  tolerance: number(2),
  end: record({
    kind: oneOf(['win', 'exhausted', 'aborted', 'unfinished']),
    winners: listOf(wind, 3),
    from: maybe(wind, ''),
    points: maybe(number(3, { unit: 100, least: -1_000_000 })),
  }),
});

/** @param {Problem} problem @returns {string} '' if it is not a valid problem or too long */
export function packProblem(problem) {
  try {
    return version + whole.write(problem);
  } catch {
    return '';
  }
}

/** @param {string} text @returns {Problem | null} null if packProblem did not write it */
export function readProblem(text) {
  if (typeof text !== 'string' || text[0] !== version || text.length > longest) return null;
  try {
    const from = reader(text.slice(1));
    const problem = /** @type {Problem} */ (whole.read(from));
    return from.atEnd() && isSound(problem) ? problem : null;
  } catch {
    return null;
  }
}

/** Whether there are answers, and a hand to answer with. @param {Problem} problem */
function isSound({ kind, closed, seats, answers, made, offered, given, won }) {
  const copies = new Map();
  for (const one of closed) copies.set(one, (copies.get(one) ?? 0) + 1);
  return (
    closed.length > 0 &&
    seats.length > 2 &&
    answers.length > 1 &&
    answers.some(({ right }) => right) &&
    made < answers.length &&
    [...copies.values()].every((n) => n <= 4) &&
    (kind === 'call') === (offered !== null) &&
    (kind === 'riichi') === (given !== '') &&
    (kind === 'score') === (won !== null)
  );
}

/** Several problems in one text. @param {string[]} packed */
export const packSet = (packed) => packed.slice(0, mostInSet).join('.');

/** @param {string} text @returns {string[]} the valid ones */
export const readSet = (text) =>
  text
    .slice(0, longest * mostInSet)
    .split('.', mostInSet)
    .filter((one) => readProblem(one) !== null);

/**
 * A short name that is the same wherever the problem is made: a hash of its text.
 * @param {string} packed
 */
export function nameOf(packed) {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < packed.length; at++) {
    const code = packed.charCodeAt(at);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}
