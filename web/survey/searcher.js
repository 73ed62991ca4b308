// @ts-check
// The search over many files: it makes the index of each once, keeps it, and asks the module in a worker of its own.

import { createBackground } from '../engine/background.js';
import { TehaiError } from '../engine/core.js';
import { askAll } from './pool.js';
import { savedIndexes, saveIndexes } from './saved-indexes.js';
import { timeOf } from './sums.js';

/** @import { SearchAskValue, SearchFiguresValue, SearchIndexValue } from '../engine/core.d.ts' */
/** @typedef {import('./saved-indexes.js').Saved} Saved */

/** @typedef {{file: File, value: Pick<SearchIndexValue, 'index' | 'date' | 'players'>}} Reviewed */

/** So many files are read from the device, and given to the module, at a time. */
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

/** @param {{make?: () => import('../engine/background.js').Background}} [with_] */
export function createSearcher({ make = createBackground } = {}) {
  /** @type {import('../engine/background.js').Background | null} */ let worker = null;
  /** What the worker has or gets, by key. @type {Map<string, Saved>} */ const all = new Map();
  /** The keys of the files that were chosen last. @type {Map<File, string>} */ let keys = new Map();
  let id = '';
  /** @type {Promise<void>} */ let adding = Promise.resolve();

  /** @param {string} name @param {object} request @returns {Promise<any>} */
  function ask(name, request) {
    worker ??= make();
    return worker.ask(name, request, { limit });
  }

  /** Gives the worker indexes, one list behind the other. @param {readonly Saved[]} list */
  const add = (list) => (adding = adding.catch(() => {}).then(() => give(list)));

  /** A new search gets all there are; what the module refuses is forgotten. @param {readonly Saved[]} list */
  async function give(list) {
    if (!id && list.length < all.size) list = [...all.values()];
    for (let at = 0; at < list.length || !id; at += batch) {
      const files = list.slice(at, at + batch).map(({ key, when, index }) => ({ key, when, index }));
      const answer = await ask('searchAdd', { files, ...(id ? { id } : {}) });
      id = answer.id;
      for (const key of answer.refused) all.delete(key);
    }
  }

  /** Ends the search that there is: the next one has only what is left. */
  function begin() {
    if (id) ask('searchClose', { id }).catch(() => {});
    id = '';
  }

  /** Asks about the search; a worker that was started anew is given all of it first. */
  async function asked(/** @type {string} */ name, /** @type {object} */ request) {
    if (!id) await add([]);
    try {
      return await ask(name, { ...request, id });
    } catch (error) {
      if (!(error instanceof TehaiError) || error.code !== 'unknown-id') throw error;
      id = '';
      await add([]);
      return ask(name, { ...request, id });
    }
  }

  return {
    /** How many files can be asked about. */
    size: () => all.size,
    /** Says which files there are: what is taken of them has their keys. @param {readonly File[]} files */
    choose: (files) => void (keys = new Map([...keyed(files)].map(([key, file]) => [file, key]))),
    /** Whether the decisions of a player were reviewed in some file. @param {string} who */
    isReviewed: (who) => [...all.values()].some((one) => one.who === '' || (one.who !== null && one.who === who)),
    /**
     * Makes what is missing.
     * @param {readonly File[]} files
     * @param {(done: number) => void} heard
     * @param {AbortSignal} signal
     * @returns {Promise<number>} how many files could not be read
     */
    async index(files, heard, signal) {
      const missing = keyed(files);
      keys = new Map([...missing].map(([key, file]) => [file, key]));
      let bad = 0;
      for (const key of [...all.keys()])
        if (!missing.delete(key)) {
          all.delete(key);
          begin();
        }
      let count = files.length - missing.size;
      const wanted = [...missing.keys()];
      for (let at = 0; at < wanted.length && !signal.aborted; at += batch) {
        const found = await savedIndexes(wanted.slice(at, at + batch));
        for (const one of found) all.set(one.key, one);
        await add(found);
        for (const { key } of found) if (all.has(key)) missing.delete(key);
        count = files.length - missing.size;
        heard(count);
      }
      const rest = [...missing.values()];
      /** @type {Saved[]} */ let fresh = [];
      const flush = async () => {
        const some = fresh;
        fresh = [];
        await Promise.all([add(some), saveIndexes(some)]);
      };
      await askAll(
        rest,
        {},
        (at, { value, error }) => {
          count += 1;
          if (error || !value) bad += 1;
          else fresh.push(this.take(rest[at], /** @type {any} */ (value), null));
          if (fresh.length >= batch) void flush();
          heard(count);
        },
        signal,
        make,
        'searchIndex',
      );
      await flush();
      return bad;
    },
    /**
     * Takes an index that was just made.
     * @param {File} file @param {Reviewed['value']} value
     * @param {string | null} who was reviewed
     * @returns {Saved}
     */
    take(file, { index, date, players }, who) {
      const one = {
        key: keys.get(file) ?? [...keyed([file]).keys()][0],
        when: timeOf(date, file),
        index,
        who,
        players,
      };
      all.set(one.key, one);
      return one;
    },
    /** Gives the worker indexes that were taken, and keeps them. @param {readonly Saved[]} list */
    async put(list) {
      await Promise.all([add(list), saveIndexes(list)]);
    },
    /** @param {object} request @returns {Promise<SearchAskValue>} */
    ask: (request) => asked('searchAsk', request),
    /** @param {object} request @returns {Promise<SearchFiguresValue>} */
    figures: (request) => asked('searchFigures', request),
    /** @returns {Promise<import('../engine/core.d.ts').SearchTermsValue>} */
    terms: () => ask('searchTerms', {}),
    stop() {
      worker?.stop();
      worker = null;
      id = '';
    },
  };
}
/** @typedef {ReturnType<typeof createSearcher>} Searcher */
