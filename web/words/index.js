// @ts-check
// All words of the page by key, in the chosen language. A language is a folder and a line here.

import { language as en } from './en/index.js';
import { language as de } from './de/index.js';
import { language as ja } from './ja/index.js';
import { language as ko } from './ko/index.js';
import { language as zhHans } from './zh-Hans/index.js';
import { closestTag } from './closest.js';
import { romaji } from './romaji.js';

/** A text with {names} to fill in, or its plural forms by Intl.PluralRules' categories of {n}. */
/** @typedef {Record<string, string | Record<string, string>>} Table */
/**
 * What a table holds: the words of the page as it opens, those of the other views, those of rules that count fans, what
 * yaku are, those of the Practice view, of problems, of reviews, of the first screen, of the
 * scorekeeper, of house rules.
 * @typedef {'first' | 'more' | 'fans' | 'teach' | 'practice' | 'problems' | 'review' | 'cards' | 'scorekeeper' |
 *   'house'} Part
 */
/** @typedef {() => Promise<{table: Table, faults?: Record<string, string>}>} Fetch */
/**
 * The separators of thousands and of fractions, and the end of a percentage.
 * @typedef {[string, string, string]} Marks
 */
/**
 * A part of a section of the help: a paragraph, a list, a table, the glossary, the options of all rule sets.
 * @typedef {string | {list: string[]} | {head: string[], rows: string[][]} | {terms: true} | {rulesets: true}} HelpPart
 */
/** @typedef {{id: string, title: string, parts: HelpPart[]}} HelpSection */
/** @typedef {() => Promise<{sections: HelpSection[]}>} FetchHelp */
/** `comma` separates the elements of a list. */
/** @typedef {{tag: string, name: string, romaji?: boolean, marks?: Marks, comma?: string, first: Fetch, more: Fetch,
 *   fans: Fetch, teach: Fetch, practice: Fetch, problems: Fetch, review: Fetch,
 *   cards: Fetch, scorekeeper: Fetch, help: FetchHelp, house?: Fetch, lessons?: Fetch}} Language */

/** The languages; code that is fetched later may add words of its own to them. @type {readonly Language[]} */
export const all = [en, de, ja, ko, zhHans];

/** The languages: tag and own name. */
export const languages = all.map(({ tag, name }) => ({ tag, name }));

/** The loaded words, by language. @type {Map<string, Table>} */
const tables = new Map();
/** The sentences of faults, by the module's patterns. @type {Map<string, Record<string, string>>} */
const sentences = new Map();
/** The requested parts of a language. @type {Map<string, Promise<void>>} */
const asked = new Map();
/** The parts that the page needs; after a change of language all of them are loaded. @type {Set<Part>} */
const needed = new Set(['first']);

let current = all[0];
/** @type {Table} */
let table = {};
/** @type {Intl.PluralRules | null} */ let plural = null;
let withRomaji = false;
/** The suffix of the keys of riichi terms; the key without it has the plain word. @type {'' | '@riichi'} */
let way = '';

/** The language for a request: a tag, or "auto" for the browser's own. @param {string} wish */
function nearest(wish) {
  const tag = closestTag(
    wish,
    all.map((language) => language.tag),
  );
  return all.find((language) => language.tag === tag) ?? all[0];
}

/** @param {Language} language @param {Part} part */
function fetchPart(language, part) {
  const key = `${language.tag} ${part}`;
  let coming = asked.get(key);
  if (!coming) {
    coming = /** @type {Fetch} */ (language[part])().then(
      (found) => {
        tables.set(language.tag, Object.assign(tables.get(language.tag) ?? {}, found.table));
        sentences.set(language.tag, { ...sentences.get(language.tag), ...found.faults });
      },
      (error) => {
        asked.delete(key);
        throw error;
      },
    );
    asked.set(key, coming);
  }
  return coming;
}

/**
 * Loads the needed words of a language; English replaces one that cannot be loaded.
 * @param {string} wish a tag, or "auto"
 */
export async function loadLanguage(wish) {
  const fetchAll = (/** @type {Language} */ language) =>
    Promise.all([...needed].map((part) => fetchPart(language, part)));
  await fetchAll(nearest(wish)).catch(() => fetchAll(en));
}

/** Loads a part of the words in the language in force, and in each later one. @param {Part} part */
export async function needWords(part) {
  needed.add(part);
  await fetchPart(current, part);
}

/** The words of a language, which need not be in force. @param {string} tag */
export async function wordsIn(tag) {
  const language = all.find((one) => one.tag === tag) ?? en;
  await fetchPart(language, 'first');
  return /** @type {Table} */ (tables.get(language.tag));
}

/** The help in the language in force. */
export const helpSections = async () => (await current.help()).sections;

/**
 * Sets the language for everything drawn from now on, among those whose words are loaded.
 * @param {string} wish a tag, or "auto" for the browser's own
 * @param {boolean | null} romajiNames whether yaku have their romaji names; null: as usual in the language
 * @returns {string} the tag in force
 */
export function chooseLanguage(wish, romajiNames) {
  const wished = nearest(wish);
  current = tables.has(wished.tag) ? wished : en;
  table = tables.get(current.tag) ?? {};
  plural = null;
  withRomaji = romajiNames ?? current.romaji === true;
  return current.tag;
}

/** Uses riichi terms from now on, or plain words. @param {boolean} riichi */
export function setCallTerms(riichi) {
  way = riichi ? '@riichi' : '';
}

