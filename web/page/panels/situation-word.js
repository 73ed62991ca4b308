// @ts-check
// What a circumstance of a win is called: players of fans have words of their own for some.

import { inFans } from '../state/catalogue.js';
import { hasWord, t } from '../../words/index.js';

/** @param {string} key as in the situation, or ron @param {string} ruleset */
export function situationWord(key, ruleset) {
  const own = inFans(`situation.${key}`, ruleset);
  return t(hasWord(own) ? own : `situation.${key}`);
}
