// @ts-check
// Reads the JSON that mjai-reviewer writes: a review of one player's decisions by the engine Mortal, and the game. What
// the file does not state is undefined here; no number is computed.

import { actionOf, isSame, spelled, tileOf } from './stated-action.js';
import { field, listOf, readJson } from './stated-json.js';

/** @import { Action } from './stated-action.js' */
/**
 * A fault: its place as a path of fields or as line and column, what was wanted (the end of a key of words), and what
 * was found.
 * @typedef {{path: string, line?: number, column?: number, want: string, found: string}} Fault
 */
/** @typedef {Action & {q?: number, prob?: number}} Choice */
/**
 * A decision. `hand` is spelled; `made` and `chosen` are the places of both among the choices, or -1.
 * @typedef {object} Entry
 * @property {string} path
 * @property {string} [hand]
 * @property {number} [melds]
 * @property {number} [turn] own draws, chii and pon so far
 * @property {number} [left] tiles that can be drawn
 * @property {number} [last] who acted last
 * @property {string} [tile] the own draw, or the last discard or added tile
 * @property {Action} [actual] what the player did
 * @property {Action} [expected] the engine's choice
 * @property {boolean} [same] whether both are the same
 * @property {Choice[]} choices
 * @property {number} made
 * @property {number} chosen
 */
/** @typedef {{kyoku: number, honba: number, path: string, entries: Entry[]}} Deal */
/**
 * @typedef {object} Stated
 * @property {string} engine
 * @property {string} version
 * @property {string} model
 * @property {number} [rating] from 0 to 1
 * @property {number} [reviewed] decisions in all
 * @property {number} [matches] those that were the engine's choice
 * @property {number} chair the reviewed player, or -1
 * @property {Deal[]} deals
 * @property {number} lost entries that cannot be read
 * @property {Fault[]} faults the first ones
 * @property {string} log the game, "" if the file has none
 */

/** Limits of what is read; a real match has a few hundred decisions. */
const most = { deals: 500, entries: 5000, choices: 64, faults: 200, name: 200, hand: 14 };

/** @param {string} text @returns {Stated | Fault} a fault if there is no entry */
export function readStated(text) {
  const { value, fault } = readJson(text);
  const reader = new Reader();
  if (fault) reader.faults.push({ path: '', line: fault.line, column: fault.column, want: 'json', found: fault.found });
  const review = field(value, 'review');
  const kyokus = field(review, 'kyokus');
  if (!Array.isArray(kyokus)) return reader.faults[0] ?? { path: 'review.kyokus', want: 'list', found: shown(kyokus) };
  const deals = reader.deals(kyokus);
  if (!reader.count) return reader.faults[0] ?? { path: 'review.kyokus', want: 'entries', found: '' };
  const name = (/** @type {unknown} */ one) => (typeof one === 'string' ? one.slice(0, most.name) : '');
  const rating = reader.number(field(review, 'rating'), 'review.rating', 0, 1);
  return {
    engine: name(field(value, 'engine')),
    version: name(field(value, 'version')),
    model: name(field(review, 'model_tag')),
    rating: field(value, 'show_rating') === false ? undefined : rating,
    reviewed: counted(field(review, 'total_reviewed')),
    matches: counted(field(review, 'total_matches')),
    chair: chairOf(field(value, 'player_id'), deals),
    deals,
    lost: reader.lost,
    faults: reader.faults,
    log: logOf(value),
  };
}

/** A number from 0; undefined for anything else. @param {unknown} value */
const counted = (value) => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined);

/** What was found, for a message. @param {unknown} value */
const shown = (value) => (value === undefined ? '' : (JSON.stringify(value) ?? '').slice(0, 40));

/**
 * The player whom the file names, or else the one who acts in the entries.
 * @param {unknown} id
 * @param {Deal[]} deals
 */
function chairOf(id, deals) {
  const chair = counted(id);
  if (chair !== undefined && chair < 4) return chair;
  const actors = deals.flatMap(({ entries }) => entries.flatMap(({ actual, expected }) => [actual, expected]));
  return actors.find((one) => one && one.actor >= 0)?.actor ?? -1;
}

/**
 * The game, as a log that the module reads: mjai's events a line each, or logs of tenhou.net. A game of three may
 * have a
 * fourth seat without a name.
 * @param {unknown} value
 */
function logOf(value) {
  const events = listOf(field(value, 'mjai_log'));
  if (events.some((event) => field(event, 'type') === 'start_kyoku'))
    return events.map((event) => JSON.stringify(isThree(events) ? ofThree(event) : event)).join('\n');
  const logs = listOf(field(value, 'split_logs')).filter((one) => Array.isArray(field(one, 'log')));
  return logs.length ? JSON.stringify(logs) : '';
}

/** @param {unknown[]} events */
function isThree([start]) {
  const names = listOf(field(start, 'names'));
  return field(start, 'type') === 'start_game' && names.length === 4 && names[3] === '';
}

/** An event without the fourth seat. @param {unknown} event */
function ofThree(event) {
  const cut = Object.entries(/** @type {object} */ (event ?? {})).map(([name, value]) =>
    ['names', 'tehais', 'scores', 'deltas'].includes(name) ? [name, listOf(value).slice(0, 3)] : [name, value],
  );
  return Object.fromEntries(cut);
}

