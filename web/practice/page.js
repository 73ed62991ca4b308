// @ts-check
// The Practice view on screen: the form, the question, the clock, the verdict with its explanation, and the last
// answers.

import { nameOfRules } from '../controls/rules.js';
import { fold, h, refill } from '../lib/dom.js';
import { readMpsz } from '../tiles/mpsz.js';
import { tileRow } from '../tiles/view.js';
import { number, share, t } from '../words/index.js';
import { AnswerBox } from './answer-box.js';
import { practiceForm } from './form.js';

/** @import { RulesetId, Tile } from '../engine/core.d.ts' */
/** @import { Question } from './questions.js' */
/** @import { Answered, Record } from './record.js' */
/**
 * What the person does.
 * @typedef {import('./form.js').Acts & {
 *   settle: (said: (number | Tile)[]) => void, next: () => void, toHand: () => void, forget: () => void,
 *   toProblems: () => void, toLessons: () => void,
 * }} Acts
 */

const phone = '(max-width: 599px)';

export class PracticePage {
  #form = h('div', { class: 'practice-form' });
  #foldLabel = h('summary', {});
  #instead = h('p', { class: 'quiet-text', hidden: true });
  #score = h('p', { class: 'practice-streak', role: 'status' });
  #place = h('section', { class: 'practice-question', tabindex: -1, data: { answer: 'skip.question' } });
  #verdict = h('p', { class: 'practice-verdict', role: 'status', 'aria-live': 'assertive' });
  #history = h('div', { class: 'practice-history' });
  #title = h('h1', {});
  #clock = h('progress', { class: 'practice-clock', hidden: true });
  #acts;
  /** @type {HTMLElement} */ #explanation;
  /** @type {AnswerBox | null} */ #box = null;
  /** Whether the last input came from the keyboard. Only then the first choice is focused and shows the focus ring. */
  #keyed = false;

