// @ts-check
// What many games come to: figures over all, tables by seat and by round, plots over time, and the worst moments.

import { windSign } from '../board/names.js';
import { h } from '../lib/dom.js';
import { dealLabel } from '../game/rules.js';
import { lineGraph } from '../lib/lines.js';
import { inPieces, next } from '../lib/pieces.js';
import { momentLines } from '../review/moment.js';
import { placementNote } from '../review/placement.js';
import { each, part, summary } from '../review/summary.js';
import { number, share, t } from '../words/index.js';
import { overTime } from './sums.js';

/** @import { ReviewFigures } from '../engine/core.d.ts' */
/** @typedef {import('./sums.js').Sums} Sums */
/** @typedef {import('./sums.js').Worst} Worst */

/** How many of the worst moments are drawn in one task. */
export const momentsInPiece = 20;

/**
 * The results; `fill` draws the worst moments that do not fit into the first task, piece by piece after each frame.
 * @param {Sums} sums finished
 * @param {readonly File[]} files
 * @param {(one: Worst) => void} open
 */
export function results(sums, files, open) {
  const list = h('ol', { class: 'review-moments' });
  const left = sums.worst.values();
  const add = (/** @type {Worst[]} */ some) => list.append(...some.map((one) => h('li', {}, moment(one, files, open))));
  add(next(left, momentsInPiece));
  return {
    elements: figuresOf(sums, list),
    fill: (/** @type {() => boolean} */ stopped) => inPieces(left, momentsInPiece, add, stopped),
  };
}

/** @param {Sums} sums @param {HTMLElement} worst */
const figuresOf = (sums, worst) => [
  h('h3', {}, t('survey.all')),
  summary(sums.total, sums.total.deals > sums.deals ? 'survey.seats' : 'review.deals'),
  table('bySeat', [...sums.bySeat], (wind) => windSign(wind)),
  table('byRound', [...sums.byRound], (round) => `${windSign(round[0])} ${round.slice(1)}`),
  plots(sums),
  h('h3', {}, t('survey.worst')),
  worst,
  h('p', { class: 'quiet-text' }, t('review.model')),
  placementNote(sums.total),
];

/** @type {[string, (f: ReviewFigures) => string][]} */
const columns = [
  ['agreed', (f) => part(f.agreed, f.decisions)],
  ['lost', (f) => each(f.lossPoints, f.decisions)],
  ['wins', (f) => part(f.wins, f.deals)],
  ['dealIns', (f) => part(f.dealIns, f.deals)],
  ['riichi', (f) => part(f.riichi, f.deals)],
  ['open', (f) => part(f.open, f.deals)],
  ['points', (f) => each(f.payments, f.deals)],
];

/**
 * @param {'bySeat' | 'byRound'} word
 * @param {[string, ReviewFigures][]} rows
 * @param {(key: string) => string} name
 */
const table = (word, rows, name) =>
  h(
    'div',
    { class: 'survey-table', tabindex: 0, role: 'group', 'aria-label': t(`survey.${word}`) },
    h(
      'table',
      {},
      h('caption', {}, t(`survey.${word}`)),
      h(
        'tr',
        {},
        h('td', {}),
        columns.map(([column]) => h('th', { scope: 'col' }, t(`survey.${column}`))),
      ),
      rows.map(([key, figures]) =>
        h(
          'tr',
          {},
          h('th', { scope: 'row' }, name(key)),
          columns.map(([, value]) => h('td', {}, value(figures))),
        ),
      ),
    ),
  );

/** @param {Sums} sums */
function plots(sums) {
  const stretches = overTime(sums.games);
  if (stretches.length < 2) return null;
  const rate = (/** @type {number} */ n, /** @type {number} */ of) => (of ? n / of : 0);
  return h(
    'div',
    { class: 'survey-plots' },
    plot('agreed', stretches, share, [['', 0, (f) => rate(f.agreed, f.decisions)]]),
    plot('lost', stretches, number, [['', 0, (f) => rate(f.lossPoints, f.decisions)]]),
    plot('rates', stretches, share, [
      [t('survey.wins'), 2, (f) => rate(f.wins, f.deals)],
      [t('survey.dealIns'), 3, (f) => rate(f.dealIns, f.deals)],
    ]),
  );
}

/**
 * @param {string} word
 * @param {import('./sums.js').Stretch[]} stretches
 * @param {(value: number) => string} write
 * @param {[string, number, (f: ReviewFigures) => number][]} lines name, colour, value
 */
function plot(word, stretches, write, lines) {
  const caption = t(`survey.plot.${word}`);
  const series = lines.map(([, colour, value]) => ({
    name: '',
    style: `is-chair-${colour}`,
    points: stretches.map(({ figures }, index) => /** @type {[number, number]} */ ([index, value(figures)])),
  }));
  const values = series.flatMap(({ points }) => points.map(([, value]) => value));
  const spread = (Math.max(...values) - Math.min(...values) || 0.1) * 0.1;
  const said = series.map(({ points }, index) => {
    const [from, to] = [points[0][1], points[points.length - 1][1]].map((value) => write(value));
    return `${lines[index][0]} ${from} – ${to}`.trim();
  });
  return h(
    'figure',
    { class: 'course-figure' },
    h(
      'figcaption',
      {},
      caption,
      lines.length > 1
        ? lines.map(([name, colour]) => [
            ' ',
            h('span', { class: `chair-mark is-chair-${colour}`, 'aria-hidden': 'true' }),
            name,
          ])
        : null,
    ),
    lineGraph({
      label: `${caption}. ${said.join('; ')}`,
      series,
      write,
      dots: true,
      height: 120,
      across: [0, stretches.length - 1],
      between: [Math.max(0, Math.min(...values) - spread), Math.max(...values) + spread],
      ticks: stretches.map(({ from }, index) => [index, `${from.slice(0, 4)}-${from.slice(4, 6)}`]),
    }),
  );
}

/** @param {Worst} one @param {readonly File[]} files @param {(one: Worst) => void} open */
const moment = (one, files, open) =>
  h(
    'button',
    { type: 'button', class: 'moment', onclick: () => open(one) },
    h(
      'span',
      { class: 'moment-place' },
      t('survey.worstOf', {
        game: files[one.file].name,
        place: t('review.place', { deal: dealLabel(one), step: one.move.step }),
      }),
    ),
    momentLines(one.move),
  );
