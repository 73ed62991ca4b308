// @ts-check
// Every word on the page, by key, in the language chosen. A language is one folder and one line here.

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
 * yaku are, those of the Practice view, of problems, of reviews, of the first screen, of a sitting.
 * @typedef {'first' | 'more' | 'fans' | 'teach' | 'practice' | 'problems' | 'review' | 'doors' | 'sitting'} Part
 */
/** @typedef {() => Promise<{table: Table, faults?: Record<string, string>}>} Fetch */
/** What stands between thousands, before a fraction, behind a percentage. @typedef {[string, string, string]} Marks */
/**
 * A part of a section of the help: a paragraph, a list, a table, the glossary, the options of all rule sets.
 * @typedef {string | {list: string[]} | {head: string[], rows: string[][]} | {terms: true} | {rulesets: true}} HelpPart
 */
/** @typedef {{id: string, title: string, parts: HelpPart[]}} HelpSection */
/** @typedef {() => Promise<{sections: HelpSection[]}>} FetchHelp */
/** `comma` stands between the parts of a list. */
/** @typedef {{tag: string, name: string, romaji?: boolean, marks?: Marks, comma?: string, first: Fetch, more: Fetch,
 *   fans: Fetch, teach: Fetch, practice: Fetch, problems: Fetch, review: Fetch,
 *   doors: Fetch, sitting: Fetch, help: FetchHelp}} Language */

/** @type {readonly Language[]} */
const all = [en, de, ja, ko, zhHans];

/** The languages there are: tag and own name. */
export const languages = all.map(({ tag, name }) => ({ tag, name }));

/** The words that are here, by language. @type {Map<string, Table>} */
const tables = new Map();
/** What can be wrong, as sentences by the module's patterns. @type {Map<string, Record<string, string>>} */
const sentences = new Map();
/** The parts of a language that have been asked for. @type {Map<string, Promise<void>>} */
const asked = new Map();
/** The parts that the page has come to need; another language brings them all. @type {Set<Part>} */
const needed = new Set(['first']);

let current = all[0];
/** @type {Table} */
let table = {};
/** @type {Intl.PluralRules | null} */ let plural = null;
let withRomaji = false;
/** Behind the keys of terms that riichi players use; the key without it has the plain word. @type {'' | '@riichi'} */
let way = '';

/** The language that answers a wish: a tag, or "auto" for the browser's own. @param {string} wish */
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
    coming = language[part]().then(
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
 * Fetches the words of a language, as far as they are needed; English stands in for one that cannot be had.
 * @param {string} wish a tag, or "auto"
 */
export async function loadLanguage(wish) {
  const fetchAll = (/** @type {Language} */ language) =>
    Promise.all([...needed].map((part) => fetchPart(language, part)));
  await fetchAll(nearest(wish)).catch(() => fetchAll(en));
}

/** Fetches a part of the words in the language in force, for good. @param {Part} part */
export async function needWords(part) {
  needed.add(part);
  await fetchPart(current, part);
}

/** The words of a language, whichever is in force; they are fetched for it. @param {string} tag */
export async function wordsIn(tag) {
  const language = all.find((one) => one.tag === tag) ?? en;
  await fetchPart(language, 'first');
  return /** @type {Table} */ (tables.get(language.tag));
}

/** The help in the language in force. */
export const helpSections = async () => (await current.help()).sections;

/**
 * Chooses the language of everything that is drawn from now on, among those whose words are here.
 * @param {string} wish a tag, or "auto" for the browser's own
 * @param {boolean | null} romajiNames whether yaku carry their romaji names; null: as its players say
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

/** Terms of riichi players are used from now on, or plain words. @param {boolean} riichi */
export function setCallTerms(riichi) {
  way = riichi ? '@riichi' : '';
}

/**
 * The plain word for something that goes by a term of riichi players now; '' where both are the same.
 * @param {string} key
 * @param {Record<string, any>} [values]
 */
export function glossOf(key, values) {
  if (!way || !(key + way in table)) return '';
  const plain = filled(table[key], values);
  return plain === t(key, values) ? '' : plain;
}

/** Whether yaku carry their romaji names now. */
export const saysRomaji = () => withRomaji;

/** What brings back the language and terms in force now, after others have been. */
function speaking() {
  const [{ tag }, romajiNames, terms] = [current, withRomaji, way];
  return () => {
    chooseLanguage(tag, romajiNames);
    way = terms;
  };
}

/** What does something later in the language in force now: another page may show two. */
export function spoken() {
  const again = speaking();
  return (/** @type {() => any} */ deed) => {
    const other = speaking();
    again();
    try {
      return deed();
    } finally {
      other();
    }
  };
}

/**
 * The text of a key, its {names} filled in; numbers in the language's own form.
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
 * What is wrong, in the language in force; what it has no sentence for is said as the module says it, after what kind
 * of fault it is.
 * @param {{code?: string, message: string, pattern?: string, values?: string[], reason?: string, of?: string}} fault
 * @param {(key: string) => string} [own] the key of a word that some players say otherwise
 * @returns {{text: string, english: string}} `english` is what the module says where there is no sentence
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

/** Parts of a list in one text, as the language in force separates them. @param {(string | number)[]} parts */
export const listed = (parts) => parts.join(current.comma ?? ', ');

/** Of most languages. @type {Marks} */
const usual = [',', '.', '%'];

/**
 * A number in the language's own form, as Intl.NumberFormat writes it but for the sign of nothing: to make one takes a
 * browser longer than all else of a first answer.
 * @param {number} value
 */
export const number = (value) => written((Math.sign(value) * Math.round(Math.abs(value) * 1000)) / 1000);

/** @param {number | string} value */
function written(value) {
  const [thousands, point] = current.marks ?? usual;
  const [whole, part] = String(value).split('.');
  return whole.replace(/\B(?=(\d{3})+$)/g, thousands) + (part ? point + part : '');
}

/** @param {number} n */
const pluralOf = (n) => (plural ??= new Intl.PluralRules(current.tag)).select(n);

/**
 * As a percentage. Halves go up, those too that are a little less as the machine has them.
 * @param {number} value 0 to 1 @param {0 | 1 | 2} digits behind the point
 */
export const share = (value, digits = 0) =>
  written((Math.round(Number((value * 10 ** (2 + digits)).toPrecision(12))) / 10 ** digits).toFixed(digits)) +
  (current.marks ?? usual)[2];

/**
 * The name of a yaku, fu item, classical rule: from the table, in romaji where chosen and known, else what the module
 * says.
 * @param {string} group
 * @param {string} id
 * @param {string} [fallback]
 */
export function nameOf(group, id, fallback = id) {
  if (withRomaji && romaji[id] && group === 'yaku') return romaji[id];
  return ownName(group, id, fallback);
}

/** @param {string} group @param {string} id @param {string} fallback */
function ownName(group, id, fallback) {
  return hasWord(`${group}.${id}`) ? t(`${group}.${id}`) : fallback;
}

/** The name of a yaku in the language in force, where it goes by another one. @param {string} id */
export function glossOfYaku(id) {
  const own = ownName('yaku', id, '');
  return own === nameOf('yaku', id, '') ? '' : own;
}
