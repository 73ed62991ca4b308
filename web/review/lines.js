// @ts-check
// The decisions between riichi and silence that are no mistake, with how the deal ends after both: where the figures
// are close, or cannot tell, the person decides.

import { fold, h } from '../lib/dom.js';
import { share, signed, t } from '../words/index.js';
import { declares, sidesOf } from './decision.js';

/** @import { ReviewLines } from '../engine/core.d.ts' */
/** @import { Moment } from './run.js' */
/** @typedef {{label: (deal: number) => string, look: (deal: number, step: number, keyed: boolean) => void}} Acts */

/**
 * The decisions that have both lines and cost nothing, in the order of the game.
 * @param {Moment[]} moments
 */
export const openLines = (moments) => moments.filter(({ riichi, size }) => riichi && !size);

/** @param {Moment[]} moments of a whole review @param {Acts} acts */
export function linesFold(moments, acts) {
  const open = openLines(moments);
  if (!open.length) return null;
  const content = () => [
    h('p', { class: 'quiet-text' }, t('review.lines.about')),
    h(
      'ul',
      { class: 'review-moments review-lines' },
      open.map((one) => lineItem(one, acts)),
    ),
  ];
  return fold('review-lines', t('review.lines', { n: open.length }), content, { class: 'lines-fold' });
}

/** @param {Moment} move @param {Acts} acts */
const lineItem = (move, { label, look }) =>
  h(
    'li',
    {},
    h(
      'button',
      {
        type: 'button',
        class: 'button',
        data: { key: `lines-${move.deal}-${move.step}` },
        onclick: (/** @type {MouseEvent} */ { detail }) => look(move.deal, move.step - 1, detail === 0),
      },
      t('review.place', { deal: label(move.deal), step: move.step }),
    ),
    linesOf(move),
  );

/** @param {Moment} move with both lines */
export const linesOf = (move) => linesTable(/** @type {ReviewLines} */ (move.riichi), declares(sidesOf(move).made));

/**
 * Both lines as a table. The points of silence include what it gains from a better wait, as the margin does.
 * @param {ReviewLines} lines
 * @param {boolean} declared whether the player declared riichi
 */
function linesTable({ declared: riichi, silent, margin }, declared) {
  const rows = /** @type {const} */ ([
    [t('act.l'), riichi, riichi.points, declared],
    [t('review.lines.silent'), silent, riichi.points - margin, !declared],
  ]);
  return h(
    'table',
    { class: 'moment-options' },
    h(
      'tr',
      {},
      h('td', {}),
      ['win', 'points'].map((key) => h('th', { scope: 'col' }, t(`review.option.${key}`))),
    ),
    rows.map(([word, { win }, points, made]) =>
      h(
        'tr',
        { class: made ? 'is-made' : '' },
        h('th', { scope: 'row' }, word, made ? ` ${t('analysis.made')}` : ''),
        h('td', {}, share(win, 1)),
        h('td', {}, signed(Math.round(points))),
      ),
    ),
  );
}
