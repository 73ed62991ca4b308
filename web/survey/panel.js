// @ts-check
// The review of many games at once, its controller: it finds who plays, asks the workers for the review of each file,
// adds up the answers, and holds the search in the same files. The picture is page.js.

import { levelOf } from '../state/settings.js';
import { t } from '../words/index.js';
import { allJson, gamesCsv } from './export.js';
import { finishReview } from './finish.js';
import { SurveyPage, why } from './page.js';
import { playersOf } from './players.js';
import { askAll } from './pool.js';
import { dealsOf } from './practise.js';
import { SearchHolder } from './search-holder.js';
import { createSums, worstEach } from './sums.js';

/** @typedef {import('./sums.js').Sums} Sums */
/** @typedef {import('./sums.js').Worst} Worst */
/**
 * @typedef {object} Actions
 * @property {import('../state/settings.js').Settings} settings
 * @property {(file: File, at: {deal: number, step: number, seat: number}) => void} open
 * @property {() => void} left the person has closed the review
 */

/** How often the progress is drawn, in milliseconds. */
const drawEvery = 200;

/** @param {Actions} actions */
export const surveyPanel = (actions) => new SurveyPanel(actions);

class SurveyPanel {
  #actions;
  /** @type {readonly File[]} */ #files = [];
  /** @type {[name: string, files: number][]} */ #names = [];
  /** How many files were searched for names. */ #looked = 0;
  /** Whose decisions are reviewed, '' for all players. */ #who = '';
  /** The reading of files that is under way. @type {AbortController | null} */ #running = null;
  /** What the last review found. @type {Sums | null} */ #sums = null;
  /** How long it took. */ #seconds = 0;
  /** How many files it read. */ #seen = 0;

  /** @param {Actions} actions */
  constructor(actions) {
    this.#actions = actions;
    this.page = new SurveyPage({
      review: () => void this.#review(),
      stop: () => this.#running?.abort(),
      clear: () => this.#clear(),
      saveCsv: () => this.#sums && this.page.result.save('games.csv', gamesCsv(this.#sums)),
      saveJson: () => this.#sums && this.page.result.save('games.json', allJson(this.#sums, this.#files, why)),
      choose: (who) => {
        this.#who = who;
        void this.search.changed();
      },
      open: (one) => this.#open(one),
      places: () => dealsOf(this.#sums?.worst ?? [], this.#files, this.#sums?.level),
      toggleSearch: () => void (this.#running ? null : this.search.prepare()),
    });
    this.search = new SearchHolder(this.page.searching, {
      files: () => this.#files,
      who: () => this.#who,
      open: actions.open,
    });
    this.element = this.page.element;
  }

  /** @param {readonly File[]} chosen */
  async begin(chosen) {
    this.#running?.abort();
    this.#files = chosen;
    this.#sums = null;
    this.#names = [];
    this.#who = '';
    // These figures are of the files before.
    this.search.figures()?.replaceChildren();
    await this.#findPlayers();
    if (!this.#running) void this.#draw();
    await this.search.changed();
  }

  async #findPlayers() {
    const running = (this.#running = new AbortController());
    this.page.drawRunning(t('survey.looking'));
    const { names, looked, likely } = await playersOf(this.#files, running.signal);
    if (this.#running !== running) return;
    this.#running = null;
    this.#names = names;
    this.#looked = looked;
    this.#who = likely;
  }

  async #review() {
    const level = levelOf(this.#actions.settings);
    const sums = createSums(level);
    const running = (this.#running = new AbortController());
    const began = performance.now();
    const files = this.#files;
    let drawn = 0;
    this.#seen = 0;
    this.#sums = null;
    const words = () => t('survey.progress', { done: this.#seen, all: files.length, deals: sums.deals });
    this.page.drawRunning(words());
    /** @type {import('./searcher.js').Reviewed[]} */ const indexed = [];
    await askAll(
      files,
      { worst: worstEach, index: true, level, ...(this.#who ? { player: this.#who } : {}) },
      (at, { value, error }) => {
        if (value?.index) {
          const { index, date, players } = value;
          indexed.push({ file: files[at], value: { index, date, players } });
        }
        if (value) sums.add(at, files[at], value);
        else sums.bad.push({ name: files[at].name, error });
        this.#seen += 1;
        if (performance.now() - drawn < drawEvery) return;
        drawn = performance.now();
        this.page.progress(this.#seen / files.length, words());
      },
      running.signal,
    );
    if (this.#running !== running) return;
    this.#running = null;
    this.#sums = sums.finish();
    this.#seconds = (performance.now() - began) / 1000;
    await finishReview({
      results: () => this.#draw(),
      search: () => this.#addSearch(indexed),
      isCurrent: () => this.#sums === sums,
    });
  }

  /** The search, and its figures below those of the review. @param {import('./searcher.js').Reviewed[]} indexed */
  async #addSearch(indexed) {
    const panel = await this.search.fetched();
    if (!panel) return;
    this.page.append(panel.figures);
    await panel.reviewed(indexed);
  }

  #clear() {
    this.#running?.abort();
    this.search.stop();
    this.#actions.left();
  }

  /** @param {Worst} one */
  #open({ file, deal, move }) {
    this.#actions.open(this.#files[file], { deal, step: move.step - 1, seat: move.chair });
  }

  /** Resolves when all is on screen: long results take several frames. */
  #draw() {
    return this.page.draw({
      files: this.#files,
      names: this.#names,
      looked: this.#looked,
      who: this.#who,
      sums: this.#sums,
      seen: this.#seen,
      seconds: this.#seconds,
      figures: this.search.figures(),
    });
  }
}
