// @ts-check
// The rule sets as the module lists them: the one that is looked at by itself, all of them when somebody wants to
// choose. Until the module has arrived nothing is known of any, and an id is only a name.

import { kind } from '../tiles/code.js';

/** @import { Options, Ruleset, RulesetId, Show, Tehai, Tile } from '../engine/core.d.ts' */

/** All of them, once somebody has asked. @type {readonly Ruleset[]} */
let list = [];
/** Their ids, once somebody may choose. @type {readonly RulesetId[]} */
let ids = [];
/** Those that were looked at; undefined where there is none of that id. @type {Map<string, Ruleset | undefined>} */
const known = new Map();
/** @type {Tehai | null} */
let module = null;
/** What hands are made of, by rules and options. @type {Map<string, TileSet>} */
const sets = new Map();

/** @typedef {{absent: Tile[], reds: number, room: number}} TileSet as of a Ruleset */

/** @param {Tehai} core once it has arrived */
export function learn(core) {
  module = core;
  list = [];
  ids = [];
  known.clear();
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
    return undefined; // options that the rules do not have are told where they stand
  }
}

/** Until the module has arrived, or the part of it that knows the rules. @type {TileSet} */
const standard = { absent: [], reds: 1, room: 14 };

/**
 * Whether the rules play with a tile.
 * @param {Tile} tile
 * @param {{ruleset: RulesetId, options: Options}} state
 */
export const isPlayed = (tile, state) => !tileSetOf(state).absent.includes(kind(tile));

/** Who shows all of them, and draws when they come. */
let tell = () => {};

/** @param {() => void} deed */
export function whenListed(deed) {
  tell = deed;
}

/** All of them, in the module's order. */
export function catalogue() {
  if (module && !list.length) {
    list = module.rulesets({});
    for (const row of list) known.set(row.id, row);
  }
  return list;
}

/** Lists the rule sets for whoever chooses one: the answer to a hand needs only its own. */
export function listRulesets() {
  if (!module || ids.length) return;
  ids = module.rulesets({ brief: true }).map(({ id }) => id);
  tell();
}

/** The ids of those that are listed. */
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
    // Of rules that are in a part of the module that has not come nothing is known yet.
    if (isNoRules(error)) known.set(id, undefined);
  }
}

const isNoRules = (/** @type {any} */ error) => error.code === 'unknown-ruleset';

/** Whether the module is known to have no such rules. @param {string} id */
export const isUnknown = (id) => !rulesetOf(id) && known.has(id);

/**
 * The options without those that the module refuses: a link may be of another version, or of anybody.
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

/** Whether the rules have that to show. @param {string} id @param {Show} what */
export const shows = (id, what) => rulesetOf(id)?.shows.includes(what) ?? false;

/** The key of a word that players of fans say otherwise. @param {string} key @param {string} id */
export const fanKey = (key, id) => (shows(id, 'minimum') ? `${key}@fans` : key);

/** Whether the rules are known to have no dora: neither indicators nor red fives. @param {string} id */
export const withoutDora = (id) => rulesetOf(id)?.shows.includes('dora') === false;

/** Where the names of the rules' fans stand among the words. @param {string} id */
export const fanGroup = (id) => rulesetOf(id)?.fans ?? 'fan';

/** @param {string} id */
export const playersOf = (id) => /** @type {3 | 4} */ (rulesetOf(id)?.players ?? 4);

/** What may be an id; whether it is one the module says. @param {string} text */
export const asRuleset = (text) => (/^[\w-]{1,40}$/.test(text) ? /** @type {RulesetId} */ (text) : null);
