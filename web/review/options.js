// @ts-check
// The discards of a decision compared: each tile with bars for the chance to win the deal, or for the useful tiles,
// and for the deal-in chance.

import { h } from '../lib/dom.js';
import { tileFace } from '../tiles/view.js';
import { number, share, signed, t } from '../words/index.js';
import { sidesOf } from './decision.js';

/** @import { DiscardTo, ReviewMove } from '../engine/core.d.ts' */

/** A figure with a bar. @param {number} part 0 to 1 @param {string} text @param {string} style */
const barred = (part, text, style) =>
  h(
    'span',
    { class: `option-figure ${style}` },
    h(
      'span',
      { class: 'bar', 'aria-hidden': 'true' },
      h('span', { style: { 'inline-size': `${Math.round(100 * Math.min(1, Math.max(0, part)))}%` } }),
    ),
    text,
  );

/** @param {ReviewMove} move */
export const hasOptions = (move) => move.best.length > 1 && sidesOf(move).made.row !== undefined;

/** @param {ReviewMove} move @returns {any} null if there is nothing to compare */
export function optionsTable(move) {
  const { made, better } = sidesOf(move);
  const rows = move.best;
  if (!hasOptions(move)) return null;
  const ofDeal = rows.some(({ odds }) => odds);
  const threatened = rows.some(({ danger }) => danger !== undefined);
  const most = Math.max(...rows.map((row) => (ofDeal ? (row.odds?.win ?? 0) : row.total))) || 1;
  const worst = Math.max(0.1, ...rows.map(({ danger = 0 }) => danger));
  /** @param {DiscardTo} row */
  const cells = (row) => [
    ofDeal
      ? row.odds && barred(row.odds.win / most, share(row.odds.win, 1), 'is-chance')
      : barred(row.total / most, number(row.total), 'is-chance'),
    ...(ofDeal ? [row.odds ? signed(Math.round(row.odds.points)) : ''] : []),
    ...(threatened ? [barred((row.danger ?? 0) / worst, share(row.danger ?? 0, 1), 'is-danger')] : []),
  ];
  const heads = [...(ofDeal ? ['win', 'points'] : ['alone']), ...(threatened ? ['danger'] : [])].map((key) =>
    t(`review.option.${key}`),
  );
  return h(
    'table',
    { class: 'moment-options' },
    h(
      'tr',
      {},
      h('td', {}),
      heads.map((head) => h('th', { scope: 'col' }, head)),
    ),
    rows.map((row) =>
      h(
        'tr',
        { class: row === made.row ? 'is-made' : '' },
        h(
          'th',
          { scope: 'row' },
          h('span', { class: 'tiles is-small' }, tileFace(row.tile, { named: true })),
          row === better.row && row !== made.row ? ` ${t('review.option.better')}` : '',
          row === made.row ? ` ${t('analysis.made')}` : '',
        ),
        cells(row).map((cell) => h('td', {}, cell)),
      ),
    ),
  );
}
