// @ts-check
// The problems and answers of a device as one file: written for an export, read for an import.

import { readProblem } from './pack.js';

/** @import { Answered, Entry } from './store.js' */

/** Characters of a game's name. */
export const longestName = 80;
/** A longer file is refused: this holds some 60,000 problems. */
export const longestFile = 30_000_000;

/** Whether a value is a time in milliseconds. @param {any} value */
export const isTime = (value) => Number.isSafeInteger(value) && value > 0 && value < 1e14;

/** @param {Entry[]} entries */
export const writeFile = (entries) =>
  JSON.stringify({
    tehai: 'problems',
    version: 1,
    problems: entries.map(({ packed, game, added }) => [packed, game, added]),
    answers: entries.flatMap(({ name, answers }) => answers.map(({ time, mark }) => [name, time, mark])),
  });

/** @param {string} text @returns null if the text is no file of problems; `unread` counts invalid rows */
export function readFile(text) {
  if (text.length > longestFile) return null;
  /** @type {any} */ let file;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  if (file?.tehai !== 'problems' || !Array.isArray(file.problems) || !Array.isArray(file.answers)) return null;
  let unread = 0;
  /** @type {{packed: string, game: string, added: number}[]} */ const problems = [];
  for (const row of file.problems) {
    const [packed, game, added] = Array.isArray(row) ? row : [];
    if (typeof game === 'string' && isTime(added) && readProblem(packed))
      problems.push({ packed, game: game.slice(0, longestName), added });
    else unread += 1;
  }
  /** @type {(Answered & {name: string})[]} */ const answers = [];
  for (const row of file.answers) {
    const [name, time, mark] = Array.isArray(row) ? row : [];
    if (/^[0-9a-z]{1,12}$/.test(name) && isTime(time) && [0, 1, 2, 3, 4].includes(mark))
      answers.push({ name, time, mark });
    else unread += 1;
  }
  return { problems, answers, unread };
}
