// @ts-check
// What a win is worth in one number: points, or fans where the rules count those.

/** @import { Score } from '../../engine/core.d.ts' */

/** @param {Score} score one that wins */
export function worthOf(score) {
  if ('final' in score) return score.final;
  if ('points' in score) return score.points;
  return 'faan' in score ? (score.faan ?? 0) : 'total' in score ? score.total : 0;
}
