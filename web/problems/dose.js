// @ts-check
// What is to be answered today: what is due, the longest due first, then new problems, at most ten a day in
// all; and how
// many days in a row something was answered.

import { dayOf, retrievability, scheduled } from './schedule.js';

/** @import { Entry } from './store.js' */
/** @import { Given } from './schedule.js' */

/** Problems a day. */
export const dose = 10;

/**
 * When an entry is due: a day, 0 for one that was never answered, Infinity for one that was put aside.
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
 * @returns {{due: Entry[], done: number, streak: number, waiting: number, all: number}} `due` what is left of today's
 * dose, `done` how many were answered today, `waiting` what is due beyond the dose
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
 * Days in a row up to today, or up to yesterday while today is open.
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
