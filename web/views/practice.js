// @ts-check
// The Practice view: questions about hands that come up in play, by kind, level and rule set, timed or not. The answer
// is explained by the rows and the card of the Hand view; the streak stays on the device.

import { fold, h, refill } from '../lib/dom.js';
import { answerBox } from '../practice/answer-box.js';
import { isAsked, isRight, kinds, levels, question } from '../practice/questions.js';
import { randomFrom } from '../lib/random.js';
import { loadRecord, saveRecord, withAnswer } from '../practice/record.js';
import { adoptTeachStyles } from '../teach/styles.js';
import { answerPanel } from '../answer/answer.js';
import { nameOfRules } from '../controls/rules.js';
import { ask } from '../state/ask.js';
import { catalogue } from '../state/catalogue.js';
import { readMpsz } from '../tiles/mpsz.js';
import { tileRow } from '../tiles/view.js';
import { needWords, number, share, t } from '../words/index.js';

/** @import { Context } from '../state/context.js' */
/** @import { Kind, Level, Question } from '../practice/questions.js' */
/** @import { Tile } from '../engine/core.d.ts' */

/** Seconds for an answer; 0 is as long as one likes. */
const times = ['0', '15', '30', '60'];

const phone = '(max-width: 599px)';

/** What is chosen, kept while the page is open. @type {{kind: Kind, level: Level, time: string, seed: string}} */
const chosen = { kind: 'distance', level: 'easy', time: '0', seed: '' };

