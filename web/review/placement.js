// @ts-check
// What decisions cost by placement: the expected uma and oka at the end of the match, where the rules state them.

import { h } from '../lib/dom.js';
import { number, signed, t } from '../words/index.js';

/** @import { ReviewFigures, ReviewMove } from '../engine/core.d.ts' */

/** The cost of a decision, after its points; null if it is not known. @param {ReviewMove} move */
export const placementCost = ({ placement }) =>
  placement
    ? h(
        'span',
        { class: 'quiet-text' },
        ' · ',
        h(
          'span',
          { style: { 'white-space': 'nowrap' } },
          t('review.placement', { points: signed(Math.round(-placement.cost)) }),
        ),
      )
    : null;

/**
 * The row of the figures, if places pay in any of the deals.
 * @param {ReviewFigures} figures
 * @returns {[string, string][]}
 */
export const placementRow = ({ placed, lossPlacement }) =>
  placed ? [['placementLost', number(Math.round(lossPlacement / placed))]] : [];

/** What the figures mean, below a review that has them. @param {ReviewFigures} figures */
export const placementNote = ({ placed }) =>
  placed ? h('p', { class: 'quiet-text' }, t('review.placement.about')) : null;
