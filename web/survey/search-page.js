// @ts-check
// The search on screen: a field for the question, frequent questions below it, a picker for shapes, the list of terms,
// the places that were found, and how often each kind of mistake was made.

import { fold, h, refill } from '../lib/dom.js';
import { rovingTabindex } from '../lib/roving-tabindex.js';
import { faultText, t } from '../words/index.js';
import { frequent, joined } from './search-chips.js';
import { mistakeFigures } from './search-figures.js';
import { countLine, placeButton } from './search-results.js';
import { ShapePicker } from './search-shape.js';
import { termList } from './search-terms.js';

/** @import { SearchAskValue, SearchFiguresValue, SearchPlace, SearchTermsValue } from '../engine/core.d.ts' */
/**
 * What the person does.
 * @typedef {object} Acts
 * @property {(question: string) => void} ask
 * @property {(question: string, skip: number) => Promise<SearchAskValue>} more
 * @property {(place: SearchPlace) => void} open
 * @property {(place: SearchPlace) => string} nameOf the name of a place's file
 * @property {(id: string) => void} showMistake
 * @property {() => Promise<SearchTermsValue>} terms
 * @property {() => void} forget
 */

export class SearchPage {
  #acts;
  #bar = h('progress', { class: 'review-progress', max: 1, value: 0, 'aria-label': t('search.making') });
  #status = h('p', { class: 'quiet-text', role: 'status' });
  #field = h('input', {
    type: 'text',
    class: 'search-field',
    maxlength: 1000,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-describedby': 'search-fault',
    data: { key: 'search-field' },
  });
  #fault = h('p', { id: 'search-fault', class: 'note search-fault', role: 'alert', hidden: true });
  #found = h('div', { class: 'search-found' });
  figures = h('div', {});

  /** @param {Acts} acts */
  constructor(acts) {
    this.#acts = acts;
    const add = (/** @type {string} */ term) => this.#put(joined(this.#field.value, term));
    this.element = h(
      'div',
      { class: 'search' },
      this.#bar,
      this.#status,
      this.#form(),
      this.#fault,
      this.#chips(),
      fold('search-shape', t('search.shape'), () => new ShapePicker(add).element),
      fold('search-terms', t('search.terms'), () => termList(acts.terms(), add)),
      this.#found,
      h('p', { class: 'quiet-text' }, t('search.saved')),
      h(
        'button',
        { type: 'button', class: 'button', data: { key: 'search-forget' }, onclick: acts.forget },
        t('search.forget'),
      ),
    );
  }

  #form() {
    const onsubmit = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      this.#acts.ask(this.#field.value);
    };
    return h(
      'form',
      { class: 'search-form', onsubmit },
      h('label', { class: 'field-label' }, h('span', {}, t('search.question')), this.#field),
      h('button', { type: 'submit', class: 'button is-main', data: { key: 'search-run' } }, t('search.run')),
    );
  }

  /** Frequent questions. */
  #chips() {
    const chip = (/** @type {string} */ word, /** @type {string} */ question) =>
      h(
        'button',
        {
          type: 'button',
          class: 'chip',
          title: question,
          data: { key: `search-${word}` },
          onclick: () => this.look(question),
        },
        t(`search.chip.${word}`),
      );
    const chips = h(
      'div',
      { class: 'chips', role: 'toolbar', 'aria-label': t('search.frequent') },
      frequent.map(([word, question]) => chip(word, question)),
    );
    rovingTabindex(chips, 'button')();
    return chips;
  }

  /** Writes a question for the person to go on with. @param {string} question */
  #put(question) {
    this.#field.value = question;
    this.focus();
  }

  /** Writes a question and asks it. @param {string} question */
  look(question) {
    this.#field.value = question;
    this.#acts.ask(question);
  }

  focus() {
    this.#field.focus();
  }

  /** @param {string} words */
  say(words) {
    this.#status.textContent = words;
  }

  startProgress() {
    this.#bar.hidden = false;
  }

  /** @param {number} part of the files @param {string} words */
  progress(part, words) {
    this.#bar.value = part;
    this.say(words);
  }

  /** @param {string} words */
  endProgress(words) {
    this.#bar.hidden = true;
    this.say(words);
  }

  /** Takes the last answer away. */
  clear() {
    refill(this.#found);
  }

  hideFault() {
    this.#fault.hidden = true;
    this.#field.removeAttribute('aria-invalid');
  }

  /** Shows what is wrong with the question, and marks where. @param {any} error */
  drawFault(error) {
    const { text, english } = faultText(error);
    const { start, end } = error;
    const { value } = this.#field;
    const marked = Number.isInteger(start) && Number.isInteger(end);
    const after = Math.max(end, start + 1);
    this.#fault.hidden = false;
    this.#field.setAttribute('aria-invalid', 'true');
    refill(
      this.#fault,
      h('span', {}, [text, english].filter(Boolean).join(' ')),
      marked
        ? h('code', {}, value.slice(0, start), h('mark', {}, value.slice(start, after) || '␣'), value.slice(after))
        : null,
    );
    this.clear();
    if (marked) this.#field.setSelectionRange(start, end);
  }

  /** @param {SearchAskValue} answer @param {string} question @param {number} took milliseconds */
  drawFound(answer, question, took) {
    const list = h('ol', { class: 'review-moments' });
    const more = h('div', { class: 'button-row' });
    let shown = 0;
    const add = (/** @type {SearchAskValue} */ part) => {
      list.append(...part.list.map((place) => this.#item(place)));
      shown += part.list.length;
      const load = async () => add(await this.#acts.more(question, shown));
      refill(
        more,
        shown < answer.places ? moreButton(Math.min(answer.list.length, answer.places - shown), load) : null,
      );
    };
    refill(this.#found, h('p', { role: 'status', class: 'search-count' }, countLine(answer, took)), list, more);
    add(answer);
  }

  /** @param {SearchPlace} place */
  #item(place) {
    return h(
      'li',
      {},
      placeButton(place, this.#acts.nameOf(place), () => this.#acts.open(place)),
    );
  }

  /** @param {SearchFiguresValue | null} value null before a review */
  drawFigures(value) {
    if (!value) {
      refill(this.figures);
      return;
    }
    refill(
      this.figures,
      h('h3', {}, t('search.mistakes')),
      h('p', { class: 'quiet-text' }, t('search.mistake.about')),
      mistakeFigures(value, this.#acts.showMistake),
    );
  }
}

/** @param {number} n how many places it adds @param {() => Promise<void>} load */
const moreButton = (n, load) =>
  h(
    'button',
    { type: 'button', class: 'button', data: { key: 'search-more' }, onclick: load },
    t('search.more', { n }),
  );
