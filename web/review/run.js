// @ts-check
// A review of a game: deal by deal in the worker, so that the page answers meanwhile and it can be stopped between.

/** @import { ReplayReviewValue, ReviewFigures, ReviewMove } from '../engine/core.d.ts' */

/** @typedef {ReviewMove & {deal: number}} Moment */
/** @typedef {{chair: number, moments: Moment[], figures: ReviewFigures, stopped?: boolean}} Review */

/** How long one deal may take, in milliseconds. */
const limit = 60_000;

/**
 * @param {import('./worker-game.js').WorkerGame} game
 * @param {number} deals
 * @param {number} chair
 * @param {(done: number) => void} progress deals that are done
 * @param {AbortSignal} signal
 * @returns {Promise<Review>} what is known when it is stopped, too
 */
export async function runReview(game, deals, chair, progress, signal) {
  /** @type {Review} */
  const review = { chair, moments: [], figures: /** @type {any} */ ({}) };
  for (let deal = 0; deal < deals && !signal.aborted; deal += 1) {
    /** @type {ReplayReviewValue} */
    const { moves, figures } = await game.ask('replayReview', { deal, chair }, { limit });
    review.moments.push(...moves.map((move) => ({ ...move, deal })));
    addFigures(review.figures, figures[0]);
    progress(deal + 1);
  }
  review.stopped = signal.aborted;
  return review;
}

/** Adds figures to a sum: numbers alone; whose they are is not one. @param {any} sum @param {any} more */
export function addFigures(sum, more) {
  for (const [name, value] of Object.entries(more ?? {}))
    if (typeof value === 'number' && name !== 'chair') sum[name] = (sum[name] ?? 0) + value;
}

/** The decisions that do not agree and cost something, the worst first. @param {Review} review */
export function worst({ moments }) {
  return moments.filter(isKey).sort((a, b) => b.loss.weight - a.loss.weight);
}

/** Whether a decision is worth a look. @param {Moment} moment */
export const isKey = ({ better, loss }) => Boolean(better) && (loss.points >= 50 || loss.win >= 0.005);
