// @ts-check
// The state as a link, `#v1&h=123m…&r=classical…`. Links last for years: a key keeps its meaning for ever, new fields get
// new keys, unknown keys and bad values are left out, and what equals the default is not written.
//
//   w view      h hand text       d dialect (only when chosen)   r rule set
//   o options   s situation       `key` = true, `!key` = false, `key:30`, `key:.text`, `key:~a~b` (a list), between commas
//   i indicators   u ura indicators   n seen   v river            tiles in mpsz without blanks
//   p replay place: deal.step or deal.step.seat        g the game itself, packed by the Replay view
//
// A blank is written `_`; other characters that a link may not hold are percent-encoded.

import { cleanSituation, initial, longestText, rulesets } from './model.js';
import { compact, expand } from './tile.js';

const version = 'v1';

const encode = (text) => encodeURIComponent(text)
  .replace(/_/g, '%5F').replace(/%20/g, '_').replace(/%(2B|2C|3A|40|24|2F|3D|3F)/g, decodeURIComponent);

function decode(text) {
  try {
    return decodeURIComponent(text.replace(/_/g, ' '));
  } catch {
    return null;
  }
}

const word = { write: (value) => value, read: (text) => (/^[\w-]{1,40}$/.test(text) ? text : null) };
const tiles = { write: compact, read: expand };
const settings = { write: writeSettings, read: readSettings };

/** One row a key, in the order in which they are written. */
const fields = [
  { key: 'w', name: 'view', ...word },
  { key: 'h', name: 'text', write: (text) => text, read: (text) => text.slice(0, longestText) },
  { key: 'd', name: 'dialect', ...word },
  { key: 'r', name: 'ruleset', write: (id) => id, read: (id) => (rulesets.includes(id) ? id : null) },
  { key: 'o', name: 'options', ...settings },
  { key: 's', name: 'situation', write: writeSettings, read: (text) => cleanSituation(readSettings(text)) },
  { key: 'i', name: 'indicators', ...tiles },
  { key: 'u', name: 'uraIndicators', ...tiles },
  { key: 'n', name: 'seen', ...tiles },
  { key: 'v', name: 'river', ...tiles },
  { key: 'p', name: 'replay', write: writePlace, read: readPlace },
  { key: 'g', name: 'game', write: (text) => text, read: (text) => text },
];

/** @param {import('./model.js').State} state @returns {string} the hash with its `#` */
export function writeLink(state) {
  const parts = fields
    .filter(({ name }) => JSON.stringify(state[name]) !== JSON.stringify(initial[name]))
    .map(({ key, name, write }) => `${key}=${encode(write(/** @type {any} */ (state[name])))}`);
  return `#${[version, ...parts].join('&')}`;
}

/** @param {string} hash @returns {import('./model.js').State | null} null when it is no link of ours */
export function readLink(hash) {
  const [head, ...parts] = hash.replace(/^#/, '').split('&');
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

function writeSettings(values) {
  return Object.entries(values).map(([key, value]) => {
    if (value === true) return key;
    if (value === false) return `!${key}`;
    if (Array.isArray(value)) return `${key}:${value.map((item) => `~${item}`).join('') || '~'}`;
    return typeof value === 'number' ? `${key}:${value}` : `${key}:.${value}`;
  }).join(',');
}

function readSettings(text) {
  const values = {};
  for (const part of text.split(',')) {
    const match = /^(!?)([a-zA-Z]\w{0,40})(?::(.*))?$/.exec(part);
    if (!match || /^(__proto__|constructor|prototype)$/.test(match[2])) continue;
    values[match[2]] = match[3] === undefined ? !match[1] : readSetting(match[3]);
  }
  return values;
}

function readSetting(text) {
  if (text[0] === '~') return text.slice(1).split('~').filter(Boolean);
  return text[0] === '.' ? text.slice(1) : Number(text) || 0;
}

function writePlace(place) {
  return place ? [place.deal, place.step, ...(place.seat === undefined ? [] : [place.seat])].join('.') : '';
}

function readPlace(text) {
  if (!/^\d{1,5}\.\d{1,6}(\.\d)?$/.test(text)) return null;
  const [deal, step, seat] = text.split('.').map(Number);
  return seat === undefined ? { deal, step } : { deal, step, seat };
}
