// @ts-check
// A lesson in a link: a key of its own after those of the page, which ignores unknown keys. It holds the id of a lesson
// of this site or a packed text, then a point and the chapter from 1.

import { pack, unpack } from '../state/pack.js';
import { shippedIds } from './shipped.js';

/** @typedef {{id: string, packed: string, chapter: number}} Linked either `id` or `packed` is empty; chapter from 0 */

/** What cannot be a lesson is `packed` too: unpacking refuses it. @param {string} hash @returns {Linked | null} */
export function lessonIn(hash) {
  const part = hash.split('&').find((one) => one.startsWith('l='));
  const match = part ? /^([^.]+)(?:\.(\d{1,3}))?/.exec(part.slice(2)) : null;
  if (!match) return null;
  const shipped = shippedIds.includes(match[1]);
  return {
    id: shipped ? match[1] : '',
    packed: shipped ? '' : match[1],
    chapter: Math.max(0, Number(match[2] ?? 1) - 1),
  };
}

/** @param {string} lesson an id or a packed text @param {number} chapter from 0 */
export const lessonKey = (lesson, chapter) => `&l=${lesson}${chapter ? `.${chapter + 1}` : ''}`;

/** The complete address. @param {string} lesson @param {number} chapter */
export const addressOf = (lesson, chapter) => new URL(`#v1&w=help${lessonKey(lesson, chapter)}`, location.href).href;

/** @param {string} text @returns {Promise<string>} '' if it would be too long */
export const packLesson = (text) => pack(text).catch(() => '');

/** @param {string} packed @returns {Promise<string>} '' if it cannot be unpacked within its bounds */
export const unpackLesson = (packed) => unpack(packed).catch(() => '');
