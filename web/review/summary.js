// @ts-check
// The figures of one game or many in words: shares and averages are computed from the sums here.

import { h } from '../lib/dom.js';
import { number, share, t } from '../words/index.js';
import { placementRow } from './placement.js';

/** @import { ReviewFigures } from '../engine/core.d.ts' */

/** @param {number} n @param {number} of */
export const part = (n, of) => (of ? share(n / of, 1) : '–');
/** @param {number} n @param {number} of */
export const each = (n, of) => (of ? number(Math.round(n / of)) : '–');

/**
 * @param {ReviewFigures} figures
 * @param {string} [deals] the key of the word for deals, if several seats are counted
 */
export function summary(figures, deals = 'review.deals') {
  return h(
    'dl',
    { class: 'review-figures' },
    h('div', {}, h('dt', {}, t(deals)), h('dd', {}, number(figures.deals ?? 0))),
    rows(figures).map(([word, value]) => h('div', {}, h('dt', {}, t(`review.${word}`)), h('dd', {}, value))),
  );
}

/** @param {ReviewFigures} f @returns {[string, string][]} */
const rows = (f) => [
  ['decisions', number(f.decisions ?? 0)],
  ['agreed', part(f.agreed, f.decisions)],
  ['lost', each(f.lossPoints, f.decisions)],
  ...placementRow(f),
  ['lossWin', f.decisions ? share(f.lossWin / f.decisions, 1) : '–'],
  ['luck', t('review.luckOf', { came: f.came ?? 0, hoped: number(Math.round((f.hoped ?? 0) * 10) / 10) })],
  ['wins', part(f.wins, f.deals)],
  ['winPoints', each(f.winPoints, f.wins)],
  ['dealIns', part(f.dealIns, f.deals)],
  ['dealInPoints', each(f.dealInPoints, f.dealIns)],
  ['dealInDanger', f.dealInSeen ? share(f.dealInDanger / f.dealInSeen) : '–'],
  ['riichi', part(f.riichi, f.deals)],
  ['open', part(f.open, f.deals)],
  ['drawnDeals', part(f.drawn, f.deals)],
  ['payments', number(f.payments ?? 0)],
];
