// @ts-check
// What a new match may be played with, and what is asked for: what does not go together is not offered.

import { initial } from '../state/model.js';
import { catalogue, rulesetOf } from '../state/catalogue.js';

/** @import { Wishes } from './match.js' */
/** @import { GameNewRequest } from '../engine/core.d.ts' */

/** @param {Wishes} wishes */
export const playersOf = ({ players }) => /** @type {3 | 4 | 6} */ (Number(players ?? '4'));

/** Rule sets that so many may play by. @param {Wishes} wishes */
export const fitting = (wishes) => catalogue().filter(({ tables }) => tables.includes(playersOf(wishes)));

/** The rules chosen, if they are for so many. @param {Wishes} wishes */
export const rulesOf = (wishes) => fitting(wishes).find(({ id }) => id === wishes.ruleset);

/** What was chosen, else what the rules are played with. @param {Wishes} wishes */
export const tilesOf = (wishes) => wishes.tiles ?? rulesOf(wishes)?.set ?? '136';

/** The winds that a match may last for; none where the rules leave no choice. @param {Wishes} wishes */
export const lengthOf = (wishes) => rulesOf(wishes)?.options.find(({ key }) => key === 'gameLength');

/** What the Uzje set is made of. @param {Wishes} wishes */
export const uzjeOf = (wishes) => ({
  flowers: wishes.flowers ?? true,
  winds: wishes.winds ?? 'full',
  circles: wishes.circles ?? (playersOf(wishes) === 4 ? 'abbreviated' : 'full'),
});

/** What the page begins with, for three players its row for three. */
const usual = () => [initial.ruleset, rulesetOf(initial.ruleset)?.three ?? initial.ruleset];

/**
 * Another number of players or other tiles may need other rules; those bring their own tiles.
 * @param {Wishes} wishes
 */
export function settle(wishes) {
  const list = fitting(wishes);
  if (!rulesOf(wishes)) {
    wishes.ruleset = (list.find(({ id }) => usual().includes(id)) ?? list[0])?.id;
    wishes.tiles = undefined;
  }
  const { tiles } = wishes;
  if (tiles && !rulesOf(wishes)?.tiles.includes(tiles))
    wishes.ruleset = (list.find(({ set }) => set === tiles) ?? list.find((one) => one.tiles.includes(tiles)))?.id;
  if (!lengthOf(wishes)?.choices?.includes(wishes.gameLength ?? '')) wishes.gameLength = undefined;
}

/** @param {Wishes} wishes @param {string} seed as typed @returns {GameNewRequest} */
export function requestOf(wishes, seed) {
  const { ruleset, gameLength } = wishes;
  const tiles = tilesOf(wishes);
  return {
    players: playersOf(wishes),
    tiles,
    ruleset,
    ...(tiles === 'uzje' ? uzjeOf(wishes) : {}),
    ...(gameLength && gameLength !== lengthOf(wishes)?.default ? { options: { gameLength } } : {}),
    ...(seed.trim() ? { seed: seedOf(seed.trim()) } : {}),
  };
}

/**
 * A number stands for itself, any other text for one made out of it: the same text always gives the same wall.
 * @param {string} text
 */
function seedOf(text) {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  let seed = 5381;
  for (const char of text) seed = (seed * 33 + /** @type {number} */ (char.codePointAt(0))) % 2 ** 45;
  return seed;
}
