// @ts-check
// The table of payments by han and fu under the rules in force, with the cell of the hand marked.

import { h } from '../lib/dom.js';
import { attempt } from '../state/ask.js';
import { number, t } from '../words/index.js';

/** @import { PayRow, RiichiScore } from '../engine/core.d.ts' */
/** @import { Context } from '../state/context.js' */
/** @import { State } from '../state/model.js' */

/** @param {Context} context @param {State} state @param {RiichiScore} score @returns {HTMLElement[]} */
export function payTable(context, state, score) {
  const seatWind = state.situation.seatWind ?? 'E';
  const selfDrawn = state.situation.selfDrawn === true;
  const caption = t('card.tableFor', {
    who: t(seatWind === 'E' ? 'card.dealerIs' : 'card.nonDealer'),
    way: t(selfDrawn ? 'wait.tsumo' : 'wait.ron'),
  });
  const { ruleset, options } = state;
  const { value } = attempt(() => context.engine().payTable({ ruleset, options, seatWind, selfDrawn }));
  return drawn(value?.rows ?? [], caption, score);
}

/** @param {PayRow[]} rows @param {string} caption @param {RiichiScore} score */
function drawn(rows, caption, score) {
  const byPair = rows.filter(({ han, fu }) => han !== undefined && fu !== undefined);
  const fus = [...new Set(byPair.map(({ fu }) => fu ?? 0))];
  const hans = [...new Set(byPair.map(({ han }) => han ?? 0))];
  const of = (/** @type {number} */ fu, /** @type {number} */ han) =>
    byPair.find((row) => row.fu === fu && row.han === han);
  const limits = rows.filter(({ han, fu, limit }) => limit && (han === undefined || fu === undefined));
  return [
    h(
      'div',
      { class: 'table-scroll', tabindex: 0, role: 'region', 'aria-label': t('card.table') },
      h(
        'table',
        {},
        h('caption', {}, caption),
        h(
          'thead',
          {},
          h(
            'tr',
            {},
            h('th', { scope: 'col' }, t('card.fuTitle')),
            hans.map((n) => h('th', { scope: 'col' }, t('card.han', { n }))),
          ),
        ),
        h(
          'tbody',
          {},
          fus.map((fu) =>
            h(
              'tr',
              {},
              h('th', { scope: 'row' }, number(fu)),
              hans.map((han) => cell(of(fu, han), score)),
            ),
          ),
        ),
      ),
    ),
    h(
      'ul',
      { class: 'limits' },
      limits.map((row) =>
        h(
          'li',
          { class: isOf(row, score) ? 'is-current' : '' },
          t(`limit.${row.limit}`),
          ' ',
          h('strong', {}, paid(row)),
        ),
      ),
    ),
  ];
}

/** @param {PayRow | undefined} row @param {RiichiScore} score */
function cell(row, score) {
  const current = row !== undefined && score.han === row.han && score.fu === row.fu;
  return h(
    'td',
    { 'aria-current': current ? 'true' : null, class: current ? 'is-current' : '' },
    row?.possible ? paid(row) : '–',
  );
}

/** One number for a win by discard and where all pay alike, else "others/dealer". @param {PayRow} row */
function paid({ payments }) {
  const sums = Object.values(payments).filter((sum) => sum < 0);
  return [...new Set(sums)]
    .sort((a, b) => b - a)
    .map((sum) => number(-sum))
    .join('/');
}

/** @param {PayRow} row @param {RiichiScore} score */
const isOf = ({ limit }, score) => limit === (score.limit === 'counted-yakuman' ? 'yakuman' : score.limit);
