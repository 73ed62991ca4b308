// @ts-check
// What calls are called: chii, pon and kan where riichi is played, unless the person wants the words of all other
// games.

import { sayCalls } from '../words/index.js';
import { withoutDora } from './catalogue.js';

/**
 * Says from now on what is said under the rules that are looked at.
 * @param {{calls: boolean}} settings
 * @param {string} ruleset
 */
export const sayCallsOf = ({ calls }, ruleset) => sayCalls(calls && !withoutDora(ruleset));
