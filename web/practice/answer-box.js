// @ts-check
// The hand that a question is about and its possible answers as buttons, numbers or tiles. They are chosen by touch, by
// arrow keys, or by digits.

import { h } from '../lib/dom.js';
import { handFaces, said } from './hand-faces.js';
import { shownOf } from './shown.js';
import { tileFace } from '../tiles/view.js';
import { listed, number, t } from '../words/index.js';
import { tileName } from '../tiles/spoken.js';

/** @import { Tile } from '../engine/core.d.ts' */
/** @import { Question } from './questions.js' */

/** @param {string} name a class @param {string} label @param {Tile[]} tiles */
const labelledTiles = (name, label, tiles) =>
  tiles.length
    ? h(
        'p',
        { class: name },
        label,
        ' ',
        tiles.map((tile) => tileFace(tile, { named: true })),
      )
    : null;

export class AnswerBox {
  #question;
  #settle;
  /** Whether the question is answered. */
  #over = false;
  /** @type {HTMLButtonElement[]} */ #buttons;
  /** @type {HTMLButtonElement | null} the button that ends a choice of several answers */ #check;

  /** @param {Question} question @param {(said: (number | Tile)[]) => void} settle takes the answers that were chosen */
  constructor(question, settle) {
    this.#question = question;
    this.#settle = settle;
    this.#buttons = question.choices.map((choice, index) => this.#button(choice, index));
    this.#check = this.#several ? this.#checkButton() : null;
    this.element = this.#draw();
  }

  /** Whether several answers are chosen before they are checked. */
  get #several() {
    return this.#question.kind === 'waits';
  }

  /** Whether the answers are the tiles of the hand itself. */
  get #own() {
    return this.#question.kind === 'discard';
  }

  #draw() {
    const { kind } = this.#question;
    const { hand, situation, indicators, uraIndicators } = shownOf(this.#question);
    return h(
      'div',
      { class: `practice-box is-${kind}` },
      situation ? h('p', { class: 'practice-said' }, said(situation)) : null,
      this.#own ? null : handFaces(hand),
      labelledTiles('practice-dora', t('practice.indicators'), indicators),
      labelledTiles('practice-dora practice-ura', t('hand.ura'), uraIndicators),
      labelledTiles('practice-dora practice-flowers', t('hand.flowers'), hand.flowers),
      h(
        'div',
        {
          class: this.#own ? 'practice-choices is-hand' : 'practice-choices',
          role: 'group',
          'aria-label': t('practice.choices'),
          onkeydown: (event) => this.#moveFocus(event),
        },
        this.#buttons,
        this.#own && hand.melds.length ? handFaces({ ...hand, closed: [], win: undefined }) : null,
      ),
      this.#check,
    );
  }

  /** @param {number | Tile} choice @param {number} index */
  #button(choice, index) {
    const ofNumber = typeof choice === 'number';
    return h(
      'button',
      {
        type: 'button',
        class: ofNumber ? 'button practice-choice' : 'practice-tile',
        tabindex: index ? -1 : 0,
        data: { key: `choice-${index}`, choice: String(choice) },
        'aria-label': ofNumber ? null : tileName(choice),
        'aria-pressed': this.#several ? 'false' : null,
        onclick: () => this.#take(index),
      },
      ofNumber ? this.#label(choice) : tileFace(choice),
    );
  }

  #checkButton() {
    const onclick = () => this.#finish();
    return h(
      'button',
      { type: 'button', class: 'button is-main', data: { key: 'check' }, onclick },
      t('practice.check'),
    );
  }

  /** @param {number} value */
  #label(value) {
    return this.#question.kind === 'distance' && !value ? `0 · ${t('practice.ready')}` : number(value);
  }

  /** @param {number} index */
  #take(index) {
    if (this.#over) return;
    if (!this.#several) {
      this.#settle([this.#question.choices[index]]);
      return;
    }
    const button = this.#buttons[index];
    button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true'));
  }

  #finish() {
    if (this.#over) return;
    const isPressed = (/** @type {number} */ index) => this.#buttons[index].getAttribute('aria-pressed') === 'true';
    this.#settle(this.#question.choices.filter((_, index) => isPressed(index)));
  }

  /** Arrow keys go from button to button. @param {KeyboardEvent} event */
  #moveFocus(event) {
    const buttons = this.#buttons;
    const at = buttons.indexOf(/** @type {any} */ (event.target));
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (at < 0 || !step) return;
    event.preventDefault();
    const to = buttons[(at + step + buttons.length) % buttons.length];
    for (const button of buttons) button.tabIndex = button === to ? 0 : -1;
    to.focus();
  }

  first() {
    return this.#buttons[0];
  }

  done() {
    return this.#over;
  }

  /**
   * A digit chooses a number by its value or by its place, and a tile of one suit by its rank.
   * @param {string} key
   * @returns {boolean} whether it chose something
   */
  key(key) {
    if (this.#over || !/^\d$/.test(key) || this.#own) return false;
    const { kind, choices } = this.#question;
    const index = kind === 'distance' ? choices.indexOf(Number(key)) : Number(key) - 1;
    if (index < 0 || index >= choices.length) return false;
    this.#take(index);
    return true;
  }

  /** Marks what was right and what was chosen. @param {(number | Tile)[]} chosen */
  settle(chosen) {
    this.#over = true;
    const { choices, right } = this.#question;
    this.#buttons.forEach((button, index) => {
      const choice = choices[index];
      button.classList.toggle('is-right', right.includes(choice));
      button.classList.toggle('is-wrong', chosen.includes(choice) && !right.includes(choice));
      button.setAttribute('aria-disabled', 'true');
    });
    if (this.#check) this.#check.hidden = true;
  }

  /** The right answers, in words. */
  answer() {
    const right = [...new Set(this.#question.right)];
    return listed(right.map((one) => (typeof one === 'number' ? this.#label(one) : tileName(one))));
  }
}
