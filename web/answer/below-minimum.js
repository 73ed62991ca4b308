// @ts-check
// Why a complete hand pays nothing, in a word: no yaku, below the minimum, or a win that is not allowed.

import { number, t } from '../words/index.js';

/** @import { Score } from '../engine/core.d.ts' */

/** "3 / 8" @param {Score | undefined} score without a win */
export const belowMinimumText = (score) =>
  !score ? '–' : 'fans' in score ? `${number(towardsMinimum(score))} / ${number(score.minimum)}` : t('wait.noYaku');

/**
 * The points towards the minimum, to which those of flowers do not count.
 * @param {{total: number, fans: {id: string, count: number}[]}} score
 */
export const towardsMinimum = ({ total, fans }) => total - (fans.find(({ id }) => id === 'flower-tiles')?.count ?? 0);
