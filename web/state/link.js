// @ts-check
// Writes the state as a link, `#v1&h=123m…&r=classical…`, and reads it. Old links must keep working: a key never
// changes its meaning, new fields get new keys, unknown keys and bad values are left out, and defaults are not
// written.
//
//   w view      h hand text       d dialect (only when chosen)   r rule set
//   o options   s situation       `key`, `!key`, `key:30`, `key:.text`, `key:~a~b` (a list), between commas
//   i indicators   u ura indicators   n seen   v river   k kept   tiles in mpsz without blanks
//   x discards of the other players: S9m1z3p*2,W… (* the riichi tile, from 1; ~ melds)
//   p replay place: deal.step[.seat[.branch]]          g the game itself, packed by the Replay view
//
// A blank is written `_`; other characters that a link may not hold are percent-encoded.

import { asRuleset } from './catalogue.js';
import { cleanSituation, initial, longestText } from './model.js';
import { compact, expand } from '../tiles/code.js';

/** @import { State } from './model.js' */

const version = 'v1';

/** Limits of a link, so that reading it stays fast; what exceeds them is left out. No game has more tiles. */
export const most = { link: 100_000, keys: 100, options: 100, list: 60, tiles: 240 };

/** A game of more than 16,000 characters. Its link is refused: without the game it would show something else. */
const longGame = /&g=[^&]{16001}/;

/** @param {string} text */
const encode = (text) =>
  encodeURIComponent(text)
    .replace(/_/g, '%5F')
    .replace(/%20/g, '_')
    .replace(/%(2B|2C|3A|40|24|2F|3D|3F)/g, decodeURIComponent);

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text.replace(/_/g, ' '));
  } catch {
    return null;
  }
}

const word = {
  write: (/** @type {any} */ value) => value,
  read: (/** @type {string} */ text) => (/^[\w-]{1,40}$/.test(text) ? text : null),
};
const tiles = {
  write: compact,
  read: (/** @type {string} */ text) => (text.length > most.tiles * 2 ? null : upTo(most.tiles, expand(text))),
};
/** @template T @param {number} n @param {T[] | null} list */
const upTo = (n, list) => (list && list.length > n ? null : list);
const settings = { write: writeSettings, read: readSettings };

/**
 * One row per key, in the order of writing.
 * @type {{key: string, name: keyof State, write: (value: any) => string, read: (text: string) => any}[]}
 */
const fields = [
  { key: 'w', name: 'view', ...word },
  {
    key: 'h',
    name: 'text',
    write: (/** @type {any} */ text) => text,
    read: (/** @type {string} */ text) => text.slice(0, longestText),
  },
  { key: 'd', name: 'dialect', ...word },
  {
    key: 'r',
    name: 'ruleset',
    write: (/** @type {any} */ id) => id,
    read: asRuleset,
  },
  { key: 'o', name: 'options', ...settings },
  {
    key: 's',
    name: 'situation',
    write: writeSettings,
    read: (/** @type {string} */ text) => cleanSituation(readSettings(text)),
  },
  { key: 'i', name: 'indicators', ...tiles },
  { key: 'u', name: 'uraIndicators', ...tiles },
  { key: 'n', name: 'seen', ...tiles },
  { key: 'v', name: 'river', ...tiles },
  { key: 'x', name: 'rivals', write: writeRivals, read: readRivals },
  { key: 'k', name: 'kept', ...tiles },
  { key: 'p', name: 'replay', write: writePlace, read: readPlace },
  {
    key: 'g',
    name: 'game',
    write: (/** @type {any} */ text) => text,
    // A packed game has no blanks: what was not written %5F is _ as well.
    read: (/** @type {string} */ text) => text.replaceAll(' ', '_'),
  },
];

/** @param {import('./model.js').State} state @returns {string} the hash with its `#` */
export function writeLink(state) {
  const parts = fields
    .filter(({ name }) => JSON.stringify(state[name]) !== JSON.stringify(initial[name]))
    .map(({ key, name, write }) => `${key}=${encode(write(/** @type {any} */ (state[name])))}`);
  return `#${[version, ...parts].join('&')}`;
}

/** @param {string} hash @returns {import('./model.js').State | null} null if it is no link of this site or too long */
export function readLink(hash) {
  if (hash.length > most.link || longGame.test(hash)) return null;
  const [head, ...parts] = hash.replace(/^#/, '').split('&', most.keys);
  if (head !== version) return null;
  const state = { ...initial };
  for (const part of parts) {
    const field = fields.find(({ key }) => part.startsWith(`${key}=`));
    const text = field && decode(part.slice(2));
    const value = text === null || text === undefined || !field ? null : field.read(text);
    if (field && value !== null) /** @type {any} */ (state)[field.name] = value;
  }
  return state;
}

/** @param {Record<string, any>} values */
function writeSettings(values) {
  return Object.entries(values)
    .map(([key, value]) => {
      if (value === true) return key;
      if (value === false) return `!${key}`;
      if (Array.isArray(value)) return `${key}:${value.map((item) => `~${item}`).join('') || '~'}`;
      return typeof value === 'number' ? `${key}:${value}` : `${key}:.${value}`;
    })
    .join(',');
}

/** @param {string} text */
function readSettings(text) {
  /** @type {Record<string, any>} */ const values = {};
  for (const part of text.split(',', most.options)) {
    const match = /^(!?)([a-zA-Z]\w{0,40})(?::(.*))?$/.exec(part);
    if (!match || match[2] in Object.prototype) continue;
    values[match[2]] = match[3] === undefined ? !match[1] : readSetting(match[3]);
  }
  return values;
}

/** @param {string} text */
function readSetting(text) {
  if (text[0] === '~') return text.slice(1).split('~', most.list).filter(Boolean);
  return text[0] === '.' ? text.slice(1) : Number(text) || 0;
}

/** @param {State['rivals']} rivals */
function writeRivals(rivals) {
  return rivals
    .map(({ wind, river, riichi, melds = [] }) =>
      [wind, compact(river), riichi === undefined ? '' : `*${riichi + 1}`, ...melds.map((meld) => `~${meld}`)].join(''),
    )
    .join(',');
}

/** @param {string} text @returns {State['rivals'] | null} */
function readRivals(text) {
  /** @type {State['rivals']} */ const rivals = [];
  for (const part of text.split(',', 3)) {
    const match = /^([ESWN])([\dmpsz]{0,200})(?:\*(\d{1,2}))?((?:~[\dmpsz'"()[\]]{2,16}){0,4})$/.exec(part);
    const river = match && upTo(100, expand(match[2]));
    if (!match || !river || rivals.some(({ wind }) => wind === match[1])) return null;
    const wind = /** @type {State['rivals'][0]['wind']} */ (match[1]);
    const riichi = Number(match[3]) - 1;
    const melds = match[4].split('~').slice(1);
    rivals.push({
      wind,
      river,
      ...(riichi >= 0 && riichi < river.length ? { riichi } : {}),
      ...(melds.length ? { melds } : {}),
    });
  }
  return rivals;
}

/** @param {State['replay']} place */
function writePlace(place) {
  if (!place) return '';
  const { deal, step, seat, branch } = place;
  return [deal, step, ...(branch ? [seat ?? 0, branch] : seat === undefined ? [] : [seat])].join('.');
}

/** @param {string} text */
function readPlace(text) {
  if (!/^\d{1,5}\.\d{1,6}(\.\d(\.\d{1,3})?)?$/.test(text)) return null;
  const [deal, step, seat, branch] = text.split('.').map(Number);
  return { deal, step, ...(seat === undefined ? {} : { seat }), ...(branch ? { branch } : {}) };
}
