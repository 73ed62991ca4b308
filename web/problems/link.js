// @ts-check
// Problems in a link: the view's own key behind those of the page, which leaves unknown keys alone.

import { packSet, readSet } from './pack.js';

/** @param {string[]} packed */
export const linkOf = (packed) => `#v1&w=problems${packed.length ? `&q=${packSet(packed)}` : ''}`;

/** @param {string} hash @returns {string[]} */
export function packedIn(hash) {
  const part = hash.split('&').find((one) => one.startsWith('q='));
  return part ? readSet(part.slice(2)) : [];
}

/** The whole address. @param {string[]} packed */
export const addressOf = (packed) => new URL(linkOf(packed), location.href).href;
