// @ts-check
// A user's preferences at the Table: the pace of computer players, sounds of calls, whether a touch lifts a small
// tile first. Saved on the device if possible.

const key = 'tehai.table.v1';

/** The allowed values; the first is the default. @type {Record<string, any[]>} */
const choices = {
  pace: ['normal', 'slow', 'fast', 'once'],
  sound: [false, true],
  lift: [true, false],
};

/** @typedef {'slow' | 'normal' | 'fast' | 'once'} Pace */
/** @typedef {{pace: Pace, sound: boolean, lift: boolean}} Habits */

/** In the order of the menu. @type {Pace[]} */
export const paces = ['slow', 'normal', 'fast', 'once'];

/** The pause between two moves of computer players, in milliseconds. @type {Record<Pace, number>} */
export const pauses = { slow: 1200, normal: 500, fast: 200, once: 0 };

/** @returns {Habits} */
export function loadHabits() {
  const stored = read();
  return /** @type {any} */ (
    Object.fromEntries(
      Object.entries(choices).map(([name, list]) => [name, list.includes(stored[name]) ? stored[name] : list[0]]),
    )
  );
}

/** @param {Habits} habits */
export function saveHabits(habits) {
  try {
    localStorage.setItem(key, JSON.stringify(habits));
  } catch {
    // Storage is blocked or full: the preferences last until the page closes.
  }
}

function read() {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? '{}');
    return value && typeof value === 'object' ? value : {};
  } catch {
    return {};
  }
}
