// @ts-check
// Hands for questions: deals that computer players play under the rules in force from a seed, and hands of one suit
// for waits.

import { randomInteger, shuffled } from '../lib/random.js';
import { rulesetOf } from '../state/catalogue.js';
import { sorted } from '../tiles/code.js';

/** @import { GamePlayValue, RulesetId, Seat, State, Tile } from '../engine/core.d.ts' */
/** @import { Hand } from '../tiles/mpsz.js' */
/** @typedef {(name: string, request: object) => Promise<any>} Ask */

/** A deal of computer players, played as far as needed. */
/** @typedef {{forward: (moves?: number) => Promise<State>, end: () => Promise<void>}} Deal */

/** @param {Ask} ask @param {RulesetId} ruleset @param {() => number} random @returns {Promise<Deal>} */
export async function dealOf(ask, ruleset, random) {
  const { players = 4, tiles = [] } = rulesetOf(ruleset) ?? {};
  const request = {
    ruleset,
    players,
    tiles: tiles.includes('136') ? '136' : tiles[0],
    seed: randomInteger(random, 2 ** 31),
  };
  const { id } = await ask('gameNew', request);
  const strengths = Array(players).fill('fast');
  return {
    async forward(most = 0) {
      /** @type {GamePlayValue} */ const { state } = await ask('gamePlay', { id, strengths, most });
      return state;
    },
    async end() {
      await ask('gameClose', { id });
    },
  };
}

/** North, set aside in three-player games, where it counts as dora. */
const north = '4z';

/** How many Norths a seat has set aside. @param {Seat} seat */
export const northsOf = ({ flowers }) => flowers.filter((tile) => tile === north).length;

/**
 * The hand of a seat; set-aside Norths are part of the situation.
 * @param {Seat} seat
 * @param {Tile} [win]
 * @returns {Hand}
 */
export function handOf({ closed, drawn, melds, flowers }, win = drawn) {
  const held = sorted(closed);
  if (win && win !== drawn) held.push(win);
  return { closed: held, melds, flowers: flowers.filter((tile) => tile !== north), ...(win ? { win } : {}) };
}

/**
 * Random tiles of one suit that can be in a hand together.
 * @param {() => number} random
 * @param {number} n their number
 */
export function oneSuit(random, n) {
  const suit = 'mps'[randomInteger(random, 3)];
  const copies = [...'111122223333444455556666777788889999'].map((rank) => rank + suit);
  return sorted(shuffled(random, copies).slice(0, n));
}
