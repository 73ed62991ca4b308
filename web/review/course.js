// @ts-check
// How a deal went: every seat's chance to win and the points that it could expect, turn by turn, as two graphs that a
// touch goes by, and as a table.

import { windName, windSign } from '../board/names.js';
import { fold, h, refill } from '../lib/dom.js';
import { lineGraph } from '../lib/lines.js';
import { number, share, t } from '../words/index.js';

/** @import { CoursePoint, ReplayCourse, TableLevel } from '../engine/core.d.ts' */
/** @typedef {'win' | 'points'} Figure */
/** @typedef {import('./panel.js').Shown & {asked: import('./worker-game.js').WorkerGame}} Shown */

const mostKept = 40;

/** How strong a table may be, as the odds have it. @type {TableLevel[]} */
const levels = ['ordinary', 'usual', 'strongest'];

/** @param {number} value */
const chance = (value) => share(value, 1);

/** Whether there are odds of the deal, against the others, at every point. @param {ReplayCourse[]} chairs */
const isOfDeal = (chairs) => chairs.every(({ points }) => points.every(({ odds }) => odds));

/** @param {CoursePoint} point @param {Figure} figure @param {boolean} ofDeal */
const valueOf = (point, figure, ofDeal) => (ofDeal && point.odds ? point.odds[figure] : point[figure]);

/** The chance that no player wins, by the latest odds of all players. @param {ReplayCourse[]} chairs */
function drawSeries(chairs) {
  /** @type {Map<number, number>} */ const steps = new Map();
  for (const { points } of chairs) for (const { step, odds } of points) steps.set(step, odds?.draw ?? 0);
  return { name: '', style: 'is-draw', points: [...steps].sort(([a], [b]) => a - b) };
}

const drawMark = () => [
  ' ',
  h('span', { class: 'chair-mark is-draw', 'aria-hidden': 'true' }),
  t('review.course.draw'),
];

/**
 * @param {object} actions
 * @param {(deal: number, step: number) => void} actions.go
 * @param {(chair: number) => string} actions.name
 */
export function coursePanel({ go, name }) {
  /** The courses there are, by game and deal; null where they are asked for. */
  const known = /** @type {Map<string, ReplayCourse[] | null>} */ (new Map());
  const element = h('div', { class: 'course', hidden: true });
  /** @type {Shown | null} */ let last = null;
  let drawn = '';
  /** @type {TableLevel} */ let level = 'usual';

  /** @param {string} key @param {Shown} shown */
  async function bring(key, { asked, deal }) {
    known.set(key, null);
    if (known.size > mostKept) known.delete(known.keys().next().value ?? '');
    try {
      known.set(key, (await asked.ask('replayCourse', { deal, level }, { limit: 60_000 })).chairs);
    } catch {
      return; // the graph is left out; the review says what is wrong
    }
    draw();
  }

  function draw() {
    if (!last) return;
    const { game, deal, step } = last;
    const key = `${game.id} ${deal} ${level}`;
    if (!known.has(key)) bring(key, last);
    const chairs = known.get(key)?.map((one, chair) => ({ ...one, chair }));
    // Until those of another strength are there the graph stays.
    if (!chairs && drawn.startsWith(`${game.id} ${deal} `)) return;
    const wanted = `${key} ${step} ${Boolean(chairs)}`;
    if (wanted === drawn) return;
    drawn = wanted;
    const shown = chairs?.filter(({ points }) => points.length > 1) ?? [];
    element.hidden = !chairs;
    if (!chairs) return;
    if (!shown.length) refill(element, h('p', { class: 'quiet-text' }, t('review.course.none')));
    else
      refill(
        element,
        graph('win', shown, last),
        graph('points', shown, last),
        isOfDeal(chairs) ? levelSelect() : null,
        h('p', { class: 'quiet-text' }, t('review.course.seek')),
        fold(`course-${game.id} ${deal}`, t('review.course.table'), () => table(shown), { class: 'course-table' }),
      );
  }

  /** At stronger tables fewer deals are won. */
  const levelSelect = () =>
    h(
      'label',
      { class: 'course-level' },
      t('review.course.level'),
      ' ',
      h(
        'select',
        {
          data: { key: 'course-level' },
          onchange: (event) => {
            level = event.target.value;
            draw();
          },
        },
        levels.map((one) => h('option', { value: one, selected: one === level }, t(`review.course.level.${one}`))),
      ),
    );

  /**
   * @param {Figure} figure
   * @param {(ReplayCourse & {chair: number})[]} chairs
   * @param {Shown} shown
   */
  function graph(figure, chairs, { deal, step, game }) {
    const ofDeal = isOfDeal(chairs);
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
    const { steps } = game.info.deals[deal];
    return h(
      'figure',
      { class: 'course-figure' },
      h('figcaption', {}, caption, draw.length ? drawMark() : null),
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
        seek: (to) => go(deal, to),
      }),
    );
  }

  /** A row a step at which anybody's prospects changed. @param {(ReplayCourse & {chair: number})[]} chairs */
  function table(chairs) {
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

  return {
    element,
    /** @param {Shown} shown */
    update(shown) {
      last = shown;
      draw();
    },
  };
}
