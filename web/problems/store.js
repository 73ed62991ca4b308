// @ts-check
// The problems of a person and all answers to them, on the device. A problem is one entry that is never changed, and an
// answer is one entry that is only added: so two tabs lose nothing of each other, and two devices put together are the
// union of what they hold. When a problem comes back is worked out of its answers (schedule.js). Storage throws in
// sandboxed frames, may be full and may hold anything.

import { nameOf, readProblem } from './pack.js';
import { keepDue } from './due.js';

/** 0 puts a problem aside; the others are grades of the schedule. @typedef {0 | 1 | 2 | 3 | 4} Mark */
/** @typedef {{time: number, mark: Mark}} Answered `time` in milliseconds */
/**
 * @typedef {{name: string, packed: string, game: string, added: number, answers: Answered[]}} Entry `game` says whose
 * it was, as far as the file says; `added` is a time
 */

const problems = 'tehai.problem.v1.';
const answers = 'tehai.answer.v1.';
/** Characters of a game's name. */
const longestName = 80;
/** No file of problems is as long: some 60,000 problems. */
export const longestFile = 30_000_000;

/** @param {any} value */
const isTime = (value) => Number.isSafeInteger(value) && value > 0 && value < 1e14;

/** @param {string} key @returns {(Answered & {name: string}) | null} */
function readAnswerKey(key) {
  const match = /^([0-9a-z]{1,12})\.([0-9a-z]{1,10})\.([0-4])$/.exec(key.slice(answers.length));
  const time = match ? Number.parseInt(match[2], 36) : 0;
  return match && isTime(time) ? { name: match[1], time, mark: /** @type {Mark} */ (Number(match[3])) } : null;
}

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

/** @param {Storage} [place] */
export function problemStore(place) {
  const storage = () => place ?? localStorage;

  /** All entries by name, their answers in order; what cannot be read is left out. @returns {Map<string, Entry>} */
  function all() {
    /** @type {Map<string, Entry>} */ const found = new Map();
    try {
      const keys = Object.keys(storage());
      for (const key of keys) {
        if (!key.startsWith(problems)) continue;
        const entry = readEntry(storage().getItem(key) ?? '');
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

  /** @param {string} key @param {string} value @returns {boolean} whether it is kept */
  function keep(key, value) {
    try {
      storage().setItem(key, value);
      return true;
    } catch {
      return false;
    }
  }

  /** @param {string} key */
  function has(key) {
    try {
      return storage().getItem(key) !== null;
    } catch {
      return false;
    }
  }

  /** What the first screen reads follows every change. */
  const noteDue = (now = new Date()) => keepDue(all().values(), now, storage);

  /**
   * Adds problems; one that is there stays as it is.
   * @param {{packed: string, game: string}[]} list
   * @param {Date} [now]
   * @returns {{added: number, known: number, full: number}} `full` are those that there was no room for
   */
  function add(list, now = new Date()) {
    const count = { added: 0, known: 0, full: 0 };
    for (const { packed, game } of list) {
      const key = problems + nameOf(packed);
      if (has(key)) count.known += 1;
      else if (keep(key, JSON.stringify({ p: packed, g: game.slice(0, longestName), t: now.getTime() })))
        count.added += 1;
      else count.full += 1;
    }
    noteDue(now);
    return count;
  }

  /** @param {string} name @param {Mark} mark @param {Date} [now] @returns {boolean} whether it is kept */
  function answer(name, mark, now = new Date()) {
    const kept = keep(`${answers}${name}.${now.getTime().toString(36)}.${mark}`, '');
    noteDue(now);
    return kept;
  }

  /** All of it as one file. */
  function exported() {
    const entries = [...all().values()];
    return JSON.stringify({
      tehai: 'problems',
      version: 1,
      problems: entries.map(({ packed, game, added }) => [packed, game, added]),
      answers: entries.flatMap(({ name, answers: list }) => list.map(({ time, mark }) => [name, time, mark])),
    });
  }

  /**
   * Puts a file beside what is there: every problem and every answer of both is there then.
   * @param {string} text
   * @param {Date} [now]
   * @returns {{added: number, answers: number, unread: number, full: number} | null} null for what is no such file
   */
  function merge(text, now = new Date()) {
    const file = readFile(text);
    if (!file) return null;
    const count = { added: 0, answers: 0, unread: file.unread, full: 0 };
    for (const { packed, game, added } of file.problems) {
      const key = problems + nameOf(packed);
      if (has(key)) continue;
      if (keep(key, JSON.stringify({ p: packed, g: game, t: added }))) count.added += 1;
      else count.full += 1;
    }
    for (const { name, time, mark } of file.answers) {
      const key = `${answers}${name}.${time.toString(36)}.${mark}`;
      if (!has(problems + name) || has(key)) continue;
      if (keep(key, '')) count.answers += 1;
      else count.full += 1;
    }
    noteDue(now);
    return count;
  }

  /** Deletes all of it. */
  function clear() {
    try {
      for (const key of Object.keys(storage()))
        if (key.startsWith(problems) || key.startsWith(answers)) storage().removeItem(key);
    } catch {
      // Where storage is blocked nothing was kept.
    }
    noteDue();
  }

  return { all, add, answer, exported, merge, clear, noteDue };
}
/** @typedef {ReturnType<typeof problemStore>} ProblemStore */

/** @param {string} text */
function readFile(text) {
  if (text.length > longestFile) return null;
  /** @type {any} */ let file;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  if (file?.tehai !== 'problems' || !Array.isArray(file.problems) || !Array.isArray(file.answers)) return null;
  let unread = 0;
  /** @type {{packed: string, game: string, added: number}[]} */ const found = [];
  for (const row of file.problems) {
    const [packed, game, added] = Array.isArray(row) ? row : [];
    if (typeof game === 'string' && isTime(added) && readProblem(packed))
      found.push({ packed, game: game.slice(0, longestName), added });
    else unread += 1;
  }
  /** @type {(Answered & {name: string})[]} */ const given = [];
  for (const row of file.answers) {
    const [name, time, mark] = Array.isArray(row) ? row : [];
    if (/^[0-9a-z]{1,12}$/.test(name) && isTime(time) && [0, 1, 2, 3, 4].includes(mark))
      given.push({ name, time, mark });
    else unread += 1;
  }
  return { problems: found, answers: given, unread };
}
