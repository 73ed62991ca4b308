// @ts-check
// The number of due problems in one short entry, so that the first screen need not read all problems.

import { dayOf } from './schedule.js';
import { dose, dueDay } from './dose.js';

/** @import { Entry } from './store.js' */

/** The first screen and Practice use this key too (start/cards.js, views/practice.js). */
const key = 'tehai.due.v1';

/**
 * @param {Iterable<Entry>} entries
 * @param {Date} now
 * @param {() => Storage} storage
 */
export function keepDue(entries, now, storage) {
  const today = dayOf(now);
  /** @type {Map<number, number>} */ const days = new Map();
  let done = 0;
  for (const entry of entries) {
    const isDone = entry.answers.some(({ time, mark }) => mark > 0 && dayOf(new Date(time)) === today);
    if (isDone) done += 1;
    const day = dueDay(entry);
    if (day !== Infinity) days.set(day, (days.get(day) ?? 0) + 1);
  }
  try {
    if (days.size) storage().setItem(key, JSON.stringify({ today, done, days: [...days] }));
    else storage().removeItem(key);
  } catch {
    // Without it the first screen has no line.
  }
}

/**
 * The number of problems due on a day, at most the dose.
 * @param {Date} now
 * @param {() => Storage} [storage]
 */
export function dueNow(now, storage = () => localStorage) {
  try {
    const { today, done, days } = JSON.parse(storage().getItem(key) ?? '{}');
    const day = dayOf(now);
    let due = 0;
    for (const [on, n] of days) if (Number.isSafeInteger(n) && on <= day) due += n;
    return Math.min(due, Math.max(0, dose - (today === day && Number.isSafeInteger(done) ? done : 0)));
  } catch {
    return 0;
  }
}
