// @ts-check
// Where a person was when the page was closed, so that who comes back is there again. Kept on the device where it
// allows that.

import { readLink } from './link.js';

const key = 'tehai.last.v1';

/** @returns {import('./model.js').State | null} */
export function lastPlace() {
  try {
    return readLink(localStorage.getItem(key) ?? '');
  } catch {
    return null;
  }
}

/** @param {string} link */
export function keepPlace(link) {
  try {
    localStorage.setItem(key, link);
  } catch {
    // Storage is blocked or full: the next visit begins anew.
  }
}
