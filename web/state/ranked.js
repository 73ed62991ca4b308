// @ts-check
// Which rules the ranking of choices covers. Reviews, hints, questions to practise and the list of calls rest on it.

import { shows } from './catalogue.js';

/**
 * Whether choices are ranked under rules: the ranking knows neither a void suit nor the special hands of clubs. The
 * same as Rules.Ranked of the module.
 * @param {string} ruleset
 */
export const isRanked = (ruleset) => !shows(ruleset, 'void') && !shows(ruleset, 'losers');
