// @ts-check
// An option of a rule set and its values in words.

import { hasWord, listed, nameOf, t } from '../words/index.js';

/** @import { Option } from '../engine/core.d.ts' */

/** Two families may mean another thing by a key; then they differ in kind. @param {Option} option */
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
