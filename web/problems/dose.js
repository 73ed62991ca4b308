// @ts-check
// The problems for today: due ones, the longest due first, then new ones, at most ten a day in all; and the number of
// days in a row with answers.

import { dayOf, retrievability, scheduled } from './schedule.js';

/** @import { Entry } from './store.js' */
/** @import { Given } from './schedule.js' */

/** The number of problems per day. */
export const dose = 10;

/**
 * The day on which an entry is due: 0 if it was never answered, Infinity if it was put aside.
 * @param {Entry} entry
 */
export function dueDay({ answers }) {
  if (answers.at(-1)?.mark === 0) return Infinity;
  return scheduled(given(answers))?.due ?? 0;
}

/** @param {Entry['answers']} answers @returns {Given[]} */
const given = (answers) =>
  answers.flatMap(({ time, mark }) => (mark ? [{ day: dayOf(new Date(time)), grade: mark }] : []));

/**
 * @param {Iterable<Entry>} entries
 * @param {Date} now
 * @returns {{due: Entry[], done: number, streak: number, waiting: number, all: number}} `due`: left of today's dose,
 *   `done`: answered today, `waiting`: due beyond the dose
 */
export function doseOf(entries, now) {
  const today = dayOf(now);
  const days = new Set();
  let done = 0;
  let all = 0;
  /** @type {{entry: Entry, day: number, known: number}[]} */ const open = [];
  for (const entry of entries) {
    const list = given(entry.answers);
    for (const { day } of list) days.add(day);
    const isDone = list.some(({ day }) => day === today);
    if (isDone) done += 1;
    if (entry.answers.at(-1)?.mark === 0) continue;
    all += 1;
    const plan = scheduled(list);
    if (isDone || (plan && plan.due > today)) continue;
    const last = list.at(-1)?.day ?? 0;
    open.push({
      entry,
      day: plan?.due ?? Infinity,
      known: plan ? retrievability(today - last, plan.memory.stability) : 1,
    });
  }
  open.sort((a, b) => (a.day === b.day ? a.known - b.known || order(a.entry, b.entry) : a.day - b.day));
  const left = Math.max(0, dose - done);
  return {
    due: open.slice(0, left).map(({ entry }) => entry),
    done,
    streak: streakOf(days, today),
    waiting: Math.max(0, open.length - left),
    all,
  };
}

/** The same order on every device: first added first. @param {Entry} a @param {Entry} b */
const order = (a, b) => a.added - b.added || (a.name < b.name ? -1 : 1);

/**
 * The number of successive days up to today, or up to yesterday if today has no answer yet.
 * @param {Set<number>} days
 * @param {number} today
 */
function streakOf(days, today) {
  let at = days.has(today) ? today : today - 1;
  let row = 0;
  while (days.has(at)) {
    row += 1;
    at -= 1;
  }
  return row;
}
