// @ts-check
// Lessons on screen: the list, the open lesson with its faults, and what can be done with it.

import { fold, h, refill } from '../lib/dom.js';
import { outcome } from '../controls/outcome.js';
import { t } from '../words/index.js';
import { faultLines } from './fault-lines.js';

/** @import { LessonFault } from './lesson.js' */
/** @import { Progress } from './progress.js' */
/**
 * @typedef {object} Acts
 * @property {(id: string) => void} open
 * @property {(file: File) => void} file
 * @property {() => void} leave
 * @property {() => string} link '' if the lesson is too long for one
 * @property {() => string} text of the open lesson
 * @property {() => HTMLElement | null} paper
 */

export class LessonsPage {
  #list = h('section', { class: 'lessons-list', tabindex: -1 });
  #place = h('div', { class: 'lesson-place', hidden: true });
  #result = outcome();
  #acts;

  /** @param {Acts} acts */
  constructor(acts) {
    this.#acts = acts;
    this.element = h('div', { class: 'lessons' }, this.#list, this.#place, ...this.#result.elements);
    this.element.addEventListener('dragover', (event) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    });
    this.element.addEventListener('drop', (event) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      acts.file(file);
    });
    addEventListener('beforeprint', () => this.#print());
    addEventListener('afterprint', () => this.#removePaper());
  }

  get isOpen() {
    return !this.#place.hidden;
  }

  /** @param {string} words */
  say(words) {
    this.#result.say(words);
  }

  /** The list in the language in force. @param {{id: string, progress: Progress | null}[]} rows */
  draw(rows) {
    const input = h('input', {
      type: 'file',
      class: 'unseen',
      tabindex: -1,
      'aria-label': t('lessons.open'),
      onchange: () => {
        const [file] = input.files ?? [];
        input.value = '';
        if (file) this.#acts.file(file);
      },
    });
    refill(
      this.#list,
      h('h2', {}, t('lessons.title')),
      h(
        'ul',
        { class: 'plain lessons-rows' },
        rows.map(({ id, progress }) => this.#row(id, progress)),
      ),
      h(
        'p',
        { class: 'quiet-text' },
        t('lessons.own'),
        ' ',
        h(
          'button',
          { type: 'button', class: 'button', data: { key: 'lesson-open' }, onclick: () => input.click() },
          t('lessons.open'),
        ),
        input,
      ),
    );
  }

  /** @param {string} id @param {Progress | null} progress */
  #row(id, progress) {
    const place = progress && { n: progress.chapter + 1, all: progress.chapters };
    const state = progress?.done ? t('lessons.read') : place ? t('lessons.place', place) : '';
    return h(
      'li',
      {},
      h(
        'button',
        { type: 'button', class: 'lesson-card', data: { key: `lesson-${id}` }, onclick: () => this.#acts.open(id) },
        h('b', {}, t(`lessons.of.${id}`)),
        h('span', {}, t(`lessons.about.${id}`)),
        state ? h('span', { class: 'quiet-text' }, state) : null,
      ),
    );
  }

  /** @param {boolean} open */
  #switch(open) {
    this.#list.hidden = open;
    this.#place.hidden = !open;
    if (!open) this.#place.replaceChildren();
    this.say('');
    this.element.dispatchEvent(new CustomEvent('lesson-switch', { bubbles: true }));
  }

  #leaveButton() {
    return h(
      'button',
      { type: 'button', class: 'quiet lesson-leave', data: { key: 'lesson-leave' }, onclick: this.#acts.leave },
      `‹ ${t('lessons.all')}`,
    );
  }

  /** @param {HTMLElement} lesson @param {LessonFault[]} faults */
  show(lesson, faults) {
    this.#switch(true);
    this.#place.replaceChildren(
      this.#leaveButton(),
      lesson,
      ...(faults.length
        ? [fold('lesson-faults', t('lessons.faults', { n: faults.length }), () => faultLines(faults))]
        : []),
      this.#send(),
    );
  }

  /** Instead of a text that is no lesson. @param {LessonFault[]} faults @param {string} [why] the key of a word */
  refuse(faults, why = 'lessons.unreadable') {
    this.#switch(true);
    this.#place.replaceChildren(
      this.#leaveButton(),
      h('p', { class: 'note', role: 'alert' }, t(why)),
      ...(faults.length ? [faultLines(faults)] : []),
    );
  }

  focusLesson() {
    /** @type {HTMLElement | null} */ (this.#place.querySelector('.lesson-chapter'))?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }

  leave() {
    if (this.isOpen) this.#switch(false);
  }

  focusList() {
    this.#list.focus({ preventScroll: true });
  }

  #send() {
    const result = this.#result;
    /** @param {string} word @param {() => void} onclick */
    const button = (word, onclick) =>
      h('button', { type: 'button', class: 'button', data: { key: `lesson-${word}` }, onclick }, t(`lessons.${word}`));
    return h(
      'div',
      { class: 'button-row lesson-send' },
      button('link', () => {
        const link = this.#acts.link();
        if (link) void result.copy(link, t('lessons.copied'));
        else result.say(t('lessons.tooLong'));
      }),
      button('save', () => result.save('mahjong-lesson.txt', this.#acts.text())),
      button('print', () => print()),
    );
  }

  /** On paper all chapters are shown; the screen keeps its own. */
  #print() {
    this.#removePaper();
    const paper = this.isOpen && this.element.isConnected ? this.#acts.paper() : null;
    if (paper) this.element.append(paper);
  }

  #removePaper() {
    this.element.querySelector('.lesson-paper')?.remove();
  }
}
