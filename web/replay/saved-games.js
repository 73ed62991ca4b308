// @ts-check
// Games with what was written or played beside them, variations and comments, kept on the device where the link has
// no room for them.

import { shelf } from '../lib/storage.js';

/** @typedef {import('../lib/storage.js').Entry & {name: string, text: string}} Kept `text` is replay text */

/** @type {ReturnType<typeof shelf<Kept>>} */
const games = shelf(
  'tehai.game.v1.',
  'tehai.game.here',
  ({ name, text }) => typeof name === 'string' && typeof text === 'string',
);

/** The games there are, the one written last first. */
export const savedGames = games.all;

/** The game that this tab looked at before it loaded again. */
export const gameHere = games.here;

/** The entries of the games that are open. @type {WeakMap<object, Kept>} */
const entries = new WeakMap();

/** A game that was opened from what is kept goes on in its place. @param {object} game @param {Kept} kept */
export const goOnWith = (game, kept) => void entries.set(game, { ...kept });

/**
 * Writes a game as it is now.
 * @param {{name: string}} game
 * @param {string} text
 * @returns {boolean} whether there was room for it
 */
export function keepGame(game, text) {
  const entry = entries.get(game) ?? { ...games.fresh(), name: game.name, text };
  entries.set(game, entry);
  entry.text = text;
  return games.keep(entry);
}
