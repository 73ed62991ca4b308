// @ts-check
// Reads the attributes of an element as a state of the page. Attributes may hold anything; invalid values are left
// out.

import { asRuleset } from '../state/catalogue.js';
import { longestRules } from '../state/long-rules.js';
import { cleanSituation, initial, longestText } from '../state/model.js';
import { expand } from '../tiles/code.js';

/** The attributes of all elements. A frame takes the same names in its hash, a wiki's span after `data-`. */
export const attributes = [
  'text',
  'dialect',
  'rules',
  'options',
  'situation',
  'indicators',
  'ura-indicators',
  'game',
  'deal',
  'step',
  'seat',
  'size',
  'theme',
  'language',
  'romaji',
  'indices',
  'block',
  'compact',
];

/** The longest replay text in an attribute, in characters. */
const longestReplay = 1_000_000;

/**
 * @param {(name: string) => string | null} get returns an attribute's value
 * @param {boolean} replay whether `text` is a replay
 * @returns {import('../state/model.js').State}
 */
export function stateOf(get, replay) {
  const rules = get('rules') ?? '';
  /** @param {string} name */
  const tiles = (name) => expand((get(name) ?? '').replace(/\s/g, '')) ?? [];
  const text = (get('text') ?? '').slice(0, replay ? longestReplay : longestText);
  return {
    ...initial,
    view: replay ? 'replay' : 'hand',
    text: replay ? '' : text,
    dialect: /** @type {import('../engine/core.d.ts').Dialect} */ (get('dialect') || initial.dialect),
    // Rules that are too long are passed on as they are: the module says why it refuses them.
    ruleset: asRuleset(rules) ?? (rules.length > longestRules ? /** @type {any} */ (rules) : initial.ruleset),
    options: readWords(get('options')),
    situation: cleanSituation(readWords(get('situation'))),
    indicators: tiles('indicators'),
    uraIndicators: tiles('ura-indicators'),
    game: get('game') ?? '',
    replay: replay ? { deal: count(get('deal')), step: count(get('step')), seat: count(get('seat')) } : null,
  };
}

/** @param {string | null} text */
const count = (text) => Math.max(0, Math.min(1_000_000, Number.parseInt(text ?? '0', 10) || 0));

/**
 * "selfDrawn riichi=1 seatWind=S" → {selfDrawn: true, riichi: 1, seatWind: "S"}; `!name` is false.
 * @param {string | null} text
 * @returns {Record<string, any>}
 */
export function readWords(text) {
  /** @type {Record<string, any>} */ const values = {};
  for (const word of (text ?? '').split(/[\s,;]+/)) {
    const match = /^(!?)([a-zA-Z]\w{0,40})(?:[=:](.*))?$/.exec(word);
    if (!match || /^(__proto__|constructor|prototype)$/.test(match[2])) continue;
    const [, not, name, value] = match;
    values[name] = value === undefined ? !not : plain(value);
  }
  return values;
}

/** @param {string} value */
function plain(value) {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^-?\d{1,9}$/.test(value) ? Number(value) : value;
}

/** The reverse of readWords. @param {Record<string, any>} values */
export const writeWords = (values) =>
  Object.entries(values)
    .map(([name, value]) => (value === true ? name : value === false ? `!${name}` : `${name}=${value}`))
    .join(' ');
