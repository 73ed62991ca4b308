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

/** @typedef {Moment & {again: number[]}} KeyMoment the steps where the same is done again */

/**
 * The decisions that do not agree and cost something, the worst first. The same tile kept turn after turn is one of
 * them: the worst, with the steps of the others.
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
    // What others let go in between, and is let pass, is no turn of its own.
    if (moment.kind !== 'pass') before = isKey(moment) || of === before ? of : '';
  }
  return runs
    .map((run) => {
      const [first] = [...run].sort((a, b) => b.loss.weight - a.loss.weight);
      return { ...first, again: run.filter((one) => one !== first).map(({ step }) => step) };
    })
    .sort((a, b) => b.loss.weight - a.loss.weight);
}

/** Whether a decision is worth a look. @param {Moment} moment */
export const isKey = ({ better, loss }) => Boolean(better) && (loss.points >= 50 || loss.win >= 0.005);
