// @ts-check
// Saves the place at which the page was closed, so that the next visit continues there. A game in it is saved only if
// the user lets games be saved.

import { loadRecent } from './recent.js';
import { readLink, writeLink } from './link.js';

const key = 'tehai.last.v1';

/** @returns {import('./model.js').State | null} */
export function lastPlace() {
  try {
    return readLink(localStorage.getItem(key) ?? '');
  } catch {
    return null;
  }
}

/** @param {import('./model.js').State} state */
export function keepPlace(state) {
  try {
    localStorage.setItem(key, writeLink(loadRecent().on ? state : { ...state, replay: null, game: '' }));
  } catch {
    // Storage is blocked or full: the next visit starts without a place.
  }
}

/** Removes the saved place, with the game in it. */
export function forgetPlace() {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage nothing was saved.
  }
}
