// @ts-check
// Words of a rule set's options and their values.

import { hasWord, listed, nameOf, t } from '../words/index.js';

/** @import { Option } from '../engine/core.d.ts' */

/**
 * The keys of an option's word, best first. Two families may use a key for different things; then their kinds differ.
 * @param {Option} option
 */
const keyOf = ({ key, kind }) => [`option.${key}.${kind}`, `option.${key}`].find(hasWord);

/** Whether there are words for the option. @param {Option} option */
export const isNamed = (option) => (option.of ? hasWord('option.faanOf') : keyOf(option) !== undefined);

/** @param {Option} option */
export function optionName(option) {
  const key = keyOf(option);
  if (option.of && isNamed(option)) return t('option.faanOf', { name: nameOf('faan', option.of) });
  return key ? t(key) : option.label;
}

/** The value of an option in words. @param {any} value @param {string} [option] its key @returns {string} */
export function shownValue(value, option) {
  if (typeof value === 'boolean') return t(value ? 'rules.yes' : 'rules.no');
  if (Array.isArray(value)) return listed(value.map((one) => shownValue(one, option))) || t('rules.no');
  const keys = [`choice.${option}.${value}`, `choice.${value}`, `yaku.${value}`, `faan.${value}`];
  return keys.filter(hasWord).map((key) => t(key))[0] ?? String(value);
}
