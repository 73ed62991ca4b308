// @ts-check
// House rules to choose from: the file kept on this device, those of the page, those that a view has already. Storage
// may hold anything, so the module checks the file.

import { attempt } from './ask.js';
import { rulesetOf } from './catalogue.js';
import { longestRules } from './long-rules.js';

/** @import { Ruleset, RulesetId, Tehai } from '../engine/core.d.ts' */

const key = 'tehai.house.v1';

/** The text kept on this device, right or wrong. */
export function keptFile() {
  try {
    return (localStorage.getItem(key) ?? '').slice(0, longestRules);
  } catch {
    return '';
  }
}

/** @param {string} text */
export function keepFile(text) {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is blocked or full: the text holds until the page closes.
  }
}

/** Whether an id is the text of house rules, as asRuleset() takes it. @param {string | undefined} id */
export const isHouse = (id) => /^[{(]/.test(id ?? '');

/** The id of house rules, packed where that is shorter. @param {Ruleset | undefined} row @returns {RulesetId | null} */
export const shortId = (row) =>
  row ? /** @type {RulesetId} */ (row.link && row.link.length < row.id.length ? row.link : row.id) : null;

/** The last file that was checked, and its id. @type {WeakMap<Tehai, {text: string, id: RulesetId | null}>} */
const checked = new WeakMap();

/** @param {Tehai} core */
function keptId(core) {
  const text = keptFile();
  let last = checked.get(core);
  if (last?.text !== text) {
    const house = /** @type {any} */ (text);
    last = { text, id: text.trim() ? shortId(attempt(() => core.rulesets({ house })).value?.[0]) : null };
    checked.set(core, last);
  }
  return last.id;
}

/**
 * The ids of house rules, each once: two texts may be the same rules.
 * @param {Tehai} core
 * @param {(string | undefined)[]} others ids of which some may be house rules; they go first
 */
export function ownRules(core, others) {
  /** @type {Map<string, RulesetId>} */ const ids = new Map();
  for (const id of [...others, keptId(core)]) {
    const row = id && isHouse(id) ? rulesetOf(id) : undefined;
    if (row && !ids.has(row.id)) ids.set(row.id, /** @type {RulesetId} */ (id));
  }
  return [...ids.values()];
}
