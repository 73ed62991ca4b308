// @ts-check
// The search over many files without its picture: it makes the index of each file once, saves it, and asks the module
// in a worker of its own.

import { createBackground } from '../engine/background.js';
import { TehaiError } from '../engine/core.js';
import { askAll } from './pool.js';
import { savedIndexes, saveIndexes } from './saved-indexes.js';
import { timeOf } from './sums.js';

/** @import { Background } from '../engine/background.js' */
/** @import { SearchAskValue, SearchFiguresValue, SearchIndexValue, SearchTermsValue } from '../engine/core.d.ts' */
/** @typedef {import('./saved-indexes.js').Saved} Saved */

/** @typedef {{file: File, value: Pick<SearchIndexValue, 'index' | 'date' | 'players'>}} Reviewed */

/** How many indexes are read from the device, or given to the module, at a time. */
const batch = 50;
/** How long the module may take for a batch, or for a question, in milliseconds. */
const limit = 30_000;

/**
 * The files by the keys of their indexes: path, size and time. Those that are the same in all three are numbered.
 * @param {readonly File[]} files
 * @returns {Map<string, File>}
 */
export function keyed(files) {
  /** @type {Map<string, File>} */ const found = new Map();
  for (const file of files) {
    const key = `${file.webkitRelativePath || file.name}|${file.size}|${file.lastModified}`.slice(-900);
    let n = 1;
    while (found.has(n > 1 ? `${key}#${n}` : key)) n += 1;
    found.set(n > 1 ? `${key}#${n}` : key, file);
  }
  return found;
}

/** @param {{make?: () => Background}} [options] `make` a worker */
export const createSearcher = ({ make = createBackground } = {}) => new Searcher(make);

export class Searcher {
  #make;
  /** @type {Background | null} */ #worker = null;
  /** The indexes that the worker has or gets, by key. @type {Map<string, Saved>} */ #all = new Map();
  /** The keys of the files that were chosen last. @type {Map<File, string>} */ #keys = new Map();
  /** Of the module's search; '' before there is one. */ #id = '';
  /** Settles when the worker has all indexes that it was given. @type {Promise<void>} */ #adding = Promise.resolve();

  /** @param {() => Background} make a worker */
  constructor(make) {
    this.#make = make;
  }

  /** How many files can be asked about. */
  size() {
    return this.#all.size;
  }

