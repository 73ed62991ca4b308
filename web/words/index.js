// @ts-check
// Every word on the page, by key, in the language chosen. A language is one file and one line here.

import * as en from './en.js';
import * as ja from './ja.js';
import * as zhHans from './zh-Hans.js';
import * as elsewhereEn from './elsewhere-en.js';
import * as elsewhereJa from './elsewhere-ja.js';
import * as elsewhereZhHans from './elsewhere-zh-Hans.js';
import * as furtherEn from './further-en.js';
import * as furtherJa from './further-ja.js';
import * as furtherZhHans from './further-zh-Hans.js';
import * as namesEn from './names-en.js';
import * as namesJa from './names-ja.js';
import * as namesZhHans from './names-zh-Hans.js';
import * as replayEn from './replay-en.js';
import * as replayJa from './replay-ja.js';
import * as replayZhHans from './replay-zh-Hans.js';
import { romaji } from './romaji.js';

const all = [
  { ...en.language, table: { ...en.table, ...namesEn.table, ...elsewhereEn.table, ...furtherEn.table, ...replayEn.table } },
  { ...ja.language, table: { ...ja.table, ...namesJa.table, ...elsewhereJa.table, ...furtherJa.table, ...replayJa.table } },
  { ...zhHans.language, table: { ...zhHans.table, ...namesZhHans.table, ...elsewhereZhHans.table, ...furtherZhHans.table, ...replayZhHans.table } },
];

/** The languages there are: tag and own name. */
export const languages = all.map(({ tag, name }) => ({ tag, name }));

let current = all[0];
let plural = new Intl.PluralRules('en');
let numbers = new Intl.NumberFormat('en');
let shares = percents('en');
let withRomaji = false;

/**
 * Chooses the language of everything that is drawn from now on.
 * @param {string} wish a tag, or "auto" for the browser's own
 * @param {boolean} romajiNames whether yaku carry their romaji names
 * @returns {string} the tag in force
 */
export function chooseLanguage(wish, romajiNames) {
  const wishes = wish === 'auto' ? navigator.languages ?? [navigator.language] : [wish];
  current = wishes.map(closest).find(Boolean) ?? all[0];
  plural = new Intl.PluralRules(current.tag);
  numbers = new Intl.NumberFormat(current.tag);
  shares = percents(current.tag);
  withRomaji = romajiNames;
  return current.tag;
}

function percents(tag) {
  return [0, 1].map((digits) => new Intl.NumberFormat(tag, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits }));
}

/** Any Chinese is nearer to the simplified table than to English. */
const closest = (tag) => all.find((language) => language.tag === tag)
  ?? all.find((language) => language.tag.split('-')[0] === String(tag).split('-')[0]);

/**
 * The text of a key, its {names} filled in; numbers in the language's own form.
 * @param {string} key
 * @param {Record<string, any>} [values]
 */
export function t(key, values = {}) {
  const entry = current.table[key];
  if (entry === undefined) return key;
  const text = typeof entry === 'string' ? entry : entry[plural.select(values.n)] ?? entry.other;
  return text.replace(/\{(\w+)\}/g, (_, name) => {
    const value = values[name];
    return typeof value === 'number' ? numbers.format(value) : String(value ?? '');
  });
}

/** @param {string} key */
export const hasWord = (key) => key in current.table;

/** @param {number} value */
export const number = (value) => numbers.format(value);

/** @param {number} value 0 to 1 @param {0 | 1} digits behind the point */
export const share = (value, digits = 0) => shares[digits].format(value);

/**
 * The name of a yaku, fu item, classical rule: from the table, in romaji where chosen and known, else what the module says.
 * @param {string} group
 * @param {string} id
 * @param {string} [fallback]
 */
export function nameOf(group, id, fallback = id) {
  if (withRomaji && romaji[id] && (group === 'yaku')) return romaji[id];
  return hasWord(`${group}.${id}`) ? t(`${group}.${id}`) : fallback;
}
