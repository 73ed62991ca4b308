// @ts-check
// Where a person was when the page was closed, so that who comes back is there again. Kept on the device where it
// allows that; a game only if the person lets games be kept.

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
    // Storage is blocked or full: the next visit begins anew.
  }
}

/** Forgets it, with the game that it may hold. */
export function forgetPlace() {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where storage is blocked nothing was kept.
  }
}
