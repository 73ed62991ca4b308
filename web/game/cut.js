// @ts-check
// A sentence about the deals that are missing in a file.

import { t } from '../words/index.js';
import { dealLabel } from './rules.js';

/** @typedef {import('../engine/core.d.ts').Cut} Cut */

/** "Cut after East 3: 6 of 8 deals are complete." @param {Cut} cut */
export function cutText({ whole, deals, after }) {
  if (!after) return t('replay.cutFirst', { whole, all: deals });
  const deal = dealLabel(after);
  return whole < deals ? t('replay.cut', { deal, whole, all: deals }) : t('replay.cutPart', { deal, n: deals });
}

/** The same where deals are judged. @param {Cut} cut */
export const cutJudged = (cut) => (cut.whole < cut.deals ? `${cutText(cut)} ${t('review.cut')}` : cutText(cut));
