// @ts-check
// The rule sets as the module lists them: a single one when it is needed, all of them when the user wants to choose.
// Before the module has loaded nothing is known of them.

import { kind } from '../tiles/code.js';

/** @import { Options, Ruleset, RulesetId, Show, Tehai, Tile } from '../engine/core.d.ts' */

/** All of them, once they were requested. @type {readonly Ruleset[]} */
let list = [];
/** Their ids, once the user can choose. @type {readonly RulesetId[]} */
let ids = [];
/**
 * Single rule sets that were requested; undefined if there is none of that id.
 * @type {Map<string, Ruleset | undefined>}
 */
const known = new Map();
/** @type {Tehai | null} */
let module = null;
/** The tile set by rules and options. @type {Map<string, TileSet>} */
const sets = new Map();

/** @typedef {{absent: Tile[], reds: number, room: number}} TileSet as of a Ruleset */

/** @param {Tehai} core the loaded module */
export function learn(core) {
  module = core;
  list = [];
  ids = [];
  known.clear();
  sets.clear();
}

/**
 * Which kinds the rules leave out, how many fives may be red, how many closed tiles a hand has.
 * @param {{ruleset: RulesetId, options: Options}} state
 * @returns {TileSet}
 */
export function tileSetOf({ ruleset, options }) {
  const key = ruleset + JSON.stringify(options);
  let set = sets.get(key);
  if (!set) {
    set = asked(ruleset, options) ?? rulesetOf(ruleset);
    if (sets.size >= 8) sets.clear();
    if (set) sets.set(key, set);
  }
  return set ?? standard;
}

/** @param {RulesetId} ruleset @param {Options} options */
function asked(ruleset, options) {
  if (!Object.keys(options).length) return undefined;
  try {
    return module?.possible({ ruleset, options });
  } catch {
    return undefined; // the options panel reports options that the rules do not have
  }
}

/** Used until the module, or the part of it that knows the rules, has loaded. @type {TileSet} */
const standard = { absent: [], reds: 1, room: 14 };

/**
 * Whether the rules play with a tile.
 * @param {Tile} tile
 * @param {{ruleset: RulesetId, options: Options}} state
 */
export const isPlayed = (tile, state) => !tileSetOf(state).absent.includes(kind(tile));

/** Called when the list has loaded. */
let tell = () => {};

/** @param {() => void} action */
export function whenListed(action) {
  tell = action;
}

/** All of them, in the module's order. */
export function catalogue() {
  if (module && !list.length) {
    list = module.rulesets({});
    for (const row of list) known.set(row.id, row);
  }
  return list;
}

/** Loads the list of rule sets for a chooser; an answer needs only its own rule set. */
export function listRulesets() {
  if (!module || ids.length) return;
  ids = module.rulesets({ brief: true }).map(({ id }) => id);
  tell();
}

/** The ids of the listed rule sets. */
export const listed = () => ids;

/** @param {string} id */
export function rulesetOf(id) {
  if (module && !known.has(id)) lookUp(module, /** @type {RulesetId} */ (id));
  return known.get(id);
}

/** @param {Tehai} core @param {RulesetId} id */
function lookUp(core, id) {
  try {
    known.set(id, core.rulesets({ rulesets: [id] })[0]);
  } catch (error) {
    // Nothing is known of rules in a part of the module that has not loaded.
    if (isNoRules(error)) known.set(id, undefined);
  }
}

const isNoRules = (/** @type {any} */ error) => error.code === 'unknown-ruleset';

/** Whether the module has no such rules. @param {string} id */
export const isUnknown = (id) => !rulesetOf(id) && known.has(id);

/**
 * The options that the module accepts: a link may be of another version, or from anywhere.
 * @param {{ruleset: RulesetId, options: Options}} state
 */
export function ownOptions({ ruleset, options }) {
  if (!isRefused(ruleset, options)) return options;
  return Object.fromEntries(Object.entries(options).filter(([key, value]) => !isRefused(ruleset, { [key]: value })));
}

/** @param {RulesetId} ruleset @param {Options} options */
function isRefused(ruleset, options) {
  if (!Object.keys(options).length) return false;
  try {
    module?.possible({ ruleset, options });
    return false;
  } catch (/** @type {any} */ error) {
    return error.code === 'unknown-option' || error.code === 'bad-type';
  }
}

/** Whether rules show a thing, such as dora. @param {string} id @param {Show} what */
export const shows = (id, what) => rulesetOf(id)?.shows.includes(what) ?? false;

/** Whether rules are known to have no dora, neither indicators nor red fives. @param {string} id */
export const withoutDora = (id) => rulesetOf(id)?.shows.includes('dora') === false;

/** The key of a word, or of its variant for rules that are not riichi. @param {string} key @param {string} id */
export const fanKey = (key, id) => (withoutDora(id) ? `${key}@fans` : key);

/** The group of words with the names of the rules' fans. @param {string} id */
export const fanGroup = (id) => rulesetOf(id)?.fans ?? 'fan';

/** @param {string} id */
export const playersOf = (id) => /** @type {3 | 4} */ (rulesetOf(id)?.players ?? 4);

/**
 * The text if it has the form of an id or of house rules; whether the module knows it is not checked.
 * @param {string} text
 */
export const asRuleset = (text) =>
  /^([\w-]{1,40}|[{(][^]{1,65535})$/.test(text) ? /** @type {RulesetId} */ (text) : null;
