// @ts-check
// The games opened last, saved on the device if the user allows it. Storage throws in sandboxed frames, may be full
// and may hold anything, so every access is checked.

const key = 'tehai.recent.v1';
const most = 6;
/** The largest number of characters of a saved game. */
const longest = 400_000;

/** @typedef {{name: string, text: string}} Kept */

/** @returns {{on: boolean, games: Kept[]}} */
export function loadRecent() {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (!value || !Array.isArray(value.games)) return { on: false, games: [] };
    return {
      on: value.on === true,
      games: value.games
        .filter((/** @type {any} */ game) => typeof game?.name === 'string' && typeof game?.text === 'string')
        .slice(0, most),
    };
  } catch {
    return { on: false, games: [] };
  }
}

/** @param {{on: boolean, games: Kept[]}} value */
function save(value) {
  try {
    if (value.on) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** Allows or forbids saving games; forbidding removes the saved ones. @param {boolean} on */
export function keepRecent(on) {
  save({ on, games: [] });
}

/** Saves a game as the first one, if that is allowed. @param {Kept} game */
export function remember({ name, text }) {
  const { on, games } = loadRecent();
  if (!on || text.length > longest) return;
  const list = [{ name, text }, ...games.filter((other) => other.text !== text)].slice(0, most);
  // If storage is full, fewer games are saved.
  while (list.length && !save({ on, games: list })) list.pop();
}
