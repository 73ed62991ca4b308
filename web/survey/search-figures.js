// @ts-check
// How often each kind of mistake was made, of the decisions in which it could be, with an interval and over time. Where
// there are too few decisions there is no figure.

import { fold, h } from '../lib/dom.js';
import { lineGraph } from '../lib/lines.js';
import { number, t } from '../words/index.js';

/** @import { SearchFigure, SearchFiguresValue } from '../engine/core.d.ts' */

/** @param {SearchFiguresValue} figures @param {(id: string) => void} look for the decisions themselves */
export const mistakeFigures = ({ rows, enough }, look) =>
  h(
    'ul',
    { class: 'mistake-figures' },
    rows.map((row) => h('li', {}, figure(row, enough, look))),
  );

/** @param {SearchFigure} row @param {number} enough @param {(id: string) => void} look */
function figure({ id, made, decisions, rate, low, high, over }, enough, look) {
  const name = t(`search.mistake.${id}`);
  return [
    fold(`mistake-${id}`, h('b', {}, name), () => h('p', { class: 'quiet-text' }, t(`search.mistake.${id}.is`))),
    h(
      'p',
      {},
      rate === undefined || low === undefined || high === undefined
        ? t('search.mistake.few', { n: decisions, enough })
        : [
            h('b', {}, t('search.mistake.rate', { rate: tenth(rate) })),
            ' ',
            t('search.mistake.of', { made: number(made), n: decisions, low: tenth(low), high: tenth(high) }),
          ],
    ),
    made
      ? h(
          'button',
          { type: 'button', class: 'button', data: { key: `mistake-${id}` }, onclick: () => look(id) },
          t('search.mistake.show', { n: made }),
        )
      : null,
    over && over.length > 1 ? line(name, over) : null,
  ];
}

/** @param {number} rate */
const tenth = (rate) => number(Math.round(rate * 10) / 10);

/** @param {string} name @param {NonNullable<SearchFigure['over']>} over */
function line(name, over) {
  const values = over.map(({ rate }) => rate);
  const spread = Math.max(0.5, (Math.max(...values) - Math.min(...values)) * 0.1);
  const [from, to] = [values[0], values[values.length - 1]].map(tenth);
  return lineGraph({
    label: t('search.mistake.line', { name, from, to }),
    series: [{ name: '', style: 'is-chair-0', points: values.map((rate, at) => [at, rate]) }],
    write: tenth,
    dots: true,
    height: 90,
    across: [0, over.length - 1],
    between: [Math.max(0, Math.min(...values) - spread), Math.max(...values) + spread],
    ticks: over.map(({ from: when }, at) => [at, `${when.slice(0, 4)}-${when.slice(4, 6)}`]),
  });
}
