// @ts-check
// Which words are used: under riichi rules the terms of its players (chii, tenpai, honba), unless the user wants plain
// words only.

import { setCallTerms } from '../words/index.js';
import { withoutDora } from './catalogue.js';

/**
 * Uses from now on the terms that fit the rules in view.
 * @param {{plain: boolean}} settings
 * @param {string} ruleset
 */
export const setCallTermsOf = ({ plain }, ruleset) => setCallTerms(!plain && !withoutDora(ruleset));