  /**
   * Sets which files there are: their indexes are taken under their keys, and those of other files are dropped.
   * @param {readonly File[]} files
   */
  choose(files) {
    const keys = keyed(files);
    this.#keys = new Map([...keys].map(([key, file]) => [file, key]));
    for (const key of [...this.#all.keys()])
      if (!keys.has(key)) {
        this.#all.delete(key);
        this.#restart();
      }
  }

  /** Whether the decisions of a player were reviewed in some file. @param {string} who */
  isReviewed(who) {
    return [...this.#all.values()].some((one) => one.who === '' || (one.who !== null && one.who === who));
  }

  /**
   * Makes the indexes that are missing.
   * @param {readonly File[]} files
   * @param {(done: number) => void} heard
   * @param {AbortSignal} signal
   * @returns {Promise<number>} how many files could not be read
   */
  async index(files, heard, signal) {
    this.choose(files);
    const missing = keyed(files);
    for (const key of this.#all.keys()) missing.delete(key);
    await this.#loadSaved(missing, () => heard(files.length - missing.size), signal);
    const known = files.length - missing.size;
    return this.#indexFiles([...missing.values()], (done) => heard(known + done), signal);
  }

  /**
   * Takes the saved indexes among the missing ones, which are then missing no more.
   * @param {Map<string, File>} missing
   * @param {() => void} heard
   * @param {AbortSignal} signal
   */
  async #loadSaved(missing, heard, signal) {
    const wanted = [...missing.keys()];
    for (let at = 0; at < wanted.length && !signal.aborted; at += batch) {
      const found = await savedIndexes(wanted.slice(at, at + batch));
      for (const one of found) this.#all.set(one.key, one);
      await this.#add(found);
      for (const { key } of found) if (this.#all.has(key)) missing.delete(key);
      heard();
    }
  }

  /**
   * Reads files for their indexes.
   * @param {readonly File[]} files
   * @param {(done: number) => void} heard
   * @param {AbortSignal} signal
   * @returns {Promise<number>} how many could not be read
   */
  async #indexFiles(files, heard, signal) {
    let done = 0;
    let bad = 0;
    /** @type {Saved[]} */ let fresh = [];
    const flush = async () => {
      const some = fresh;
      fresh = [];
      await this.put(some);
    };
    await askAll(
      files,
      {},
      (at, { value, error }) => {
        done += 1;
        if (error || !value) bad += 1;
        else fresh.push(this.take(files[at], /** @type {any} */ (value), null));
        if (fresh.length >= batch) void flush();
        heard(done);
      },
      signal,
      this.#make,
      'searchIndex',
    );
    await flush();
    return bad;
  }

  /**
   * Takes an index that was just made.
   * @param {File} file @param {Reviewed['value']} value
   * @param {string | null} who was reviewed
   * @returns {Saved}
   */
  take(file, { index, date, players }, who) {
    const key = this.#keys.get(file) ?? [...keyed([file]).keys()][0];
    const one = { key, when: timeOf(date, file), index, who, players };
    this.#all.set(key, one);
    return one;
  }

  /** Gives the worker indexes that were taken, and saves them. @param {readonly Saved[]} list */
  async put(list) {
    await Promise.all([this.#add(list), saveIndexes(list)]);
  }

  /**
   * Takes the indexes of a review, some at a time, so that the page answers in between.
   * @param {readonly Reviewed[]} list
   * @param {string} who was reviewed
   */
  async putReviewed(list, who) {
    for (let at = 0; at < list.length; at += batch)
      await this.put(list.slice(at, at + batch).map(({ file, value }) => this.take(file, value, who)));
  }

  /** @param {object} request @returns {Promise<SearchAskValue>} */
  ask(request) {
    return this.#askSearch('searchAsk', request);
  }

  /** @param {object} request @returns {Promise<SearchFiguresValue>} */
  figures(request) {
    return this.#askSearch('searchFigures', request);
  }

  /** @returns {Promise<SearchTermsValue>} */
  terms() {
    return this.#askWorker('searchTerms', {});
  }

  /**
   * Asks a question and drops the answer: the first question of a worker takes longer than all others, as the browser
   * compiles then what it needs. So it is not the person's.
   */
  async warm() {
    if (this.#all.size) await this.ask({ question: 'held:34m ready', most: 1 }).catch(() => {});
  }

  stop() {
    this.#worker?.stop();
    this.#worker = null;
    this.#id = '';
  }

  /** @param {string} name @param {object} request @returns {Promise<any>} */
  #askWorker(name, request) {
    this.#worker ??= this.#make();
    return this.#worker.ask(name, request, { limit });
  }

  /** Gives the worker indexes, one list after the other. @param {readonly Saved[]} list */
  #add(list) {
    this.#adding = this.#adding.catch(() => {}).then(() => this.#give(list));
    return this.#adding;
  }

  /** A new search gets all indexes. One that the module refuses is dropped. @param {readonly Saved[]} list */
  async #give(list) {
    if (!this.#id && list.length < this.#all.size) list = [...this.#all.values()];
    for (let at = 0; at < list.length || !this.#id; at += batch) {
      const files = list.slice(at, at + batch).map(({ key, when, index }) => ({ key, when, index }));
      const answer = await this.#askWorker('searchAdd', { files, ...(this.#id ? { id: this.#id } : {}) });
      this.#id = answer.id;
      for (const key of answer.refused) this.#all.delete(key);
    }
  }

  /** Ends the module's search: the next one has only the indexes that are left. */
  #restart() {
    if (this.#id) this.#askWorker('searchClose', { id: this.#id }).catch(() => {});
    this.#id = '';
  }

  /** Asks about the search. A worker that was started anew is given all indexes first. */
  async #askSearch(/** @type {string} */ name, /** @type {object} */ request) {
    if (!this.#id) await this.#add([]);
    try {
      return await this.#askWorker(name, { ...request, id: this.#id });
    } catch (error) {
      if (!(error instanceof TehaiError) || error.code !== 'unknown-id') throw error;
      this.#id = '';
      await this.#add([]);
      return this.#askWorker(name, { ...request, id: this.#id });
    }
  }
}
