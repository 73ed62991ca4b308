// @ts-check
// The end of a review of many games, in parts, between which the page draws a frame and answers input: the results
// first, the search after them.

import { afterPicture } from '../lib/pieces.js';

/**
 * @param {object} parts
 * @param {() => Promise<void>} parts.results resolves when all results are on screen
 * @param {() => Promise<void>} parts.search fetches the search, and adds its figures
 * @param {() => boolean} parts.isCurrent whether these are still the results of the last review
 * @param {() => Promise<void>} [parts.frame] resolves after the next frame
 */
export async function finishReview({ results, search, isCurrent, frame = afterPicture }) {
  await results();
  await frame();
  if (isCurrent()) await search();
}
