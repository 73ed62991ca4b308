// @ts-check
// Reviews a game deal by deal in the worker, so that the page stays responsive and the review can be stopped between
// deals.

/** @import { ReplayReviewValue, ReviewFigures, ReviewMove, TableLevel } from '../engine/core.d.ts' */

/** @typedef {ReviewMove & {deal: number}} Moment */
/**
 * @typedef {object} Review
 * @property {number} chair
 * @property {TableLevel} [level] how strong the table is, if not as usual
 * @property {Moment[]} moments
 * @property {ReviewFigures} figures
 * @property {boolean} [stopped]
 */

/** The time limit of a deal, in milliseconds. */
const limit = 60_000;

/**
 * @param {import('./worker-game.js').WorkerGame} game
 * @param {number} deals
 * @param {{chair: number, level?: TableLevel}} of whose decisions, at which table
 * @param {(done: number) => void} progress called with the number of finished deals
 * @param {AbortSignal} signal
 * @returns {Promise<Review>} if stopped, what is known so far
 */
export async function runReview(game, deals, { chair, level }, progress, signal) {
  /** @type {Review} */
  const review = { chair, level, moments: [], figures: /** @type {any} */ ({}) };
  for (let deal = 0; deal < deals && !signal.aborted; deal += 1) {
    /** @type {ReplayReviewValue} */
    const { moves, figures } = await game.ask('replayReview', { deal, chair, level }, { limit });
    review.moments.push(...moves.map((move) => ({ ...move, deal })));
    addFigures(review.figures, figures[0]);
    progress(deal + 1);
  }
  review.stopped = signal.aborted;
  return review;
}

/** Adds figures to a sum: numbers only, without the chair. @param {any} sum @param {any} more */
export function addFigures(sum, more) {
  for (const [name, value] of Object.entries(more ?? {}))
    if (typeof value === 'number' && name !== 'chair') sum[name] = (sum[name] ?? 0) + value;
}

/** @typedef {Moment & {again: number[]}} KeyMoment `again`: the steps at which the same mistake was repeated */

/**
 * The decisions that differ from the ranking and cost something, the worst first. The same tile kept turn after turn
 * is one decision: the worst, with the steps of the others.
 * @param {Review} review
 * @returns {KeyMoment[]}
 */
export function worst({ moments }) {
  /** @type {Moment[][]} */
  const runs = [];
  let before = '';
  for (const moment of moments) {
    const of = moment.kind === 'discard' ? `${moment.deal} ${moment.better ?? ''}` : '';
    if (isKey(moment)) {
      if (of && of === before) runs[runs.length - 1].push(moment);
      else runs.push([moment]);
    }
    // Passing another player's discard does not separate two turns.
    if (moment.kind !== 'pass') before = isKey(moment) || of === before ? of : '';
  }
  return runs
    .map((run) => {
      const [first] = [...run].sort((a, b) => b.loss.weight - a.loss.weight);
      return { ...first, again: run.filter((one) => one !== first).map(({ step }) => step) };
    })
    .sort((a, b) => b.loss.weight - a.loss.weight);
}

/** Whether a decision is a key moment. @param {Moment} moment */
export const isKey = ({ better, loss }) => Boolean(better) && (loss.points >= 50 || loss.win >= 0.005);
