// @ts-check
// Problems in a link: a key of their own after those of the page, which ignores unknown keys.

import { packSet, readSet } from './pack.js';

/** @param {string[]} packed */
export const linkOf = (packed) => `#v1&w=problems${packed.length ? `&q=${packSet(packed)}` : ''}`;

/** @param {string} hash @returns {string[]} */
export function packedIn(hash) {
  const part = hash.split('&').find((one) => one.startsWith('q='));
  return part ? readSet(part.slice(2)) : [];
}

/** The complete address. @param {string[]} packed */
export const addressOf = (packed) => new URL(linkOf(packed), location.href).href;
