// @ts-check
// Saves the score sheet: names, rules and how each deal ended. It is saved on this device only, never in a link;
// storage may hold anything, so it is checked.

import { asRuleset } from '../state/catalogue.js';
import { cleanName } from '../lib/name.js';

/** @import { Options, RulesetId, SittingDeal } from '../engine/core.d.ts' */
/** @typedef {{ruleset: RulesetId, options: Options, names: string[], deals: SittingDeal[]}} Kept */

const key = 'tehai.sitting.v1';
const mostDeals = 500;

/** @param {RulesetId} ruleset @param {Options} [options] @returns {Kept} */
export const begun = (ruleset, options = {}) => ({ ruleset, options, names: ['', '', '', ''], deals: [] });

/** @returns {Kept | null} */
export function loadScoreSheet() {
  try {
    const { ruleset, options, names, deals } = JSON.parse(localStorage.getItem(key) ?? 'null') ?? {};
    const id = asRuleset(String(ruleset ?? ''));
    if (!id || !Array.isArray(deals) || deals.length > mostDeals) return null;
    return {
      ruleset: id,
      options: options && typeof options === 'object' ? options : {},
      names: [0, 1, 2, 3].map((chair) => cleanName(names?.[chair])),
      deals,
    };
  } catch {
    return null;
  }
}

/** @param {Kept} kept */
export function saveScoreSheet(kept) {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is blocked or full: the score sheet lasts until the page closes.
  }
}
