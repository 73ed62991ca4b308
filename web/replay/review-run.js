// @ts-check
// A review of a game: deal by deal in the worker, so that the page answers meanwhile and it can be stopped between.

/** @import { ReplayReviewValue, ReviewFigures, ReviewMove } from '../engine/core.d.ts' */

/** @typedef {ReviewMove & {deal: number}} Moment */
/** @typedef {{chair: number, moments: Moment[], figures: ReviewFigures}} Review */

/** How long one deal may take, in milliseconds. */
const limit = 60_000;

/**
 * @param {import('../engine/background.js').Background} background
 * @param {string} text of the game
 * @param {number} deals
 * @param {number} chair
 * @param {(done: number) => void} progress deals that are done
 * @param {AbortSignal} signal
 * @returns {Promise<Review>} what is known when it is stopped, too
 */
export async function runReview(background, text, deals, chair, progress, signal) {
  const { id } = await background.ask('replayOpen', { text }, { signal });
  /** @type {Review} */
  const review = { chair, moments: [], figures: /** @type {any} */ ({}) };
  try {
    for (let deal = 0; deal < deals && !signal.aborted; deal += 1) {
      /** @type {ReplayReviewValue} */
      const { moves, figures } = await background.ask('replayReview', { id, deal, chair }, { limit });
      review.moments.push(...moves.map((move) => ({ ...move, deal })));
      add(review.figures, figures[0]);
      progress(deal + 1);
    }
  } finally {
    background.ask('replayClose', { id }).catch(() => {});
  }
  return review;
}

/** Adds figures to a sum: numbers alone; whose they are is not one. @param {any} sum @param {any} more */
function add(sum, more) {
  for (const [name, value] of Object.entries(more ?? {}))
    if (typeof value === 'number' && name !== 'chair') sum[name] = (sum[name] ?? 0) + value;
}

/** The decisions that do not agree and cost something, the worst first. @param {Review} review */
export function worst({ moments }) {
  return moments.filter(isKey).sort((a, b) => weight(b) - weight(a));
}

/** Whether a decision is worth a look. @param {Moment} moment */
export const isKey = ({ better, loss }) => Boolean(better) && (loss.points >= 50 || loss.win >= 0.005);

/** How heavy a decision weighs: a hundredth of a chance to win counts as 80 points. @param {Moment} moment */
export const weight = ({ loss }) => loss.points + 8000 * loss.win;

/** The moments as a table for other programs. @param {Moment[]} moments @param {(deal: number) => string} label */
export function csvOf(moments, label) {
  const rows = [
    ['deal', 'step', 'chair', 'kind', 'made', 'better', 'loss win', 'loss points', 'danger', 'hoped', 'came'],
  ];
  for (const { deal, step, chair, kind, made, better, loss, danger, luck } of moments) {
    rows.push(
      [
        label(deal),
        step,
        chair,
        kind,
        made,
        better ?? '',
        loss.win,
        loss.points,
        danger ?? '',
        luck?.hoped,
        luck?.came,
      ].map((value) => String(value ?? '')),
    );
  }
  return rows.map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
}

/** A cell that no table program takes for a formula. @param {string} text */
function cell(text) {
  const plain = /^[=+@-]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replace(/"/g, '""')}"` : plain;
}
