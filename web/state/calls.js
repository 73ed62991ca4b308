// @ts-check
// Chooses between riichi terms (chii, tenpai, honba) and plain words: riichi terms under riichi rules, unless the
// user wants plain words only.

import { setCallTerms } from '../words/index.js';
import { withoutDora } from './catalogue.js';

/**
 * Sets the terms that fit the shown rules.
 * @param {{plain: boolean}} settings
 * @param {string} ruleset
 */
export const setCallTermsOf = ({ plain }, ruleset) => setCallTerms(!plain && !withoutDora(ruleset));
