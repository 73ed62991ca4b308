// @ts-check
// The Problems view on screen: the status line, the problem with its answer, and the buttons below it.

import { adoptStyles } from '../lib/adopt-styles.js';
import { h, refill } from '../lib/dom.js';
import { t } from '../words/index.js';
import { answerPicture } from './answer.js';
import { cardPicture } from './card.js';
import { questionPicture } from './question.js';
import css from './card.css';

/** @import { Card } from './card.js' */
/** @import { Chosen } from './problem.js' */
/** @import { Posed } from './view.js' */
/**
 * What the person does.
 * @typedef {object} Acts
 * @property {(chosen: Chosen) => void} settle
 * @property {() => void} next
 * @property {() => void} keepLinked
 * @property {() => void} leaveLink
 */
/**
 * What can be done with an answer: each is null where there is no button for it.
 * @typedef {{unsure: (() => void) | null, aside: (() => void) | null, saved: boolean}} Further
 */

export class ProblemsPage {
  #title = h('h1', {});
  #status = h('p', { class: 'problems-status', role: 'status' });
  #card = h('section', { class: 'problem-card', tabindex: -1, data: { answer: 'skip.problem' } });
  #after = h('div', { class: 'button-row' });
  /** @type {ReturnType<typeof questionPicture> | null} */ #question = null;
  #acts;

  /** @param {Acts} acts @param {HTMLElement[]} panels what stands below the problem */
  constructor(acts, panels) {
    this.#acts = acts;
    this.element = h('article', { class: 'problems-view' }, this.#title, this.#status, this.#card, this.#after, panels);
  }

  /** The title in the language in force. */
  rename() {
    this.#title.textContent = t('problems.title');
  }

  /** One sentence instead of a problem. @param {string} words */
  say(words) {
    refill(this.#after);
    refill(this.#card, h('p', {}, words));
  }

  /** @param {Posed} posed */
  pose({ problem, entry }) {
    const question = questionPicture(problem, this.#acts.settle);
    this.#question = question;
    refill(this.#after);
    refill(this.#card, entry?.game ? h('p', { class: 'quiet-text problem-game' }, entry.game) : null, question.element);
    question.heading.focus({ preventScroll: true });
  }

  /**
   * Shows the answer and what can be done next.
   * @param {Posed} posed
   * @param {Chosen} chosen
   * @param {Further} further
   */
  settle({ problem }, chosen, { unsure, aside, saved }) {
    this.#question?.settle(chosen);
    this.#card.append(answerPicture(problem, chosen));
    const then = (/** @type {() => void} */ act) => () => {
      act();
      this.#next();
    };
    refill(
      this.#after,
      button('next', () => this.#next()),
      unsure ? button('unsure', then(unsure)) : null,
      aside ? button('aside', then(aside)) : null,
      saved ? null : h('p', { class: 'note', role: 'alert' }, t('problems.full', { n: 1 })),
    );
  }

  /** Adds the score of the win to the answer. @param {Card} card */
  explain(card) {
    adoptStyles(css);
    const verdict = this.#card.querySelector('.problem-verdict');
    verdict?.after(cardPicture(card));
  }

  focusNext() {
    this.#after.querySelector('button')?.focus({ preventScroll: true });
  }

  #next() {
    // The buttons go: without a next question the card keeps the focus.
    this.#card.focus({ preventScroll: true });
    this.#acts.next();
    this.#card.scrollIntoView({ block: 'nearest' });
  }

  /** The problems of a link: where the person is, and what else they can do. @param {string} place */
  drawLinked(place) {
    const { keepLinked, leaveLink } = this.#acts;
    refill(this.#status, h('span', {}, place), button('keep', keepLinked), button('own', leaveLink));
  }

  /** @param {string[]} words empty ones are left out */
  drawStatus(words) {
    const said = words.filter(Boolean);
    refill(
      this.#status,
      said.map((one) => h('span', {}, one)),
    );
  }
}

/** @param {string} word @param {() => void} onclick */
function button(word, onclick) {
  const name = word === 'next' ? 'button is-main' : 'button';
  return h(
    'button',
    { type: 'button', class: name, data: { key: `problems-${word}` }, onclick },
    t(`problems.${word}`),
  );
}
