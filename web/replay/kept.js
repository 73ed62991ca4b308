// @ts-check
// Games with what was written or played beside them, variations and comments, kept on the device where the link has
// no room for them.

import { shelf } from '../page/state/shelf.js';

/** @typedef {import('../page/state/shelf.js').Entry & {name: string, text: string}} Kept `text` is replay text */

/** @type {ReturnType<typeof shelf<Kept>>} */
const games = shelf(
  'tehai.game.v1.',
  'tehai.game.here',
  ({ name, text }) => typeof name === 'string' && typeof text === 'string',
);

/** The game that this tab looked at before it loaded again. */
export const gameHere = games.here;

/** Forgets every game. */
export const forgetGames = games.forget;

/** The entries of the games that are open. @type {WeakMap<object, Kept>} */
const entries = new WeakMap();

/**
 * Writes a game as it is now.
 * @param {{name: string}} game
 * @param {string} text
 */
export function keepGame(game, text) {
  const entry = entries.get(game) ?? { ...games.fresh(), name: game.name, text };
  entries.set(game, entry);
  entry.text = text;
  games.keep(entry);
}
