// @ts-check
// Packs a game for a link: its replay text, deflated, in the 64 characters that a link may hold.

import { gathered, mostOfFile, mostOfLink, TooLong, unpacked } from '../engine/bounded.js';

/** Some programs cut longer links. */
const longest = 8000;

/** The most characters of a game that is read from a link. */
export const longestGame = longest * 2;

/** @param {string} text @returns {Promise<string>} "" if it would be too long or the browser cannot deflate */
export async function pack(text) {
  if (typeof CompressionStream === 'undefined') return '';
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = await gathered(/** @type {any} */ (stream), mostOfFile);
  if (bytes.length * 4 > longest * 3) return '';
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

/** The prefix of games packed by the module, which also unpacks them. */
const sign = 't1.';

/** @param {string} text */
export const isPacked = (text) => text.trimStart().startsWith(sign);

/**
 * @param {string} link a game as a link has it
 * @returns {Promise<string>} throws if neither pack nor the module made it, or if it is larger than a link's game can
 *   be
 */
export async function unpack(link) {
  const packed = link.trim();
  if (packed.length > longestGame) throw new TooLong(packed.length);
  if (isPacked(packed)) return packed; // the module bounds the unpacked size
  const bytes = Uint8Array.from(atob(packed.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
  const plain = await unpacked(bytes, 'deflate-raw', mostOfLink);
  return new TextDecoder('utf-8', { fatal: true }).decode(plain);
}
