// @ts-check
// The problems of a person and all answers to them, saved on the device. A problem is one storage entry that never
// changes. An answer is one storage entry too, and answers are only added. So two tabs never overwrite each other, and
// merging two devices means keeping the entries of both. When a problem is due follows from its answers (schedule.js).
// Storage throws in sandboxed frames, may be full, and may hold values that this page has not written.

import { nameOf } from './pack.js';
import { keepDue } from './due.js';
import { isTime, longestName, readFile, writeFile } from './store-file.js';

/** 0 puts a problem aside; the others are grades of the schedule. @typedef {0 | 1 | 2 | 3 | 4} Mark */
/** @typedef {{time: number, mark: Mark}} Answered `time` in milliseconds */
/**
 * @typedef {{name: string, packed: string, game: string, added: number, answers: Answered[]}} Entry `game` names the
 * game that the problem comes from, as its file does; `added` is a time
 */

const problems = 'tehai.problem.v1.';
const answers = 'tehai.answer.v1.';

/** @param {string} key @returns {(Answered & {name: string}) | null} */
function readAnswerKey(key) {
  const match = /^([0-9a-z]{1,12})\.([0-9a-z]{1,10})\.([0-4])$/.exec(key.slice(answers.length));
  const time = match ? Number.parseInt(match[2], 36) : 0;
  return match && isTime(time) ? { name: match[1], time, mark: /** @type {Mark} */ (Number(match[3])) } : null;
}

/** @param {string} name @param {Answered} answer */
const answerKey = (name, { time, mark }) => `${answers}${name}.${time.toString(36)}.${mark}`;

/** @param {string} text @returns {{packed: string, game: string, added: number} | null} */
function readEntry(text) {
  try {
    const { p, g, t } = JSON.parse(text);
    if (typeof p !== 'string' || typeof g !== 'string' || !isTime(t)) return null;
    return { packed: p, game: g.slice(0, longestName), added: t };
  } catch {
    return null;
  }
}

/** @param {{packed: string, game: string, added: number}} entry */
const writeEntry = ({ packed, game, added }) => JSON.stringify({ p: packed, g: game.slice(0, longestName), t: added });

export class ProblemStore {
  #place;

  /** @param {Storage} [place] the page's own where absent */
  constructor(place) {
    this.#place = place;
  }

  /** Throws where the browser blocks storage. */
  #storage() {
    return this.#place ?? localStorage;
  }

  /** All entries by name, their answers in order. Invalid ones are left out. @returns {Map<string, Entry>} */
  all() {
    /** @type {Map<string, Entry>} */ const found = new Map();
    try {
      const storage = this.#storage();
      const keys = Object.keys(storage);
      for (const key of keys) {
        if (!key.startsWith(problems)) continue;
        const entry = readEntry(storage.getItem(key) ?? '');
        const name = key.slice(problems.length);
        if (entry) found.set(name, { name, ...entry, answers: [] });
      }
      for (const key of keys) {
        const answer = key.startsWith(answers) ? readAnswerKey(key) : null;
        if (answer) found.get(answer.name)?.answers.push({ time: answer.time, mark: answer.mark });
      }
    } catch {
      // Storage is blocked: there are none.
    }
    for (const { answers: list } of found.values()) list.sort((a, b) => a.time - b.time);
    return found;
  }

  /** @param {string} key @param {string} value @returns {boolean} whether it was saved */
  #save(key, value) {
    try {
      this.#storage().setItem(key, value);
      return true;
    } catch {
      return false;
    }
  }

  /** @param {string} key */
  #has(key) {
    try {
      return this.#storage().getItem(key) !== null;
    } catch {
      return false;
    }
  }

  /** Writes how many problems are due, which the first screen reads. Every change calls this. */
  noteDue(now = new Date()) {
    keepDue(this.all().values(), now, () => this.#storage());
  }

  /**
   * Adds problems. One that is saved already stays as it is.
   * @param {{packed: string, game: string}[]} list
   * @param {Date} [now]
   * @returns {{added: number, known: number, full: number}} `full` counts those that the storage had no space for
   */
  add(list, now = new Date()) {
    const count = { added: 0, known: 0, full: 0 };
    for (const { packed, game } of list) {
      const key = problems + nameOf(packed);
      if (this.#has(key)) count.known += 1;
      else if (this.#save(key, writeEntry({ packed, game, added: now.getTime() }))) count.added += 1;
      else count.full += 1;
    }
    this.noteDue(now);
    return count;
  }

  /** @param {string} name @param {Mark} mark @param {Date} [now] @returns {boolean} whether it was saved */
  answer(name, mark, now = new Date()) {
    const saved = this.#save(answerKey(name, { time: now.getTime(), mark }), '');
    this.noteDue(now);
    return saved;
  }

  /** All problems and answers as the text of one file. */
  exported() {
    return writeFile([...this.all().values()]);
  }

  /**
   * Adds every problem and every answer of a file.
   * @param {string} text
   * @param {Date} [now]
   * @returns {{added: number, answers: number, unread: number, full: number} | null} null if the text is no such file
   */
  merge(text, now = new Date()) {
    const file = readFile(text);
    if (!file) return null;
    const count = { added: 0, answers: 0, unread: file.unread, full: 0 };
    for (const entry of file.problems) {
      const key = problems + nameOf(entry.packed);
      if (this.#has(key)) continue;
      if (this.#save(key, writeEntry(entry))) count.added += 1;
      else count.full += 1;
    }
    for (const { name, ...answer } of file.answers) {
      const key = answerKey(name, answer);
      if (!this.#has(problems + name) || this.#has(key)) continue;
      if (this.#save(key, '')) count.answers += 1;
      else count.full += 1;
    }
    this.noteDue(now);
    return count;
  }

  /** Deletes all problems and answers. */
  clear() {
    try {
      const storage = this.#storage();
      for (const key of Object.keys(storage))
        if (key.startsWith(problems) || key.startsWith(answers)) storage.removeItem(key);
    } catch {
      // Storage is blocked: nothing was saved.
    }
    this.noteDue();
  }
}
