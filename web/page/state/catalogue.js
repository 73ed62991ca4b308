// @ts-check
// The rule sets as the module lists them. Until it has arrived nothing is known of any, and an id is only a name.

/** @import { Ruleset, RulesetId, Show, Tehai } from '../../engine/core.d.ts' */

/** @type {readonly Ruleset[]} */
let known = [];

/** @param {Tehai} core once it has arrived */
export function learn(core) {
  known = core.rulesets({});
}

/** All of them, in the module's order. */
export const catalogue = () => known;

/** @param {string} id */
export const rulesetOf = (id) => known.find((row) => row.id === id);

/** Whether the rules have that to show. @param {string} id @param {Show} what */
export const shows = (id, what) => rulesetOf(id)?.shows.includes(what) ?? false;

/** @param {string} id */
export const playersOf = (id) => /** @type {3 | 4} */ (rulesetOf(id)?.players ?? 4);

/** What may be an id; whether it is one the module says. @param {string} text */
export const asRuleset = (text) => (/^[\w-]{1,40}$/.test(text) ? /** @type {RulesetId} */ (text) : null);
