// @ts-check
// What is missing of a file's deals, in one sentence.

import { t } from '../words/index.js';
import { dealLabel } from './rules.js';

/** "Cut after East 3: 6 of 8 deals are whole." @param {import('../engine/core.d.ts').Cut} cut */
export function cutText({ whole, deals, after }) {
  if (!after) return t('replay.cutFirst', { whole, all: deals });
  const deal = dealLabel(after);
  return whole < deals ? t('replay.cut', { deal, whole, all: deals }) : t('replay.cutPart', { deal, n: deals });
}
