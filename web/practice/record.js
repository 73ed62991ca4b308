// @ts-check
// The record of answers, saved on the device if possible; storage may hold anything, so it is checked.

const key = 'tehai.practice.v1';
const longest = 50;

/** @typedef {{kind: string, text: string, right: boolean}} Answered */
/** @typedef {{streak: number, best: number, asked: number, right: number, last: Answered[]}} Record */

/** @returns {Record} */
export function loadRecord() {
  /** @type {any} */ let stored;
  try {
    stored = JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    stored = {};
  }
  /** @param {any} value */
  const count = (value) => (Number.isSafeInteger(value) && value >= 0 ? value : 0);
  const last = Array.isArray(stored?.last) ? stored.last.filter(isAnswered).slice(0, longest) : [];
  const [streak, best, asked, right] = ['streak', 'best', 'asked', 'right'].map((name) => count(stored?.[name]));
  return { streak, best, asked, right, last };
}

/** @param {any} row */
const isAnswered = (row) =>
  typeof row?.kind === 'string' &&
  typeof row.text === 'string' &&
  row.text.length < 100 &&
  typeof row.right === 'boolean';

/** The record with one more answer. @param {Record} record @param {Answered} answered @returns {Record} */
export function withAnswer({ streak, best, asked, right, last }, answered) {
  const row = answered.right ? streak + 1 : 0;
  return {
    streak: row,
    best: Math.max(best, row),
    asked: asked + 1,
    right: right + Number(answered.right),
    last: [answered, ...last].slice(0, longest),
  };
}

/** @param {Record | null} record null removes the saved one */
export function saveRecord(record) {
  try {
    if (record) localStorage.setItem(key, JSON.stringify(record));
    else localStorage.removeItem(key);
  } catch {
    // Storage is blocked or full: the record lasts until the page closes.
  }
}
