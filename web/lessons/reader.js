// @ts-check
// Shows a lesson chapter by chapter, in the page and on other pages. It holds the chapter on screen and the answers
// given; who uses it saves the progress and shows places in games.

import { h, refill } from '../lib/dom.js';
import { questionPicture as problemQuestion } from '../problems/question.js';
import { answerPicture as problemAnswer } from '../problems/answer.js';
import { readProblem } from '../problems/pack.js';
import { spokenTiles } from '../tiles/spoken.js';
import { t } from '../words/index.js';
import { gamePicture } from './game-picture.js';
import { plainText } from './inline.js';
import { paperOf } from './paper.js';
import { handPicture, inline, listPicture, placeWords, positionPicture, wordsPicture } from './picture.js';
import { questionPicture } from './question.js';

/** @import { Block, Lesson, ProblemBlock } from './lesson.js' */
/** @import { ShowGame } from './game-picture.js' */
/**
 * @typedef {object} Around what the lesson is part of
 * @property {ShowGame} showGame
 * @property {((text: string) => string) | null} linkTo the address of the page with a hand
 * @property {(chapter: number) => void} turned called when a chapter is opened
 * @property {(() => void) | null} leave what the button after the last chapter does, if there is one
 * @property {boolean} [external] whether links open in another tab
 */

/** @param {ProblemBlock} block */
function problemPicture({ packed }) {
  const problem = readProblem(packed);
  if (!problem) return null;
  const picture = problemQuestion(problem, (chosen) => {
    picture.settle(chosen);
    box.append(problemAnswer(problem, chosen));
  });
  const box = h('section', { class: 'lesson-question' }, picture.element);
  return box;
}

export class LessonReader {
  #at = 0;
  /** Answers by chapter and block, and games to close. @type {Map<string, number>} */ #answers = new Map();
  /** @type {(() => void)[]} */ #open = [];
  #body = h('div', { class: 'lesson-body' });

  /** @param {Lesson} lesson @param {number} at the chapter to begin with @param {Around} around */
  constructor(lesson, at, around) {
    this.lesson = lesson;
    this.around = around;
    const { title, language } = lesson;
    this.element = h(
      'article',
      {
        class: 'lesson',
        ...(language ? { lang: language } : {}),
        onkeydown: (event) => this.#key(event),
      },
      h('h1', { class: 'lesson-title' }, inline(title)),
      this.#body,
    );
    this.#draw(Math.max(0, Math.min(at, lesson.chapters.length - 1)));
  }

  get chapter() {
    return this.#at;
  }

  /** Arrow keys turn the chapter, except among choices and in fields. @param {KeyboardEvent & {target: any}} event */
  #key(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const taken = event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!step || taken || event.target.closest('[role="group"], input, textarea, select, .table-scroll')) return;
    event.preventDefault();
    this.turn(this.#at + step);
  }

  /** Opens another chapter. @param {number} to */
  turn(to) {
    if (to < 0 || to >= this.lesson.chapters.length || to === this.#at) return;
    this.#draw(to);
    this.element.scrollIntoView({ block: 'start' });
    this.element.querySelector('h2')?.focus({ preventScroll: true });
    this.around.turned(to);
  }

  /** Draws the chapter again, such as in another language. */
  redraw() {
    this.#draw(this.#at);
  }

  /** Closes the games that are open. */
  close() {
    for (const close of this.#open.splice(0)) close();
  }

  /** @param {number} at */
  #draw(at) {
    this.close();
    this.#at = at;
    const chapter = this.lesson.chapters[at];
    refill(
      this.#body,
      this.#progress(),
      h('h2', { class: 'lesson-chapter', tabindex: -1, data: { answer: 'lessons.skip' } }, inline(chapter.title)),
      chapter.blocks.map((block, index) => this.#picture(block, `${at}.${index}`)),
      this.#buttons(),
    );
  }

  /** "Chapter 2 of 8", with a list of all chapters. */
  #progress() {
    const { chapters } = this.lesson;
    if (chapters.length < 2) return null;
    return h(
      'details',
      { class: 'lesson-contents' },
      h(
        'summary',
        {},
        h('span', {}, placeWords(this.#at, chapters.length)),
        h('progress', { max: chapters.length, value: this.#at + 1, 'aria-hidden': 'true' }),
      ),
      h(
        'ol',
        {},
        chapters.map(({ title }, index) =>
          h(
            'li',
            {},
            h(
              'button',
              {
                type: 'button',
                class: 'quiet',
                'aria-current': index === this.#at ? 'step' : null,
                onclick: () => this.turn(index),
              },
              plainText(title, spokenTiles),
            ),
          ),
        ),
      ),
    );
  }

  #buttons() {
    const last = this.#at === this.lesson.chapters.length - 1;
    const { leave } = this.around;
    /** @param {string} word @param {string} style @param {() => void} onclick */
    const button = (word, style, onclick) =>
      h('button', { type: 'button', class: style, data: { key: `lesson-${word}` }, onclick }, t(`lessons.${word}`));
    return h(
      'nav',
      { class: 'lesson-turn', 'aria-label': t('lessons.chapters') },
      this.#at ? button('back', 'button', () => this.turn(this.#at - 1)) : null,
      !last ? button('next', 'button is-main', () => this.turn(this.#at + 1)) : null,
      last && leave ? button('done', 'button is-main', leave) : null,
    );
  }

  /** @param {Block} block @param {string} key */
  #picture(block, key) {
    const { linkTo, showGame, external } = this.around;
    switch (block.kind) {
      case 'words':
        return wordsPicture(block);
      case 'list':
        return listPicture(block);
      case 'hand':
        return handPicture(block, linkTo, external);
      case 'position':
        return positionPicture(block);
      case 'question':
        return questionPicture(block, this.#answers.get(key) ?? -1, (choice) => void this.#answers.set(key, choice));
      case 'game':
        return gamePicture(block, showGame, (close) => void this.#open.push(close));
      default:
        return problemPicture(block);
    }
  }

  /** All chapters for paper, with the answers on the last page. */
  paper() {
    return paperOf(this.lesson);
  }
}
