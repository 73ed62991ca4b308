// Problems for tests: one of each kind, and any number of different ones.

import { packProblem } from '../problems/pack.js';

const seat = (wind, river = [], melds = []) => ({
  wind,
  score: 25000,
  melds,
  river: river.map((tile, at) => ({ tile, drawn: at % 3 === 0, riichi: false, claimed: at === 1 })),
});

/** @param {object} more */
export const sample = (more = {}) => ({
  kind: 'discard',
  ruleset: 'riichi-tenhou',
  round: 'E',
  number: 2,
  honba: 1,
  deposits: 0,
  step: 37,
  left: 52,
  closed: '4m 5m 5m 0m 6m 2p 3p 6p 7p 3s 4s 5s 5s 8s'.split(' '),
  drawn: true,
  indicators: ['8s'],
  ura: [],
  won: null,
  seats: [seat('N', ['9p', '4z', '2z']), seat('E', ['3z', '9p'], ["2'34m"]), seat('S'), seat('W', ['1m'])],
  offered: null,
  given: '',
  answers: [
    {
      act: 'discard',
      tiles: ['8s'],
      then: '',
      right: true,
      short: 0,
      pays: 0,
      chances: { win: 0.358, dealIn: 0.139, points: 1639 },
      danger: null,
      accepts: { shanten: 1, total: 14, tiles: ['3m', '6m', '1p', '4p'] },
      reason: { id: 'keeps-shape', tiles: ['3s', '4s', '5s'], n: 0 },
    },
    {
      act: 'discard',
      tiles: ['2p'],
      then: '',
      right: false,
      short: 1159,
      pays: 0,
      chances: { win: 0.221, dealIn: 0.137, points: -480 },
      danger: 0.05,
      accepts: { shanten: 2, total: 46, tiles: [] },
      reason: null,
    },
  ],
  made: 1,
  tolerance: 150,
  end: { kind: 'win', winners: ['S'], from: 'N', points: -3900 },
  ...more,
});

/** @param {number} n @param {number} [from] @returns {string[]} packed */
export const many = (n, from = 0) =>
  Array.from({ length: n }, (_, at) =>
    packProblem(sample({ step: (from + at) % 4000, left: Math.floor((from + at) / 4000) })),
  );

/** A localStorage with space for a number of characters. */
export function storageOf(capacity = Infinity) {
  /** @type {any} */ const held = {};
  const size = () => Object.entries(held).reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  let used = 0;
  const methods = {
    getItem: (key) => (Object.hasOwn(held, key) ? held[key] : null),
    setItem(key, value) {
      const before = Object.hasOwn(held, key) ? key.length + held[key].length : 0;
      if (used - before + key.length + value.length > capacity) throw new DOMException('full', 'QuotaExceededError');
      used += key.length + value.length - before;
      held[key] = String(value);
    },
    removeItem(key) {
      if (Object.hasOwn(held, key)) used -= key.length + held[key].length;
      delete held[key];
    },
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(held, name, { value, enumerable: false });
  Object.defineProperty(held, 'size', { value: size, enumerable: false });
  return held;
}
