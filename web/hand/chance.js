// @ts-check
// The chance that each discard wins within the draws left, and its average value; with the model behind the figures.
// The chances come first; the values take longer, since every winning hand is scored.

import { fold, h, refill, whenChanged } from '../lib/dom.js';
import { size } from '../tiles/arrange.js';
import { handText, scoreRequest } from '../state/ask.js';
import { shows } from '../state/catalogue.js';
import { openTiles } from '../state/model.js';
import { isOpen } from '../state/situation.js';
import { number, share, t } from '../words/index.js';
import { askingFold } from '../controls/asking.js';
import { curves } from './curves.js';
import { discardButton } from '../answer/discards.js';
import { without } from '../answer/held-back.js';

/** @import { ChanceModel, ChanceRequest, ChanceRow, ChanceValue, DiscardTo } from '../engine/core.d.ts' */
/** @import { Tehai, Tile } from '../engine/core.d.ts' */
/** @import { Context } from '../state/context.js' */
/** @import { Answer } from '../state/ask.js' */
/** @import { State } from '../state/model.js' */

/** @typedef {{draws: number, model: ChanceModel, riichi: boolean, minimum: boolean}} Choice */
/** @typedef {'win' | 'ready' | 'value'} Column */

/** The first model also orders the discards elsewhere. */
const models = /** @type {const} */ (['improve', 'draw', 'draw-ron']);
const mostDraws = 18;

/** The largest shanten: hands farther away have too many variations. */
const farthest = 4;

/** The number of rows outside the fold. */
const mostRows = 5;

/** @param {import('../state/context.js').Context} context */
export function chanceFold(context) {
  /** @type {Choice} */
  const chosen = { draws: 12, model: models[0], riichi: true, minimum: true };
  /** @type {[State, Answer] | undefined} */ let last;
  const controls = h('div', { class: 'asking-controls' });
  const made = askingFold(context, {
    key: 'chance',
    label: t('chance.title'),
    controls,
    question: (state, answer) => questionOf(context.engine(), state, answer, chosen),
    work: async (ask, request, show) => {
      // At this shanten a simpler model answers first, under its own name.
      if (last?.[1].analysis?.shanten.best === farthest && request.model === 'improve')
        show(await ask('chance', { ...request, model: 'draw', stage: 'win' }));
      const odds = await ask('chance', { ...request, stage: 'win' });
      if (!hasPoints(request)) return odds;
      show(odds);
      return ask('chance', { ...request, stage: 'value' });
    },
    draw: (value, request) => drawChance(context, value, request, last),
    look: (_, { analysis }) => analysis?.discards?.map(({ tile }) => tile),
  });

  const drawControls = whenChanged((closed, least) =>
    refill(
      controls,
      stepper(chosen.draws, choose),
      modelPicker(chosen.model, choose),
      closed ? chip('riichi', chosen.riichi, choose) : null,
      least ? chip('minimum', chosen.minimum, choose) : null,
    ),
  );

  /** @param {Partial<Choice>} change */
  function choose(change) {
    Object.assign(chosen, change);
    if (last) update(...last);
  }

  /** @param {State} state @param {Answer} answer */
  function update(state, answer) {
    last = [state, answer];
    const [closed, least] = [declares(state, answer), shows(state.ruleset, 'minimum')];
    drawControls([chosen, closed, least], closed, least);
    made.update(state, answer);
  }
  return { element: made.element, update };
}

/** Whether the hand could declare riichi when it is ready. */
const declares = (/** @type {State} */ { ruleset, situation }, /** @type {Answer} */ { hand }) =>
  shows(ruleset, 'riichi') && !situation.riichi && hand !== undefined && !isOpen(hand);

/**
 * @param {Tehai} core
 * @param {State} state
 * @param {Answer} answer
 * @param {Choice} choice
 * @returns {ChanceRequest | null}
 */
function questionOf(core, state, answer, { draws, model, riichi, minimum }) {
  if (answer.stage !== 'far' && answer.stage !== 'ready') return null;
  const { hand, analysis } = answer;
  if (size(hand) < 13 || analysis.shanten.best > farthest) return null;
  /** @type {State} */
  const declared =
    riichi && declares(state, answer) ? { ...state, situation: { ...state.situation, riichi: 1 } } : state;
  const { ruleset, options, situation } = scoreRequest(core, declared, hand);
  return {
    hand: handText(hand),
    dialect: 'mpsz',
    draws,
    model,
    seen: openTiles(state),
    ruleset,
    options,
    situation,
    ...(shows(String(ruleset ?? ''), 'minimum') ? { minimum } : {}),
  };
}

/** Some rule sets do not price a win. */
const hasPoints = (/** @type {ChanceRequest} */ { ruleset }) => shows(String(ruleset ?? ''), 'value');

/** @param {number} draws @param {(change: Partial<Choice>) => void} choose */
const stepper = (draws, choose) =>
  h(
    'span',
    { class: 'counter' },
    h('span', { class: 'label' }, t('chance.draws')),
    step(-1, draws, choose),
    h('output', {}, number(draws)),
    step(1, draws, choose),
  );