/**
 * The plain word for a riichi term in use; '' if both are the same.
 * @param {string} key
 * @param {Record<string, any>} [values]
 */
export function glossOf(key, values) {
  if (!way || !(key + way in table)) return '';
  const plain = filled(table[key], values);
  return plain === t(key, values) ? '' : plain;
}

/** Whether yaku have their romaji names now. */
export const saysRomaji = () => withRomaji;

/** A function that sets the present language and terms again. */
function speaking() {
  const [{ tag }, romajiNames, terms] = [current, withRomaji, way];
  return () => {
    chooseLanguage(tag, romajiNames);
    way = terms;
  };
}

/** A function that calls another later in the present language: another page may show two. */
export function spoken() {
  const again = speaking();
  return (/** @type {() => any} */ action) => {
    const other = speaking();
    again();
    try {
      return action();
    } finally {
      other();
    }
  };
}

/**
 * The text of a key with its {names} filled in; numbers in the form of the language.
 * @param {string} key
 * @param {Record<string, any>} [values]
 */
export function t(key, values = {}) {
  const entry = (way && table[key + way]) || table[key];
  return entry === undefined ? key : filled(entry, values);
}

/** @param {string | Record<string, string>} entry @param {Record<string, any>} [values] */
function filled(entry, values = {}) {
  const text = typeof entry === 'string' ? entry : (entry[pluralOf(values.n)] ?? entry.other);
  return text.replace(/\{(\w+)\}/g, (_, name) => {
    const value = values[name];
    return typeof value === 'number' ? number(value) : String(value ?? '');
  });
}

/**
 * A fault as a sentence in the language in force. If there is none for its pattern, the kind of fault, and the
 * module's English text.
 * @param {{code?: string, message: string, pattern?: string, values?: string[], reason?: string, of?: string}} fault
 * @param {(key: string) => string} [own] replaces the key of a word that some rules name differently
 * @returns {{text: string, english: string}} `english` is the module's text if there is no sentence
 */
export function faultText({ code, message, pattern = message, values = [], reason, of }, own = (key) => key) {
  const known = sentences.get(current.tag) ?? {};
  const sentence = Object.hasOwn(known, pattern) ? known[pattern] : undefined;
  if (sentence !== undefined)
    return { text: sentence.replace(/\{(\d)\}/g, (_, n) => known[values[n]] ?? values[n] ?? ''), english: '' };
  if (current.tag !== 'en' && reason && hasWord(`refusal.${reason}`)) {
    const word = (/** @type {string} */ key) => t(hasWord(own(key)) ? own(key) : key);
    const what = word(of && hasWord(`situation.${of}`) ? `situation.${of}` : 'situation.title');
    return { text: t('fault.refused', { what, why: word(`refusal.${reason}`) }), english: '' };
  }
  const kind = current.tag !== 'en' && hasWord(`fault.${code}`) ? t(`fault.${code}`) : '';
  return { text: kind, english: message };
}

/** The same as one text. @param {Parameters<typeof faultText>[0]} fault */
export function faultLine(fault) {
  const { text, english } = faultText(fault);
  return text && english ? `${text} ${english}` : text || english;
}

/** @param {string} key */
export const hasWord = (key) => key in table;

/** A list as one text, separated as in the language in force. @param {(string | number)[]} parts */
export const listed = (parts) => parts.join(current.comma ?? ', ');

/** Of most languages. @type {Marks} */
const usual = [',', '.', '%'];

/**
 * A number in the form of the language, as Intl.NumberFormat writes it except for -0 and the sign, which is a minus and
 * no hyphen. Creating an Intl.NumberFormat would take longer than the rest of the first answer.
 * @param {number} value
 */
export const number = (value) => (value < 0 ? '−' : '') + written(Math.round(Math.abs(value) * 1000) / 1000);

/** A gain or loss, with its sign. @param {number} value */
export const signed = (value) => (value > 0 ? '+' : '') + number(value);

/** @param {number | string} value */
function written(value) {
  const [thousands, point] = current.marks ?? usual;
  const [whole, part] = String(value).split('.');
  return whole.replace(/\B(?=(\d{3})+$)/g, thousands) + (part ? point + part : '');
}

/** @param {number} n */
const pluralOf = (n) => (plural ??= new Intl.PluralRules(current.tag)).select(n);

/**
 * A percentage. Halves are rounded up, even if floating point makes them slightly less.
 * @param {number} value 0 to 1
 * @param {0 | 1 | 2} digits after the point
 */
export const share = (value, digits = 0) =>
  written((Math.round(Number((value * 10 ** (2 + digits)).toPrecision(12))) / 10 ** digits).toFixed(digits)) +
  (current.marks ?? usual)[2];

/**
 * The name of a yaku, fu item or classical rule: from the table, in romaji if chosen and known, else the module's.
 * @param {string} group
 * @param {string} id
 * @param {string} [fallback] the module's name
 */
export function nameOf(group, id, fallback = id) {
  if (withRomaji && romaji[id] && group === 'yaku') return romaji[id];
  return ownName(group, id, fallback);
}

/** @param {string} group @param {string} id @param {string} fallback */
function ownName(group, id, fallback) {
  return hasWord(`${group}.${id}`) ? t(`${group}.${id}`) : fallback;
}

/** The name of a yaku in the page's language, if another one is shown. @param {string} id */
export function glossOfYaku(id) {
  const own = ownName('yaku', id, '');
  return own === nameOf('yaku', id, '') ? '' : own;
}
