// @ts-check
// The choices for a new match. Combinations that are impossible are not offered.

import { initial } from '../state/model.js';
import { catalogue, rulesetOf } from '../state/catalogue.js';

/** @import { Wishes } from './match.js' */
/** @import { GameNewRequest, RulesetId } from '../engine/core.d.ts' */

/** The chosen number, else that of the page's rules. @param {Wishes} wishes */
export const playersOf = ({ players, usual }) =>
  /** @type {3 | 4 | 6} */ (Number(players ?? rulesetOf(usual ?? '')?.players ?? 4));

/** The rule sets for a number of players, house rules last. @param {Wishes} wishes */
export const fitting = (wishes) =>
  [...catalogue(), ...(wishes.houses ?? []).flatMap(rowOf)].filter(({ tables }) => tables.includes(playersOf(wishes)));

/** House rules with the id that they were chosen by. @param {RulesetId} id */
function rowOf(id) {
  const row = rulesetOf(id);
  return row ? [{ ...row, id }] : [];
}

/** The chosen rules, if they are for that number of players. @param {Wishes} wishes */
export const rulesOf = (wishes) => fitting(wishes).find(({ id }) => id === wishes.ruleset);

/** The chosen tiles, else those of the rules. @param {Wishes} wishes */
export const tilesOf = (wishes) => wishes.tiles ?? rulesOf(wishes)?.set ?? '136';

/** The choices for the last wind of a match; undefined if the rules have none. @param {Wishes} wishes */
export const lengthOf = (wishes) => rulesOf(wishes)?.options.find(({ key }) => key === 'gameLength');

/** The parts of the Uzje set. @param {Wishes} wishes */
export const uzjeOf = (wishes) => ({
  flowers: wishes.flowers ?? true,
  winds: wishes.winds ?? 'full',
  circles: wishes.circles ?? (playersOf(wishes) === 4 ? 'abbreviated' : 'full'),
});

/** The rules to begin with: those of the page, else those that it starts with, or the ones for three players. */
const usual = ({ usual = initial.ruleset }) => [
  usual,
  rulesetOf(usual)?.three,
  initial.ruleset,
  rulesetOf(initial.ruleset)?.three,
];

/**
 * Changes the rules if the number of players or the tiles need others; those bring their own tiles.
 * @param {Wishes} wishes
 */
export function settle(wishes) {
  const list = fitting(wishes);
  if (!rulesOf(wishes)) {
    const found = usual(wishes).flatMap((id) => list.find((row) => row.id === id) ?? []);
    wishes.ruleset = (found[0] ?? list[0])?.id;
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
 * A number is the seed itself, any other text is hashed: the same text always gives the same wall.
 * @param {string} text
 */
function seedOf(text) {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  let seed = 5381;
  for (const char of text) seed = (seed * 33 + /** @type {number} */ (char.codePointAt(0))) % 2 ** 45;
  return seed;
}
