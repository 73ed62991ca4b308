// @ts-check
// The search in many games, its controller: it makes the missing indexes, asks the questions, and passes the answers to
// the picture (search-page.js).

import { number, t } from '../words/index.js';
import { createSearcher, keyed } from './searcher.js';
import { forgetIndexes } from './saved-indexes.js';
import { SearchPage } from './search-page.js';
import { adoptSearchStyles } from './styles.js';

/** @import { SearchPlace } from '../engine/core.d.ts' */
/**
 * @typedef {object} Given
 * @property {() => readonly File[]} files
 * @property {() => string} who whose deals, '' for all players
 * @property {(file: File, at: {deal: number, step: number, seat: number}) => void} open
 * @property {() => void} show unfolds the search
 */

/** How many places are shown at a time. */
const page = 30;

/** @param {Given} given */
export function searchPanel(given) {
  adoptSearchStyles();
  return new SearchPanel(given);
}

export class SearchPanel {
  #given;
  #searcher = createSearcher();
  /** The making of indexes that is under way. @type {AbortController | null} */ #making = null;
  /** Settles when the indexes are made; null if they are to be made. @type {Promise<void> | null} */ #ready = null;
  /** The files by the keys of their indexes. @type {Map<string, File>} */ #byKey = new Map();
  /** Counts questions: an answer to any but the last is dropped. */ #asked = 0;

  /** @param {Given} given */
  constructor(given) {
    this.#given = given;
    this.page = new SearchPage({
      ask: (question) => void this.#ask(question),
      more: (question, skip) => this.#find(question, skip),
      open: (place) => this.#open(place),
      nameOf: ({ key }) => this.#byKey.get(key)?.name ?? '',
      showMistake: (id) => this.#showMistake(id),
      terms: () => this.#searcher.terms(),
      forget: () => void this.#forget(),
    });
    this.element = this.page.element;
    /** How often each kind of mistake was made: empty before a review. */
    this.figures = this.page.figures;
  }

  /** Makes the indexes that are missing, once. */
  prepare() {
    this.#ready ??= this.#make().catch((error) => {
      this.#ready = null;
      if (this.#making?.signal.aborted) return;
      this.page.say(t('search.failed', { why: String(error.message ?? error) }));
    });
    return this.#ready;
  }

  /** Drops the answers: there are other files, or another player. The next question prepares the search again. */
  drop() {
    this.#making?.abort();
    this.#ready = null;
    this.#asked += 1;
    this.page.endProgress('');
    this.page.clear();
  }

  /** There are other files, or another player. */
  async changed() {
    this.drop();
    await this.prepare();
  }

  /** Takes the indexes of a review. @param {readonly import('./searcher.js').Reviewed[]} list */
  async reviewed(list) {
    const { files, who } = this.#given;
    this.#byKey = keyed(files());
    this.#searcher.choose(files());
    await this.#searcher.putReviewed(list, who());
    await this.#drawFigures();
  }

  stop() {
    this.#making?.abort();
    this.#searcher.stop();
  }

  async #make() {
    const { signal } = (this.#making = new AbortController());
    const files = this.#given.files();
    const all = files.length;
    this.#byKey = keyed(files);
    this.page.startProgress();
    const began = performance.now();
    const heard = (/** @type {number} */ done) =>
      this.page.progress(done / all, t('search.progress', { done: number(done), all: number(all) }));
    const bad = await this.#searcher.index(files, heard, signal);
    if (signal.aborted) return;
    void this.#searcher.warm();
    const seconds = number(Math.round((performance.now() - began) / 100) / 10);
    const words = [t('search.ready', { n: this.#searcher.size(), seconds }), bad ? t('survey.bad', { n: bad }) : ''];
    this.page.endProgress(words.filter(Boolean).join(' '));
    await this.#drawFigures();
  }

  /** The player whose deals are searched, as a field of requests. */
  #player() {
    const player = this.#given.who();
    return player ? { player } : {};
  }

  /** @param {string} question */
  async #ask(question) {
    const turn = (this.#asked += 1);
    this.page.hideFault();
    await this.prepare();
    const began = performance.now();
    try {
      const answer = await this.#find(question, 0);
      if (turn === this.#asked) this.page.drawFound(answer, question, performance.now() - began);
    } catch (error) {
      if (turn === this.#asked) this.page.drawFault(/** @type {any} */ (error));
    }
  }

  /** @param {string} question @param {number} skip how many places are shown already */
  #find(question, skip) {
    return this.#searcher.ask({ question, most: page, ...(skip ? { skip } : {}), ...this.#player() });
  }

  /** @param {SearchPlace} place */
  #open({ key, deal, step, chair }) {
    const file = this.#byKey.get(key);
    if (file) this.#given.open(file, { deal, step, seat: chair });
  }

  async #drawFigures() {
    const known = this.#searcher.isReviewed(this.#given.who());
    this.page.drawFigures(known ? await this.#searcher.figures(this.#player()) : null);
  }

  /** The figures stand apart from the search, which is unfolded to show their decisions. @param {string} id */
  #showMistake(id) {
    this.#given.show();
    this.page.look(`mistake:${id}`);
    this.page.focus();
  }

  async #forget() {
    await forgetIndexes();
    this.page.say(t('search.forgotten'));
  }
}