/** @param {Context} context */
export function create(context) {
  const form = h('div', { class: 'practice-form' });
  const foldLabel = h('summary', {});
  // A phone has no room for the choices above the question.
  const settings = h('details', { class: 'practice-settings', open: !matchMedia(phone).matches }, foldLabel, form);
  const score = h('p', { class: 'practice-streak', role: 'status' });
  const place = h('section', { class: 'practice-question', tabindex: -1, data: { answer: '' } });
  const verdict = h('p', { class: 'practice-verdict', role: 'status', 'aria-live': 'assertive' });
  const next = h('button', { type: 'button', class: 'button is-main', onclick: () => pose() });
  const inHand = h('button', { type: 'button', class: 'button', onclick: () => open((hand) => hand) });
  const after = h('div', { class: 'button-row practice-after' }, next, inHand);
  const history = h('div', { class: 'practice-history' });
  const title = h('h1', {});
  const clock = h('progress', { class: 'practice-clock', hidden: true });
  // What is touched in the explanation goes on in the Hand view.
  /** @type {Context} */
  const explaining = Object.create(context, { edit: { value: open } });
  const answer = answerPanel(explaining);
  const element = h(
    'article',
    {
      class: 'practice-view',
      onkeydown: byKey,
      onpointerdown: () => {
        keyed = false;
      },
    },
    title,
    settings,
    score,
    h('div', { class: 'practice-main' }, place, clock, verdict, after, answer.element),
    history,
  );
  let record = loadRecord();
  /** @type {Question | null} */ let posed = null;
  let random = randomFrom(0);
  let box = /** @type {ReturnType<typeof answerBox> | null} */ (null);
  let round = 0;
  let timer = 0;
  let drawn = '';
  /** Whether the last input came from the keyboard: only then the first choice has the focus, and its ring. */
  let keyed = false;
  adoptTeachStyles();

  /** @param {Parameters<Context['edit']>[0]} change */
  function open(change) {
    if (!posed) return;
    context.store.set({ ...posed.state, view: 'hand' });
    context.hand = posed.hand;
    context.edit(change);
    scrollTo(0, 0);
  }

  /** The worker plays the deals; where there is none the page does. @param {string} name @param {object} request */
  const inBackground = async (name, request) => {
    try {
      return await context.background.ask(name, request);
    } catch {
      return /** @type {any} */ (context.engine())[name](request);
    }
  };

  async function pose() {
    const mine = ++round;
    posed = null;
    stop();
    answer.element.hidden = after.hidden = true;
    verdict.textContent = '';
    refill(place, h('p', { class: 'quiet-text', role: 'status' }, t('practice.looking')));
    const { ruleset } = context.store.get();
    const kind = isAsked(chosen.kind, ruleset) ? chosen.kind : 'distance';
    try {
      const found = await question(kind, {
        core: context.engine(),
        ask: inBackground,
        ruleset,
        level: chosen.level,
        random,
      });
      if (mine === round) show(found);
    } catch {
      if (mine !== round) return;
      refill(place, h('p', {}, t('practice.noHand')));
      after.hidden = false;
    }
  }

  /** @param {Question} found */
  function show(found) {
    posed = found;
    box = answerBox(found, settle);
    const heading = h('h2', { tabindex: -1 }, t(`practice.ask.${found.kind}`));
    refill(place, heading, box.element);
    if (chosen.time !== '0') run(Number(chosen.time));
    (keyed ? box.first() : heading)?.focus({ preventScroll: true });
  }

  /** @param {number} seconds */
  function run(seconds) {
    const end = performance.now() + seconds * 1000;
    clock.max = seconds;
    clock.setAttribute('aria-label', t('practice.time'));
    clock.hidden = false;
    const tick = () => {
      const left = (end - performance.now()) / 1000;
      clock.value = Math.max(0, left);
      if (left <= 0) settle([]);
    };
    tick();
    timer = window.setInterval(tick, 200);
  }

  function stop() {
    clearInterval(timer);
    clock.hidden = true;
  }

  /** @param {(number | Tile)[]} said */
  function settle(said) {
    if (!posed || !box || box.done()) return;
    stop();
    const right = isRight(posed, said);
    box.settle(said);
    verdict.textContent = right ? t('practice.right') : t('practice.wrong', { answer: box.answer() });
    verdict.className = right ? 'practice-verdict is-right' : 'practice-verdict is-wrong';
    record = withAnswer(record, { kind: posed.kind, text: posed.state.text, right });
    saveRecord(record);
    drawRecord();
    answer.update(posed.state, ask(context.core, posed.state));
    answer.element.hidden = after.hidden = false;
    next.focus({ preventScroll: true });
  }

  /** Figures choose, as they stand on the buttons. @param {KeyboardEvent} event */
  function byKey(event) {
    keyed = true;
    if (event.ctrlKey || event.metaKey || event.altKey || /** @type {any} */ (event.target).matches('select, input'))
      return;
    if (box?.key(event.key)) event.preventDefault();
  }

  function drawRecord() {
    const { streak, best, asked, right, last } = record;
    score.textContent = asked
      ? t('practice.streak', { n: streak, best: number(best), share: share(right / asked), asked: number(asked) })
      : t('practice.fresh');
    refill(history, last.length ? fold('practice-history', t('practice.history'), () => historyList(last)) : null);
  }

  /** @param {import('../practice/record.js').Answered[]} last */
  const historyList = (last) => [
    h(
      'ul',
      { class: 'plain practice-last' },
      last.map(({ kind, text, right }) =>
        h(
          'li',
          {},
          h('span', { role: 'img', 'aria-label': t(right ? 'practice.right' : 'practice.missed') }, right ? '✓' : '✗'),
          ' ',
          t(`practice.kind.${kind}`),
          ' ',
          tileRow(readMpsz(text)?.closed ?? [], 'is-tiny'),
        ),
      ),
    ),
    h(
      'button',
      {
        type: 'button',
        class: 'button',
        data: { key: 'practice-forget' },
        onclick: () => {
          saveRecord(null);
          record = loadRecord();
          drawRecord();
        },
      },
      t('practice.forget'),
    ),
  ];

  /** @param {'kind' | 'level' | 'time'} name @param {string[][]} options */
  const select = (name, options) =>
    h(
      'label',
      { class: 'choice' },
      h('span', {}, t(`practice.${name}`)),
      h(
        'select',
        {
          data: { key: `practice-${name}` },
          onchange: (event) => {
            Object.assign(chosen, { [name]: event.target.value });
            pose();
          },
        },
        options.map(([value, label]) => h('option', { value, selected: chosen[name] === value }, label)),
      ),
    );

  function drawForm() {
    const { ruleset } = context.store.get();
    refill(
      form,
      select(
        'kind',
        kinds.filter((kind) => isAsked(kind, ruleset)).map((kind) => [kind, t(`practice.kind.${kind}`)]),
      ),
      select(
        'level',
        levels.map((level) => [level, t(`practice.level.${level}`)]),
      ),
      h(
        'label',
        { class: 'choice' },
        h('span', {}, t('rules.title')),
        h(
          'select',
          {
            data: { key: 'practice-rules' },
            onchange: (event) => context.store.set({ ruleset: event.target.value, options: {} }),
          },
          catalogue().map(({ id }) => h('option', { value: id, selected: id === ruleset }, nameOfRules(id))),
        ),
      ),
      select(
        'time',
        times.map((time) => [time, time === '0' ? t('practice.untimed') : t('practice.seconds', { n: Number(time) })]),
      ),
      h(
        'label',
        { class: 'choice' },
        h('span', {}, t('practice.seed')),
        h('input', {
          id: 'practice-seed',
          type: 'number',
          min: 0,
          max: 999999,
          value: chosen.seed,
          onchange: (event) => start(event.target.value),
        }),
      ),
    );
  }

  /** The same number gives the same questions. @param {string} seed */
  function start(seed) {
    chosen.seed = seed;
    random = randomFrom(Number(seed));
    pose();
  }

  return {
    element,
    /** @param {import('../state/model.js').State} state */
    async update(state) {
      const look = context.core ? state.ruleset : '';
      if (drawn === look && drawn) return;
      drawn = look;
      await needWords('practice');
      title.textContent = t('practice.title');
      foldLabel.textContent = t('practice.settings');
      next.textContent = t('practice.next');
      inHand.textContent = t('practice.inHand');
      drawRecord();
      if (!context.core) {
        refill(place, h('p', { class: 'quiet-text' }, context.failure || t('page.needsAll')));
        answer.element.hidden = after.hidden = true;
        return;
      }
      drawForm();
      start(chosen.seed || String(Math.floor(Math.random() * 1_000_000)));
      drawForm();
    },
  };
}
