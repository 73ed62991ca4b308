// @ts-check
// Lessons in the Help view, their controller: the list, and the open lesson, which comes from the link, a file or the
// list. It reads the text, saves the progress and writes the link.

import { mostOfFile, textOf } from '../engine/bounded.js';
import { loadAll } from '../engine/gate.js';
import { initial } from '../state/model.js';
import { writeLink } from '../state/link.js';
import { nameOf } from '../problems/pack.js';
import { t } from '../words/index.js';
import { gameBoard } from './game.js';
import { lessonIn, lessonKey, packLesson, unpackLesson } from './link.js';
import { LessonsPage } from './page.js';
import { progressOf, saveProgress } from './progress.js';
import { readLesson } from './read.js';
import { LessonReader } from './reader.js';
import { needWords, shippedIds, shippedText } from './shipped.js';
import { adoptLessonStyles } from './styles.js';

/** @import { Context } from '../state/context.js' */
/** @import { GameBlock } from './lesson.js' */

/** @param {Context} context */
export function lessonsPart(context) {
  adoptLessonStyles();
  return new LessonsView(context);
}

class LessonsView {
  /** The text of the open lesson, and what names it in links: an id, or its packed text; '' if that is too long. */
  #text = '';
  #linked = '';
  /** What names its progress. */ #name = '';
  /** What was drawn last. */ #drawn = '';
  /** Counts the openings: one that is overtaken is dropped. */ #round = 0;
  /** @type {LessonReader | null} */ #reader = null;

  /** @param {Context} context */
  constructor(context) {
    this.context = context;
    this.page = new LessonsPage({
      open: (id) => void this.#openShipped(id),
      file: (file) => void this.#openFile(file),
      leave: () => this.#leave(),
      link: () => this.#address(),
      text: () => this.#text,
      paper: () => this.#reader?.paper() ?? null,
    });
    this.element = this.page.element;
  }

  /** Whether a lesson is open, so that the rest of the help is hidden. */
  get isOpen() {
    return this.page.isOpen;
  }

  /** The link of the open lesson at its chapter, '' if it is too long. */
  #address() {
    const key = this.#linked && lessonKey(this.#linked, this.#reader?.chapter ?? 0);
    return key && new URL(`#v1&w=help${key}`, location.href).href;
  }

  /** The link with the page's hand, which stays. @param {string} [key] */
  #hash(key = '') {
    return writeLink({ ...this.context.store.get(), view: 'help' }) + key;
  }

  /** @param {string} id */
  async #openShipped(id) {
    const chapter = this.#startOf(id);
    history.pushState(null, '', this.#hash(lessonKey(id, chapter)));
    await this.update();
    this.page.focusLesson();
  }

  /** The chapter that was open when a lesson was left, else the first. @param {string} name */
  #startOf(name) {
    const saved = progressOf(name);
    return saved && saved.chapter < saved.chapters - 1 ? saved.chapter : 0;
  }

  /** @param {File} file */
  async #openFile(file) {
    const text = await textOf(file, mostOfFile).catch(() => '');
    if (text) await this.#receive(text);
    else this.page.say(t('lessons.notText', { name: file.name }));
  }

  /** Opens a text from outside under a link of its own, if it is short enough for one. @param {string} text */
  async #receive(text) {
    const round = ++this.#round;
    const packed = readLesson(text).lesson ? await packLesson(text) : '';
    if (round !== this.#round) return;
    const name = packed ? nameOf(packed) : '';
    const chapter = name ? this.#startOf(name) : 0;
    history.pushState(null, '', this.#hash(packed ? lessonKey(packed, chapter) : ''));
    this.#drawn = this.#look();
    this.#show(text, packed, name, chapter);
    this.page.focusLesson();
  }

  #leave() {
    history.pushState(null, '', this.#hash());
    void this.update();
    scrollTo(0, 0);
    this.page.focusList();
  }

  /** @param {string} text @param {string} linked @param {string} name @param {number} chapter */
  #show(text, linked, name, chapter) {
    this.#close();
    const { lesson, faults } = readLesson(text);
    this.#text = text;
    this.#linked = linked;
    this.#name = name;
    if (!text && linked) return this.page.refuse([], 'lessons.badLink');
    if (!lesson) return this.page.refuse(faults);
    this.#reader = new LessonReader(lesson, chapter, {
      showGame: (block) => this.#showGame(block),
      linkTo: (hand) => writeLink({ ...initial, text: hand }),
      turned: (to) => this.#turned(to, lesson.chapters.length),
      leave: () => this.#leave(),
    });
    this.#turned(this.#reader.chapter, lesson.chapters.length);
    return this.page.show(this.#reader.element, faults);
  }

  /** @param {number} chapter @param {number} chapters */
  #turned(chapter, chapters) {
    if (this.#name) saveProgress(this.#name, chapter, chapters);
    if (this.#linked) history.replaceState(null, '', this.#hash(lessonKey(this.#linked, chapter)));
    this.#drawn = this.#look();
  }

  /** @param {GameBlock} block */
  async #showGame(block) {
    const core = await this.context.arrived;
    await loadAll(core).catch(() => {
      throw new Error(t('page.notFetched'));
    });
    return gameBoard(core, block, t);
  }

  #close() {
    this.#reader?.close();
    this.#reader = null;
  }

  #look() {
    const part = location.hash.split('&').find((one) => one.startsWith('l='));
    return `${document.documentElement.lang} ${part ?? ''}`;
  }

  /** Shows what the link asks for. */
  async update() {
    const { context } = this;
    const { received } = context;
    if (received) {
      context.received = null;
      await needWords();
      this.page.draw(this.#list());
      await this.#receive(received.text);
      return;
    }
    if (this.#look() === this.#drawn) return;
    this.#drawn = this.#look();
    const round = ++this.#round;
    const linked = lessonIn(location.hash);
    const [text] = await Promise.all([this.#textOf(linked), needWords()]);
    if (round !== this.#round) return;
    this.page.draw(this.#list());
    if (!linked) {
      this.#close();
      this.page.leave();
    } else this.#show(text, linked.id || linked.packed, linked.id || nameOf(linked.packed), linked.chapter);
  }

  /** @param {ReturnType<typeof lessonIn>} linked */
  async #textOf(linked) {
    if (!linked) return '';
    return linked.id ? shippedText(linked.id, document.documentElement.lang) : unpackLesson(linked.packed);
  }

  #list() {
    return shippedIds.map((id) => ({ id, progress: progressOf(id) }));
  }
}
