// @ts-check
// From the decisions of a game to problems on the device: which moments are worth it the module says.

import { readMpsz } from '../tiles/mpsz.js';
import { packProblem } from './pack.js';
import { problemOf } from './problem.js';
import { problemStore } from './store.js';

/** @import { ReplayProblemsValue } from '../engine/core.d.ts' */
/** @typedef {(name: 'replayProblems', request: {deal: number, chair?: number}) => Promise<any>} Ask of one open game */
/**
 * @typedef {object} Made
 * @property {string[]} packed those found
 * @property {number} decisions
 * @property {number} costly decisions that cost something
 * @property {number} added that were not on the device
 * @property {number} known
 * @property {number} full that the device has no room for
 */

/** @param {ReplayProblemsValue} value @returns {string[]} */
export const packedOf = ({ problems }) =>
  problems.flatMap((moment) => {
    const hand = readMpsz(moment.hand);
    const packed = hand ? packProblem(problemOf(moment, hand)) : '';
    return packed ? [packed] : [];
  });

/**
 * Makes problems of the deals of games and keeps them.
 * @param {Iterable<{ask: Ask, deal: number, chair?: number, game: string}>} places
 * @param {{signal?: AbortSignal, progress?: (done: number) => void, store?: import('./store.js').ProblemStore}} [more]
 * @returns {Promise<Made>}
 */
export async function practise(places, { signal, progress, store = problemStore() } = {}) {
  /** @type {{packed: string, game: string}[]} */ const found = [];
  const made = { packed: /** @type {string[]} */ ([]), decisions: 0, costly: 0, added: 0, known: 0, full: 0 };
  let done = 0;
  for (const { ask, deal, chair, game } of places) {
    if (signal?.aborted) break;
    /** @type {ReplayProblemsValue} */
    const value = await ask('replayProblems', { deal, ...(chair === undefined ? {} : { chair }) });
    made.decisions += value.decisions;
    made.costly += value.costly;
    for (const packed of packedOf(value)) found.push({ packed, game });
    progress?.((done += 1));
  }
  made.packed = found.map(({ packed }) => packed);
  return Object.assign(made, store.add(found));
}
