// @ts-check
// Why a complete hand pays nothing, in a word: it has no yaku, or too few points for the minimum, or cannot be won so.

import { number, t } from '../words/index.js';

/** @import { Score } from '../engine/core.d.ts' */

/** "3 / 8" @param {Score | undefined} score one that does not win, or none */
export const belowMinimumText = (score) =>
  !score ? '–' : 'fans' in score ? `${number(towardsMinimum(score))} / ${number(score.minimum)}` : t('wait.noYaku');

/**
 * Points of flowers do not help to reach the minimum.
 * @param {{total: number, fans: {id: string, count: number}[]}} score
 */
export const towardsMinimum = ({ total, fans }) => total - (fans.find(({ id }) => id === 'flower-tiles')?.count ?? 0);
