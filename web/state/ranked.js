// @ts-check
// Which rules the ranking of choices covers: reviews, hints and the list of calls rest on it. And which have questions.

import { shows } from './catalogue.js';

/**
 * Whether choices are ranked under rules: the ranking knows neither a void suit nor the special hands of clubs. The
 * same as Rules.Ranked of the module.
 * @param {string} ruleset
 */
export const isRanked = (ruleset) => !shows(ruleset, 'void') && !shows(ruleset, 'losers');

/**
 * Whether there are questions to practise under rules: their answers are what the module analyzes and scores, with the
 * void suit too, and no ranking of choices. Of hands that clubs add the analysis says too little.
 * @param {string} ruleset
 */
export const isPractised = (ruleset) => !shows(ruleset, 'losers');
