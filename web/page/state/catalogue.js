// @ts-check
// The rule sets as the module lists them. Until it has arrived nothing is known of any, and an id is only a name.

import { kind } from './tile.js';

/** @import { Options, Ruleset, RulesetId, Show, Tehai, Tile } from '../../engine/core.d.ts' */

/** @type {readonly Ruleset[]} */
let known = [];
/** @type {Tehai | null} */
let module = null;
/** What hands are made of, by rules and options. @type {Map<string, TileSet>} */
const sets = new Map();

/** @typedef {{absent: Tile[], reds: number, room: number}} TileSet as of a Ruleset */

/** @param {Tehai} core once it has arrived */
export function learn(core) {
  known = core.rulesets({});
  module = core;
  sets.clear();
}

/**
 * What hands are made of: which kinds are not played with, how many fives may be red, how many closed tiles there are.
 * @param {{ruleset: RulesetId, options: Options}} state
 * @returns {TileSet}
 */
export function tileSetOf({ ruleset, options }) {
  const key = ruleset + JSON.stringify(options);
  let set = sets.get(key);
  if (!set) {
    set = asked(ruleset, options) ?? rulesetOf(ruleset) ?? standard;
    if (sets.size >= 8) sets.clear();
    if (module) sets.set(key, set);
  }
  return set;
}

/** @param {RulesetId} ruleset @param {Options} options */
function asked(ruleset, options) {
  if (!Object.keys(options).length) return undefined;
  try {
    return module?.possible({ ruleset, options });
  } catch {
    return undefined; // options that the rules do not have are told where they stand
  }
}

/** Until the module has arrived. @type {TileSet} */
const standard = { absent: [], reds: 1, room: 14 };

/**
 * Whether the rules play with a tile.
 * @param {Tile} tile
 * @param {{ruleset: RulesetId, options: Options}} state
 */
export const isPlayed = (tile, state) => !tileSetOf(state).absent.includes(kind(tile));

/** All of them, in the module's order. */
export const catalogue = () => known;

/** @param {string} id */
export const rulesetOf = (id) => known.find((row) => row.id === id);

/** Whether the rules have that to show. @param {string} id @param {Show} what */
export const shows = (id, what) => rulesetOf(id)?.shows.includes(what) ?? false;

/** The key of a word that players of fans say otherwise. @param {string} key @param {string} id */
export const inFans = (key, id) => (shows(id, 'minimum') ? `${key}@fans` : key);

/** Whether the rules are known to have no dora: neither indicators nor red fives. @param {string} id */
export const withoutDora = (id) => rulesetOf(id)?.shows.includes('dora') === false;

/** Where the names of the rules' fans stand among the words. @param {string} id */
export const fanGroup = (id) => rulesetOf(id)?.fans ?? 'fan';

/** @param {string} id */
export const playersOf = (id) => /** @type {3 | 4} */ (rulesetOf(id)?.players ?? 4);

/** What may be an id; whether it is one the module says. @param {string} text */
export const asRuleset = (text) => (/^[\w-]{1,40}$/.test(text) ? /** @type {RulesetId} */ (text) : null);
