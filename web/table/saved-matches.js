// @ts-check
// Saves the matches at the Table on the device: how each began, and the commands since.

import { entryStore } from '../lib/storage.js';

/** @import { GameNewRequest, Strength } from '../engine/core.d.ts' */

/**
 * A saved match, which began with a request or from a step of a game that is saved as text.
 * @typedef {object} Kept
 * @property {string} id
 * @property {GameNewRequest} request
 * @property {string} [text] the game that it continues
 * @property {string[]} commands
 * @property {GameNewRequest} [origin] the request of its first deal, if that was dealt here
 * @property {Strength | ''} [opponents] in all chairs but the first
 * @property {number} at when it was last played, in milliseconds
 * @property {string} owner the page that plays it
 */

/** @type {ReturnType<typeof entryStore<Kept>>} */
const matches = entryStore(
  'tehai.match.v1.',
  'tehai.match.here',
  ({ request, commands, text, opponents, origin }) =>
    request &&
    typeof request === 'object' &&
    Array.isArray(commands) &&
    commands.every((/** @type {unknown} */ command) => typeof command === 'string') &&
    (text === undefined || typeof text === 'string') &&
    (origin === undefined || (origin && typeof origin === 'object')) &&
    (opponents === undefined || /^(fast|steady|careful|)$/.test(opponents)),
);

/** All saved matches, the one played last first. */
export const savedMatches = matches.all;

/** The match that this tab played before it was loaded again. */
export const matchHere = matches.here;

/** Saves a match; the newest five stay. */
export const keep = matches.keep;

/**
 * A new entry, not yet written.
 * @param {GameNewRequest} request
 * @param {string} [text]
 * @returns {Kept}
 */
export const begin = (request, text) => ({ ...matches.fresh(), request, text, commands: [] });
