// @ts-check
// The course of a deal on screen: two graphs with a line for each seat, and the same figures as a table.

import { windName, windSign } from '../board/names.js';
import { fold, h } from '../lib/dom.js';
import { lineGraph } from '../lib/lines.js';
import { levels } from '../state/settings.js';
import { number, share, t } from '../words/index.js';

/** @import { CoursePoint, ReplayCourse, TableLevel } from '../engine/core.d.ts' */
/** @typedef {'win' | 'points'} Figure */
/** @typedef {ReplayCourse & {chair: number}} ChairCourse */
/**
 * The deal that is drawn.
 * @typedef {object} Deal
 * @property {string} key of the game and the deal
 * @property {number} steps of the deal
 * @property {number} step on the board
 * @property {(step: number) => void} seek
 * @property {(chair: number) => string} name
 */
/** @typedef {{level: TableLevel, choose: (level: TableLevel) => void}} Strength */

/** @param {number} value */
const chance = (value) => share(value, 1);

/** Whether every point has the odds of the whole deal against the others. @param {ReplayCourse[]} chairs */
const isOfDeal = (chairs) => chairs.every(({ points }) => points.every(({ odds }) => odds));

/** @param {CoursePoint} point @param {Figure} figure @param {boolean} ofDeal */
const valueOf = (point, figure, ofDeal) => (ofDeal && point.odds ? point.odds[figure] : point[figure]);

/** The probability of a draw, by the latest point of any player. @param {ReplayCourse[]} chairs */
function drawSeries(chairs) {
  /** @type {Map<number, number>} */ const steps = new Map();
  for (const { points } of chairs) for (const { step, odds } of points) steps.set(step, odds?.draw ?? 0);
  return { name: '', style: 'is-draw', points: [...steps].sort(([a], [b]) => a - b) };
}

const drawLegend = () => [
  ' ',
  h('span', { class: 'chair-mark is-draw', 'aria-hidden': 'true' }),
  t('review.course.draw'),
];

/**
 * @param {ChairCourse[]} chairs
 * @param {Deal} deal
 * @param {Strength} strength of the players
 */
export function coursePicture(chairs, deal, strength) {
  const shown = chairs.filter(({ points }) => points.length > 1);
  if (!shown.length) return [h('p', { class: 'quiet-text' }, t('review.course.none'))];
  return picture(shown, isOfDeal(chairs), deal, strength);
}

/**
 * The picture without lines, as high as with them, for the time until the courses are known.
 * @param {boolean} ofDeal whether they are likely to have the odds of the whole deal
 * @param {Deal} deal
 * @param {Strength} strength
 */
export const emptyPicture = (ofDeal, deal, strength) => picture([], ofDeal, deal, strength);

/** @param {ChairCourse[]} shown @param {boolean} ofDeal @param {Deal} deal @param {Strength} strength */
function picture(shown, ofDeal, deal, { level, choose }) {
  const table = () => courseTable(shown, deal.name);
  return [
    courseGraph('win', shown, ofDeal, deal),
    courseGraph('points', shown, ofDeal, deal),
    ofDeal ? levelSelect(level, choose) : null,
    h('p', { class: 'quiet-text' }, t('review.course.seek')),
    fold(`course-${deal.key}`, t('review.course.table'), table, { class: 'course-table' }),
  ];
}

/**
 * Against stronger players fewer deals are won.
 * @param {TableLevel} level
 * @param {(level: TableLevel) => void} choose
 */
const levelSelect = (level, choose) =>
  h(
    'label',
    { class: 'course-level' },
    t('settings.level'),
    ' ',
    h(
      'select',
      { data: { key: 'course-level' }, onchange: (event) => choose(event.target.value) },
      levels.map((one) => h('option', { value: one, selected: one === level }, t(`level.${one}`))),
    ),
  );

/** @param {Figure} figure @param {ChairCourse[]} chairs @param {boolean} ofDeal @param {Deal} deal */
function courseGraph(figure, chairs, ofDeal, { steps, step, seek, name }) {
  /** @param {CoursePoint} point */
  const value = (point) => valueOf(point, figure, ofDeal);
  const values = chairs.flatMap(({ points }) => points.map(value));
  const spread = Math.max(...values, 0) - Math.min(...values, 0);
  const write = figure === 'win' ? chance : number;
  const said = chairs.map(({ wind, points, chair }) =>
    t('review.course.at', {
      who: `${windName(wind)} ${name(chair)}`,
      from: write(value(points[0])),
      most: write(Math.max(...points.map(value))),
    }),
  );
  const caption = t(`review.course.${figure}${ofDeal ? '' : 'Alone'}`);
  const draw = figure === 'win' && ofDeal ? [drawSeries(chairs)] : [];
  return h(
    'figure',
    { class: 'course-figure' },
    h('figcaption', {}, caption, draw.length ? drawLegend() : null),
    lineGraph({
      label: `${caption}. ${said.join('; ')}`,
      write: figure === 'win' ? share : number,
      now: step,
      height: 130,
      across: [0, steps],
      between: [Math.min(...values, 0) - spread * 0.03, Math.max(...values, figure === 'win' ? 0.2 : 1000)],
      ticks: [0, 0.25, 0.5, 0.75, 1].map((at) => [Math.round(at * steps), String(Math.round(at * steps))]),
      series: [
        ...chairs.map(({ wind, points, chair }) => ({
          name: windSign(wind),
          style: `is-chair-${chair}`,
          points: points.map((point) => /** @type {[number, number]} */ ([point.step, value(point)])),
        })),
        ...draw,
      ],
      seek,
    }),
  );
}

/**
 * A row for each step at which the figures of a seat changed.
 * @param {ChairCourse[]} chairs
 * @param {Deal['name']} name
 */
function courseTable(chairs, name) {
  const steps = [...new Set(chairs.flatMap(({ points }) => points.map(({ step }) => step)))].sort((a, b) => a - b);
  const ofDeal = isOfDeal(chairs);
  /** @param {CoursePoint | undefined} point */
  const cell = (point) =>
    point ? `${chance(valueOf(point, 'win', ofDeal))} · ${number(valueOf(point, 'points', ofDeal))}` : '';
  return h(
    'table',
    {},
    h(
      'tr',
      {},
      h('th', {}, t('review.course.step')),
      chairs.map(({ wind, chair }) => h('th', {}, `${windSign(wind)} ${name(chair)}`)),
    ),
    steps.map((at) =>
      h(
        'tr',
        {},
        h('th', {}, number(at)),
        chairs.map(({ points }) => h('td', {}, cell(points.find(({ step }) => step === at)))),
      ),
    ),
  );
}
