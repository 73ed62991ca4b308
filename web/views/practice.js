// @ts-check
// The Practice view, its controller: questions about hands that come up in play, by kind, level and rule set, with or
// without a time limit. An answer is explained by the panel of the Hand view. The streak is saved on the device.

import { PracticePage } from '../practice/page.js';
import { isAsked, isRight, practised, question } from '../practice/questions.js';
import { randomFrom } from '../lib/random.js';
import { loadRecord, saveRecord, withAnswer } from '../practice/record.js';
import { adoptTeachStyles } from '../teach/styles.js';
import { answerPanel } from '../answer/answer.js';
import { ask } from '../state/ask.js';
import { needWords, t } from '../words/index.js';

/** @import { Context } from '../state/context.js' */
/** @import { Chosen } from '../practice/form.js' */
/** @import { Question } from '../practice/questions.js' */
/** @import { Tile } from '../engine/core.d.ts' */

/** What is chosen, remembered while the page is open. @type {Chosen} */
const chosen = { kind: 'distance', level: 'easy', time: '0', seed: '' };

/** @param {Context} context */
export function create(context) {
  adoptTeachStyles();
  return new PracticeView(context);
}

class PracticeView {
  #record = loadRecord();
  /** The question on screen. @type {Question | null} */ #posed = null;
  #random = randomFrom(0);
  /** Counts questions: one that is made after another was asked for is dropped. */ #round = 0;
  /** The interval that draws the clock. */ #timer = 0;
  /** The rule set of the last update. */ #drawn = '';
  /** Whether the number of due problems is on screen, or about to be. */ #counted = false;

  /** @param {Context} context */
  constructor(context) {
    this.context = context;
    // An edit in the explanation continues in the Hand view.
    /** @type {Context} */
    const explaining = Object.create(context, {
      edit: { value: (/** @type {Parameters<Context['edit']>[0]} */ change) => this.#toHand(change) },
    });
    this.answer = answerPanel(explaining);
    // The verdict is read out; the explanation is read by going there.
    this.answer.element.querySelector('.announced')?.remove();
    this.page = new PracticePage(
      {
        settle: (said) => this.#settle(said),
        next: () => void this.#pose(),
        toHand: () => this.#toHand((hand) => hand),
        forget: () => this.#forget(),
        toProblems: () => context.store.set({ view: 'problems' }),
        toLessons: () => context.store.set({ view: 'help' }),
        choose: (name, value) => {
          Object.assign(chosen, { [name]: value });
          void this.#pose();
        },
        chooseRules: (ruleset) => context.store.set({ ruleset, options: {} }),
        start: (seed) => this.#start(seed),
      },
      this.answer.element,
    );
    this.element = this.page.element;
  }

  /** Opens the question's hand in the Hand view. @param {Parameters<Context['edit']>[0]} change */
  #toHand(change) {
    if (!this.#posed) return;
    const { context } = this;
    context.store.set({ ...this.#posed.state, view: 'hand' });
    context.hand = this.#posed.hand;
    context.edit(change);
    scrollTo(0, 0);
  }

  /** The worker plays the deals, or the page if there is no worker. @param {string} name @param {object} request */
  async #inBackground(name, request) {
    try {
      return await this.context.background.ask(name, request);
    } catch {
      return /** @type {any} */ (this.context.engine())[name](request);
    }
  }

  async #pose() {
    const round = ++this.#round;
    this.#posed = null;
    this.#stopClock();
    this.page.wait();
    const ruleset = practised(this.context.store.get().ruleset);
    const kind = isAsked(chosen.kind, ruleset) ? chosen.kind : 'distance';
    try {
      const found = await question(kind, {
        core: this.context.engine(),
        ask: (name, request) => this.#inBackground(name, request),
        ruleset,
        level: chosen.level,
        random: this.#random,
      });
      if (round === this.#round) this.#show(found);
    } catch {
      if (round === this.#round) this.page.fail();
    }
  }

  /** @param {Question} found */
  #show(found) {
    this.#posed = found;
    this.page.pose(found);
    if (chosen.time !== '0') this.#startClock(Number(chosen.time));
  }

  /** @param {number} seconds after which the question counts as not answered */
  #startClock(seconds) {
    const end = performance.now() + seconds * 1000;
    const tick = () => {
      const left = (end - performance.now()) / 1000;
      this.page.drawClock(left);
      if (left <= 0) this.#settle([]);
    };
    this.page.startClock(seconds);
    tick();
    this.#timer = window.setInterval(tick, 200);
  }

  #stopClock() {
    clearInterval(this.#timer);
    this.page.hideClock();
  }

  /** @param {(number | Tile)[]} said */
  #settle(said) {
    if (!this.#posed || !this.page.isOpen()) return;
    this.#stopClock();
    const { kind, state } = this.#posed;
    const right = isRight(this.#posed, said);
    this.#record = withAnswer(this.#record, { kind, text: state.text, right });
    saveRecord(this.#record);
    this.page.drawRecord(this.#record);
    this.answer.update(state, ask(this.context.core, state));
    this.page.settle(said, right);
    this.page.next.focus({ preventScroll: true });
  }

  #forget() {
    saveRecord(null);
    this.#record = loadRecord();
    this.page.drawRecord(this.#record);
  }

  /** The same seed gives the same questions. @param {string} seed */
  #start(seed) {
    chosen.seed = seed;
    this.#random = randomFrom(Number(seed));
    void this.#pose();
  }

  /** Adds how many problems are due. Their code is fetched if problems are saved on the device. */
  async #countDue() {
    if (this.#counted) return;
    this.#counted = true;
    let line = null;
    try {
      if (localStorage.getItem('tehai.due.v1'))
        line = await (await import('../problems/index.js')).dueLine(this.context, new Date(), 'practice');
    } catch {
      // Storage is blocked, or the code could not be fetched: the line has no number.
    }
    if (line) this.page.problems.append(line);
    this.#counted = line !== null;
  }

  /** @param {import('../state/model.js').State} state */
  async update(state) {
    const { context, page } = this;
    void this.#countDue();
    const look = context.core ? state.ruleset : '';
    if (this.#drawn === look && this.#drawn) return;
    this.#drawn = look;
    await needWords('practice');
    page.rename();
    page.drawRecord(this.#record);
    if (!context.core) {
      page.unavailable(context.failure || t('page.needsAll'));
      return;
    }
    const own = context.store.get().ruleset;
    const ruleset = practised(own);
    chosen.seed ||= String(Math.floor(Math.random() * 1_000_000));
    page.drawForm(chosen, ruleset, own);
    this.#start(chosen.seed);
  }
}