class Reader {
  /** @type {Fault[]} */ faults = [];
  lost = 0;
  /** The number of entries that were read, and of all faults. */
  count = 0;
  found = 0;

  /** @param {string} path @param {string} want @param {unknown} found @returns {undefined} */
  #fault(path, want, found) {
    this.found += 1;
    if (this.faults.length < most.faults) this.faults.push({ path, want, found: shown(found) });
  }

  /**
   * A number between two others; anything else is a fault, unless it is missing.
   * @param {unknown} value
   * @param {string} path
   * @param {number} least
   * @param {number} greatest
   */
  number(value, path, least, greatest) {
    if (value === undefined || value === null) return undefined;
    if (typeof value === 'number' && value >= least && value <= greatest) return value;
    return this.#fault(path, greatest === 1 ? 'share' : 'number', value);
  }

  /** @param {unknown[]} kyokus */
  deals(kyokus) {
    /** @type {Deal[]} */ const deals = [];
    for (const [index, one] of kyokus.slice(0, most.deals).entries()) {
      const path = `review.kyokus[${index}]`;
      const [kyoku, honba] = [counted(field(one, 'kyoku')), counted(field(one, 'honba'))];
      const list = field(one, 'entries');
      if (kyoku === undefined || honba === undefined || !Array.isArray(list)) {
        this.#fault(path, 'deal', one);
        this.lost += listOf(list).length;
        continue;
      }
      deals.push({ kyoku, honba, path, entries: this.#entries(list, path) });
    }
    return deals;
  }

  /** @param {unknown[]} list @param {string} path */
  #entries(list, path) {
    /** @type {Entry[]} */ const entries = [];
    for (const [index, one] of list.entries()) {
      const full = this.count === most.entries;
      if (full) this.#fault(`${path}.entries[${index}]`, 'fewer', undefined);
      const entry = full ? undefined : this.#entry(one, `${path}.entries[${index}]`);
      if (entry) {
        entries.push(entry);
        this.count += 1;
      } else this.lost += 1;
      if (full) {
        this.lost += list.length - index - 1;
        break;
      }
    }
    return entries;
  }

  /** @param {unknown} value @param {string} path @returns {Entry | undefined} */
  #entry(value, path) {
    if (!value || typeof value !== 'object') return this.#fault(path, 'object', value);
    const before = this.found;
    const hand = this.#hand(field(field(value, 'state'), 'tehai'), `${path}.state.tehai`);
    const tile = this.#tile(field(value, 'tile'), `${path}.tile`);
    const actual = this.#action(field(value, 'actual'), `${path}.actual`);
    const expected = this.#action(field(value, 'expected'), `${path}.expected`);
    // An entry with a fault in what it is about has no certain place.
    if (this.found > before) return undefined;
    const left = counted(field(value, 'tiles_left'));
    const choices = this.#choices(listOf(field(value, 'details')), `${path}.details`);
    if (!expected && !choices.length) return this.#fault(path, 'choice', undefined);
    if (hand === undefined && left === undefined) return this.#fault(path, 'place', undefined);
    const melds = field(field(value, 'state'), 'fuuros');
    const find = (/** @type {Action | undefined} */ one) =>
      one ? choices.findIndex((choice) => isSame(choice, one)) : -1;
    const made = counted(field(value, 'actual_index'));
    const equal = field(value, 'is_equal');
    return {
      path,
      hand,
      melds: Array.isArray(melds) ? melds.filter((meld) => field(meld, 'type') !== 'nukidora').length : undefined,
      turn: counted(field(value, 'junme')),
      left,
      last: counted(field(value, 'last_actor')),
      tile,
      actual,
      expected,
      same: typeof equal === 'boolean' ? equal : actual && expected && isSame(actual, expected),
      choices,
      made: made !== undefined && made < choices.length ? made : find(actual),
      chosen: find(expected),
    };
  }

  /** @param {unknown} value @param {string} path */
  #hand(value, path) {
    if (!Array.isArray(value)) return undefined;
    const tiles = value.map(tileOf);
    const bad = tiles.length > most.hand ? most.hand : tiles.indexOf('');
    return bad < 0 ? spelled(tiles) : this.#fault(`${path}[${bad}]`, 'tile', value[bad]);
  }

  /** @param {unknown} value @param {string} path */
  #tile(value, path) {
    if (value === undefined || value === null) return undefined;
    return tileOf(value) || this.#fault(path, 'tile', value);
  }

  /** @param {unknown} value @param {string} path */
  #action(value, path) {
    if (value === undefined || value === null) return undefined;
    const action = actionOf(value);
    return typeof action === 'string' ? this.#fault(path, action, value) : action;
  }

  /** @param {unknown[]} details @param {string} path */
  #choices(details, path) {
    /** @type {Choice[]} */ const choices = [];
    if (details.length > most.choices) this.#fault(path, 'fewer', undefined);
    for (const [index, one] of details.slice(0, most.choices).entries()) {
      const at = `${path}[${index}]`;
      const action = actionOf(field(one, 'action'));
      if (typeof action === 'string') {
        this.#fault(`${at}.action`, action, field(one, 'action'));
        continue;
      }
      choices.push({
        ...action,
        q: this.number(field(one, 'q_value'), `${at}.q_value`, -1e9, 1e9),
        prob: this.number(field(one, 'prob'), `${at}.prob`, 0, 1),
      });
    }
    return choices;
  }
}
