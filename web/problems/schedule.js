// @ts-check
// When a problem is asked again: FSRS-6, the Free Spaced Repetition Scheduler of the open-spaced-repetition project,
// with its default weights and a wanted retention of 90 %, in whole days and without its steps of minutes. The page
// has no dependency, so the algorithm is written here and compared with the project's published examples
// (web/unit/schedule.test.mjs). Only the answers of a problem are stored and the schedule is computed from them, so
// that the merged answers of two devices give the schedule of one device.

/** 1 again (wrong), 2 hard, 3 good, 4 easy. @typedef {1 | 2 | 3 | 4} Grade */
/** @typedef {{stability: number, difficulty: number}} Memory */
/** @typedef {{day: number, grade: Grade}} Given an answer on a day */

/** The default weights of FSRS-6. */
export const weights = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483,
  0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];
const w = weights;
const retention = 0.9;
const longest = 36_500;
const decay = -w[20];
const factor = 0.9 ** (1 / decay) - 1;

/** @param {number} value @param {number} least @param {number} most */
const within = (value, least, most) => Math.min(most, Math.max(least, value));

/**
 * The probability that the answer is remembered after so many days.
 * @param {number} days
 * @param {number} stability
 */
export const retrievability = (days, stability) => (1 + (factor * Math.max(0, days)) / stability) ** decay;

/** @param {Grade} grade */
const firstDifficulty = (grade) => w[4] - Math.exp(w[5] * (grade - 1)) + 1;

/** @param {number} difficulty @param {Grade} grade */
function nextDifficulty(difficulty, grade) {
  const change = ((10 - difficulty) * -(w[6] * (grade - 3))) / 9;
  return within(w[7] * firstDifficulty(4) + (1 - w[7]) * (difficulty + change), 1, 10);
}

/** The stability after a second answer on the same day. @param {number} stability @param {Grade} grade */
function shortly(stability, grade) {
  const growth = Math.exp(w[17] * (grade - 3 + w[18])) * stability ** -w[19];
  return Math.max(0.001, stability * (grade >= 2 ? Math.max(1, growth) : growth));
}

/** @param {Memory} memory @param {Grade} grade @param {number} days */
function later({ stability, difficulty }, grade, days) {
  const known = retrievability(days, stability);
  if (grade === 1) {
    const forgotten = w[11] * difficulty ** -w[12] * ((stability + 1) ** w[13] - 1) * Math.exp((1 - known) * w[14]);
    return Math.max(0.001, Math.min(forgotten, stability / Math.exp(w[17] * w[18])));
  }
  const hard = grade === 2 ? w[15] : 1;
  const easy = grade === 4 ? w[16] : 1;
  const growth =
    Math.exp(w[8]) * (11 - difficulty) * stability ** -w[9] * (Math.exp((1 - known) * w[10]) - 1) * hard * easy;
  return stability * (1 + growth);
}

/**
 * The memory after an answer.
 * @param {Memory | null} memory null before the first answer
 * @param {Grade} grade
 * @param {number} days since the last answer
 * @returns {Memory}
 */
export function remembered(memory, grade, days) {
  if (!memory) return { stability: Math.max(0.001, w[grade - 1]), difficulty: within(firstDifficulty(grade), 1, 10) };
  return {
    stability: days < 1 ? shortly(memory.stability, grade) : later(memory, grade, days),
    difficulty: nextDifficulty(memory.difficulty, grade),
  };
}

/** Days until the next question. @param {number} stability */
export const interval = (stability) =>
  within(Math.round((stability / factor) * (retention ** (1 / decay) - 1)), 1, longest);

/**
 * @param {readonly Given[]} answers in any order
 * @returns {{due: number, memory: Memory} | null} the day on which it is due; null if it was never answered
 */
export function scheduled(answers) {
  /** @type {Memory | null} */ let memory = null;
  let last = 0;
  for (const { day, grade } of [...answers].sort((a, b) => a.day - b.day)) {
    memory = remembered(memory, grade, day - last);
    last = day;
  }
  return memory && { due: last + interval(memory.stability), memory };
}

/** The number of the user's local day, from midnight to midnight. @param {Date} date */
export const dayOf = (date) => Math.floor((date.getTime() / 60_000 - date.getTimezoneOffset()) / 1440);
