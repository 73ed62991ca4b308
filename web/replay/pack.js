// @ts-check
// A whole game in a link: its replay text, deflated, in the 64 characters that a link may hold.

import { collect } from './files.js';

/** Links longer than this are cut by some programs. */
const longest = 8000;

/** @param {string} text @returns {Promise<string>} "" when it would be too long or the browser cannot */
export async function pack(text) {
  if (typeof CompressionStream === 'undefined') return '';
  const bytes = await collect(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')));
  if (bytes.length * 4 > longest * 3) return '';
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** @param {string} packed @returns {Promise<string>} throws on anything that pack did not make */
export async function unpack(packed) {
  const bytes = Uint8Array.from(atob(packed.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
  const plain = await collect(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
  return new TextDecoder('utf-8', { fatal: true }).decode(plain);
}
