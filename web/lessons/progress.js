// @ts-check
// How far lessons were read, saved on the device. Storage may be blocked, full, or hold anything.

const key = 'tehai.lessons.v1';
/** The lessons read last stay. */
const mostSaved = 100;

/** @typedef {{chapter: number, chapters: number, done: boolean}} Progress */

/** @returns {[string, Progress][]} by name, the one read last at the end */
function load() {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? '[]');
    return found.filter(
      (/** @type {any} */ row) =>
        typeof row[0] === 'string' &&
        Number.isInteger(row[1]?.chapter) &&
        Number.isInteger(row[1].chapters) &&
        row[1].chapter >= 0 &&
        row[1].chapter < row[1].chapters &&
        typeof row[1].done === 'boolean',
    );
  } catch {
    return [];
  }
}

/** @param {string} name @returns {Progress | null} */
export const progressOf = (name) => new Map(load()).get(name) ?? null;

/** @param {string} name @param {number} chapter the open one @param {number} chapters */
export function saveProgress(name, chapter, chapters) {
  const done = chapter === chapters - 1 || progressOf(name)?.done === true;
  const others = load().filter(([other]) => other !== name);
  const rows = [...others, [name, { chapter, chapters, done }]];
  try {
    localStorage.setItem(key, JSON.stringify(rows.slice(-mostSaved)));
  } catch {
    // The lesson begins again at its first chapter.
  }
}
