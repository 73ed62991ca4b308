// @ts-check
// Games with variations and comments, saved on the device if they are too long for the link.

import { entryStore } from '../lib/storage.js';

/** @typedef {import('../lib/storage.js').Entry & {name: string, text: string}} Kept `text` is replay text */

/** @type {ReturnType<typeof entryStore<Kept>>} */
const games = entryStore(
  'tehai.game.v1.',
  'tehai.game.here',
  ({ name, text }) => typeof name === 'string' && typeof text === 'string',
);

/** All saved games, the one written last first. */
export const savedGames = games.all;

/** The game that this tab showed before it was loaded again. */
export const gameHere = games.here;

/** The entries of the open games. @type {WeakMap<object, Kept>} */
const entries = new WeakMap();

/** Makes an opened game use the saved entry that it came from. @param {object} game @param {Kept} kept */
export const goOnWith = (game, kept) => void entries.set(game, { ...kept });

/**
 * Saves a game in its present form.
 * @param {{name: string}} game
 * @param {string} text
 * @returns {boolean} whether there was space
 */
export function keepGame(game, text) {
  const entry = entries.get(game) ?? { ...games.fresh(), name: game.name, text };
  entries.set(game, entry);
  entry.text = text;
  return games.keep(entry);
}
