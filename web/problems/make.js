// @ts-check
// Makes problems of the decisions of a game and saves them; the module chooses the moments.

import { packProblem } from './pack.js';
import { problemOf } from './problem.js';
import { ProblemStore } from './store.js';

/** @import { ReplayReviewValue, State, TableLevel, Wind } from '../engine/core.d.ts' */
/** @import { End } from './problem.js' */
/** @typedef {'replayReview' | 'replayState' | 'replaySight'} Asked */
/** @typedef {(name: Asked, request: any) => Promise<any>} Ask calls the module about one open game */
/**
 * @typedef {object} Made
 * @property {string[]} packed the problems found
 * @property {number} costly the number of decisions that cost something
 * @property {number} added the number of new ones
 * @property {number} known the number already saved
 * @property {number} full the number that found no space on the device
 */

/**
 * How a deal ended, from its last steps.
 * @param {Ask} ask
 * @param {number} deal
 * @param {number} steps
 * @returns {Promise<Omit<End, 'points'>>}
 */
async function endOf(ask, deal, steps) {
  /** @type {Wind[]} */ const winners = [];
  for (let step = steps; step > 0; step -= 1) {
    /** @type {State} */ const { event, seats } = await ask('replayState', { deal, step });
    const wind = event.chair === undefined ? undefined : /** @type {Wind} */ (seats[event.chair].wind);
    if (event.kind === 'win' && wind) winners.unshift(wind);
    else if (winners.length) return { kind: 'win', winners, from: wind && winners[0] !== wind ? wind : '' };
    else
      return {
        kind: event.kind === 'exhausted' || event.kind === 'aborted' ? event.kind : 'unfinished',
        winners,
        from: '',
      };
  }
  return { kind: 'unfinished', winners, from: '' };
}

/**
 * The problems of a deal, packed.
 * @param {Ask} ask
 * @param {number} deal
 * @param {number} [chair]
 * @param {TableLevel} [level] how strong the table is
 * @returns {Promise<{packed: string[], costly: number}>}
 */
export async function problemsOf(ask, deal, chair, level) {
  /** @type {ReplayReviewValue} */
  const { problems = [], refused = [] } = await ask('replayReview', {
    deal,
    problems: true,
    level,
    ...(chair === undefined ? {} : { chair }),
  });
  /** @type {string[]} */ const packed = [];
  /** @type {Awaited<ReturnType<typeof endOf>> | undefined} */ let end;
  for (const moment of problems) {
    const at = { deal, step: moment.step };
    /** @type {State} */ const state = await ask('replayState', at);
    const sight = await ask('replaySight', { ...at, chair: moment.chair });
    end ??= await endOf(ask, deal, state.steps);
    const problem = problemOf(moment, state, sight, end);
    const text = problem ? packProblem(problem) : '';
    if (text) packed.push(text);
  }
  return { packed, costly: refused.length + problems.filter(({ kind }) => kind !== 'score').length };
}

/**
 * Makes problems of the deals of games and saves them.
 * @param {Iterable<{ask: Ask, deal: number, chair?: number, level?: TableLevel, game: string}>} places
 * @param {{signal?: AbortSignal, progress?: (done: number) => void, store?: import('./store.js').ProblemStore}}
 *   [more]
 * @returns {Promise<Made>}
 */
export async function practise(places, { signal, progress, store = new ProblemStore() } = {}) {
  /** @type {{packed: string, game: string}[]} */ const found = [];
  const made = { packed: /** @type {string[]} */ ([]), costly: 0, added: 0, known: 0, full: 0 };
  let done = 0;
  for (const { ask, deal, chair, level, game } of places) {
    if (signal?.aborted) break;
    const { packed, costly } = await problemsOf(ask, deal, chair, level);
    made.costly += costly;
    for (const one of packed) found.push({ packed: one, game });
    progress?.((done += 1));
  }
  made.packed = found.map(({ packed }) => packed);
  return Object.assign(made, store.add(found));
}