/** @param {number} by @param {number} draws @param {(change: Partial<Choice>) => void} choose */
const step = (by, draws, choose) =>
  h(
    'button',
    {
      type: 'button',
      class: 'step',
      'aria-label': `${t('chance.draws')} ${by < 0 ? '−' : '+'}1`,
      data: { key: `draws${by}` },
      'aria-disabled': String(draws + by < 1 || draws + by > mostDraws),
      onclick: () => choose({ draws: Math.min(mostDraws, Math.max(1, draws + by)) }),
    },
    by < 0 ? '−' : '+',
  );

/** @param {ChanceModel} current @param {(change: Partial<Choice>) => void} choose */
const modelPicker = (current, choose) =>
  h(
    'div',
    { class: 'segments', role: 'group', 'aria-label': t('chance.model') },
    models.map((model) =>
      h(
        'button',
        {
          type: 'button',
          class: 'segment-button',
          'aria-pressed': String(model === current),
          data: { key: `model-${model}` },
          onclick: () => choose({ model }),
        },
        t(`chance.${model}`),
      ),
    ),
  );

/**
 * A switch: whether riichi is declared, whether only hands worth enough count as wins.
 * @param {'riichi' | 'minimum'} name @param {boolean} on @param {(change: Partial<Choice>) => void} choose
 */
const chip = (name, on, choose) =>
  h(
    'button',
    {
      type: 'button',
      class: 'chip',
      'aria-pressed': String(on),
      data: { key: `chance-${name}` },
      onclick: () => choose({ [name]: !on }),
    },
    t(`chance.${name}`),
  );

/** The first figure is for all draws left. @param {number[] | undefined} list */
const now = (list) => list?.[0] ?? 0;

/**
 * The columns, in order.
 * @type {{name: Column, write: (value: number) => string}[]}
 */
const columns = [
  { name: 'win', write: (chance) => share(chance, 1) },
  { name: 'ready', write: (chance) => share(chance, 1) },
  { name: 'value', write: (points) => number(Math.round(points)) },
];

/**
 * @param {Context} context
 * @param {ChanceValue} value
 * @param {ChanceRequest} request
 * @param {[State, Answer] | undefined} asked
 */
function drawChance(context, { rows: all, model }, { draws, ruleset }, asked) {
  const [state, answer] = asked ?? [];
  const rows = without(all, state?.kept ?? []);
  const ranked = groups(inOrder(rows, answer?.analysis?.discards));
  const drawn = answer?.hand?.win;
  const best = Object.fromEntries(columns.map(({ name }) => [name, Math.max(...rows.map((row) => now(row[name])))]));
  /** @param {ChanceRow[][]} some */
  const list = (some) =>
    h(
      'ul',
      { class: some.some((group) => group.length > 1) ? 'chances has-groups' : 'chances' },
      some.map((group) => chanceRow(context, group, best, drawn)),
    );
  const rest = ranked.slice(mostRows);
  return [
    list(ranked.slice(0, mostRows)),
    rest.length ? fold('more-chances', t('chance.rest', { n: rest.length }), () => list(rest)) : null,
    h(
      'p',
      { class: 'curve-key quiet-text', 'aria-hidden': 'true' },
      h('span', { class: 'key-win' }, t('chance.win')),
      h('span', { class: 'key-ready' }, t('chance.ready')),
      t('chance.axis', { n: draws }),
    ),
    h(
      'p',
      { class: 'quiet-text' },
      t('chance.within', { n: draws }),
      ' ',
      t(`chance.${model}Means`),
      ' ',
      model === 'draw-ron' && shows(String(ruleset ?? ''), 'furiten') ? `${t('chance.furitenAside')} ` : '',
      t(model === 'improve' ? 'chance.improveLimits' : 'chance.limits'),
    ),
  ];
}

/**
 * The rows in the order that the discards have elsewhere in the view. The best of each column is marked in any case,
 * since that order may rest on other figures.
 * @param {ChanceRow[]} rows
 * @param {DiscardTo[] | undefined} discards
 */
function inOrder(rows, discards = []) {
  const place = (/** @type {ChanceRow} */ { discard }) => discards.findIndex(({ tile }) => tile === discard);
  return rows.toSorted((a, b) => place(a) - place(b));
}

/** Groups discards with identical figures. @param {ChanceRow[]} rows */
function groups(rows) {
  const found = new Map();
  for (const row of rows) {
    const key = JSON.stringify([row.win, row.ready, row.value]);
    found.set(key, [...(found.get(key) ?? []), row]);
  }
  return [...found.values()];
}

/**
 * A row; the best value of each column is marked.
 * @param {Context} context
 * @param {ChanceRow[]} group
 * @param {Record<string, number>} best
 * @param {Tile | undefined} drawn
 */
function chanceRow(context, group, best, drawn) {
  const [row] = group;
  const discards = group.flatMap(({ discard }) => discard ?? []);
  return h(
    'li',
    { class: discards.length ? 'chance' : 'chance is-alone' },
    discards.length
      ? h(
          'div',
          { class: 'discard-tiles' },
          discards.map((discard) => discardButton(context, discard, discard === drawn)),
        )
      : null,
    curves(row.ready, row.win, best.ready || 1),
    h(
      'dl',
      { class: 'chance-facts' },
      columns
        .filter(({ name }) => row[name])
        .map(({ name, write }) =>
          h(
            'div',
            { class: now(row[name]) === best[name] ? 'is-best' : '' },
            h('dt', {}, t(`chance.${name}`)),
            h('dd', {}, write(now(row[name]))),
          ),
        ),
    ),
  );
}
