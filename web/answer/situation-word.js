// @ts-check
// The name of a circumstance of a win, or of a wait; rules that count fans have words of their own for some.

import { fanKey } from '../state/catalogue.js';
import { hasWord, t } from '../words/index.js';

/** @param {string} key as in the situation, or ron @param {string} ruleset */
export const situationWord = (key, ruleset) => ownWord(`situation.${key}`, ruleset);

/** @param {string} wait @param {string} ruleset */
export const waitWord = (wait, ruleset) => ownWord(`wait.${wait}`, ruleset);

/** @param {string} word @param {string} ruleset @param {Record<string, any>} [values] */
export function ownWord(word, ruleset, values) {
  const own = fanKey(word, ruleset);
  return t(hasWord(own) ? own : word, values);
}

/**
 * Why a circumstance is impossible.
 * @param {string | undefined} reason
 * @param {string | undefined} text the module's own words
 * @param {string} ruleset
 */
export const refusalWord = (reason, text = '', ruleset) =>
  hasWord(`refusal.${reason}`) ? ownWord(`refusal.${reason}`, ruleset) : text;