  /** @param {Acts} acts @param {HTMLElement} explanation of an answer */
  constructor(acts, explanation) {
    this.#acts = acts;
    this.#explanation = explanation;
    explanation.hidden = true;
    this.next = h('button', { type: 'button', class: 'button is-main', onclick: acts.next });
    this.inHand = h('button', { type: 'button', class: 'button', onclick: acts.toHand });
    this.toProblems = h('button', {
      type: 'button',
      class: 'chip',
      data: { key: 'practice-problems' },
      onclick: acts.toProblems,
    });
    this.toLessons = h('button', {
      type: 'button',
      class: 'chip',
      data: { key: 'practice-lessons' },
      onclick: acts.toLessons,
    });
    /** The way to the lessons, for a newcomer: until the first answer. */
    this.lessons = h('p', { class: 'practice-lessons' }, this.toLessons);
    /** The way to the problems, with how many are due if there are any. */
    this.problems = h('p', { class: 'practice-problems' }, this.toProblems, ' ');
    this.after = h('div', { class: 'button-row practice-after' }, this.next, this.inHand);
    // A phone has no space for the form above the question.
    const open = !matchMedia(phone).matches;
    const main = [this.#place, this.#clock, this.#verdict, this.after, explanation];
    this.element = h(
      'article',
      {
        class: 'practice-view',
        onkeydown: (event) => this.#byKey(event),
        onpointerdown: () => (this.#keyed = false),
      },
      this.#title,
      this.#instead,
      h('details', { class: 'practice-settings', open }, this.#foldLabel, this.#form),
      this.#score,
      this.lessons,
      h('div', { class: 'practice-main' }, main),
      this.#history,
      this.problems,
    );
  }

  /** Texts that never change in one language. */
  rename() {
    this.#title.textContent = t('practice.title');
    this.#foldLabel.textContent = t('practice.settings');
    this.next.textContent = t('practice.next');
    this.inHand.textContent = t('practice.inHand');
    this.toProblems.textContent = t('practice.problems');
    this.toLessons.textContent = t('practice.lessons');
  }

  /**
   * @param {import('./form.js').Chosen} chosen
   * @param {RulesetId} ruleset of the questions
   * @param {string} own the page's rules, which may have no questions
   */
  drawForm(chosen, ruleset, own) {
    this.#instead.hidden = own === ruleset;
    this.#instead.textContent = t('practice.instead', { rules: nameOfRules(own), others: nameOfRules(ruleset) });
    refill(this.#form, practiceForm(chosen, ruleset, this.#acts));
  }

  /** No module: no question. @param {string} words */
  unavailable(words) {
    refill(this.#place, h('p', { class: 'quiet-text' }, words));
    this.#explanation.hidden = this.after.hidden = true;
  }

  /** While a question is made. */
  wait() {
    this.#explanation.hidden = this.after.hidden = true;
    this.#verdict.textContent = '';
    refill(this.#place, h('p', { class: 'quiet-text', role: 'status' }, t('practice.looking')));
  }

  /** No hand was found for a question. */
  fail() {
    refill(this.#place, h('p', {}, t('practice.noHand')));
    this.after.hidden = false;
  }

  /** @param {Question} question */
  pose(question) {
    this.#box = new AnswerBox(question, this.#acts.settle);
    const heading = h('h2', { tabindex: -1 }, t(`practice.ask.${question.kind}`));
    refill(this.#place, heading, this.#box.element);
    // The arrow keys of a select choose at every press, and may go on.
    if (this.#keyed && this.#form.querySelector('select:focus')) return;
    (this.#keyed ? this.#box.first() : heading)?.focus({ preventScroll: true });
  }

  /** @param {(number | Tile)[]} said @param {boolean} right */
  settle(said, right) {
    this.#box?.settle(said);
    this.#verdict.textContent = right
      ? t('practice.right')
      : t('practice.wrong', { answer: this.#box?.answer() ?? '' });
    this.#verdict.className = right ? 'practice-verdict is-right' : 'practice-verdict is-wrong';
    this.#explanation.hidden = this.after.hidden = false;
  }

  /** Whether the question on screen is still open. */
  isOpen() {
    return this.#box?.done() === false;
  }

  /** @param {number} seconds for the answer */
  startClock(seconds) {
    this.#clock.max = seconds;
    this.#clock.setAttribute('aria-label', t('practice.time'));
    this.#clock.hidden = false;
  }

  /** @param {number} seconds that are left */
  drawClock(seconds) {
    this.#clock.value = Math.max(0, seconds);
  }

  hideClock() {
    this.#clock.hidden = true;
  }

  /** A digit chooses the answer with that number. @param {KeyboardEvent} event */
  #byKey(event) {
    this.#keyed = true;
    if (event.ctrlKey || event.metaKey || event.altKey || /** @type {any} */ (event.target).matches('select, input'))
      return;
    if (this.#box?.key(event.key)) event.preventDefault();
  }

  /** @param {Record} record */
  drawRecord({ streak, best, asked, right, last }) {
    this.#score.textContent = asked
      ? t('practice.streak', { n: streak, best: number(best), share: share(right / asked), asked: number(asked) })
      : t('practice.fresh');
    this.lessons.hidden = asked > 0;
    refill(
      this.#history,
      last.length ? fold('practice-history', t('practice.history'), () => historyList(last, this.#acts.forget)) : null,
    );
  }
}

/** @param {Answered[]} last @param {() => void} forget */
const historyList = (last, forget) => [
  h('ul', { class: 'plain practice-last' }, last.map(answeredItem)),
  h(
    'button',
    { type: 'button', class: 'button', data: { key: 'practice-forget' }, onclick: forget },
    t('practice.forget'),
  ),
];

/** @param {Answered} answered */
const answeredItem = ({ kind, text, right }) =>
  h(
    'li',
    {},
    h('span', { role: 'img', 'aria-label': t(right ? 'practice.right' : 'practice.missed') }, right ? '✓' : '✗'),
    ' ',
    t(`practice.kind.${kind}`),
    ' ',
    tileRow(readMpsz(text)?.closed ?? [], 'is-tiny'),
  );
