// @ts-check
// The review of a game for one seat, its controller: it runs the review in the worker, holds what was found, and draws
// the start button, the progress, or the figures with the key moments. The course of the deal on the board is above.

import { h, refill } from '../lib/dom.js';
import { cutJudged } from '../game/cut.js';
import { keepOwnSeat } from '../state/own-seat.js';
import { levelOf } from '../state/settings.js';
import { outcome } from '../controls/outcome.js';
import { fileName } from '../lib/file-name.js';
import { isRanked } from '../state/ranked.js';
import { t } from '../words/index.js';
import { CoursePanel } from './course.js';
import { json, momentsCsv } from './csv.js';
import { linesFold } from './lines.js';
import { button, momentsList } from './moments-list.js';
import { placementNote } from './placement.js';
import { isKey, runReview, worst } from './run.js';
import { summary } from './summary.js';
import { workerGame } from './worker-game.js';

/** @import { Game } from '../game/steps.js' */
/** @import { KeyMoment, Review } from './run.js' */
/** @typedef {{game: Game, seat: number, deal: number, step: number, label: (deal: number) => string}} Shown */
/**
 * @typedef {object} Actions
 * @property {import('../engine/background.js').Background} background
 * @property {import('../state/settings.js').Settings} settings
 * @property {Map<string, Review>} done the reviews there are, by game and seat
 * @property {(deal: number, step: number) => void} go
 * @property {(deal: number, step: number) => void} look the same, to see it on the board
 * @property {(chair: number) => string} name
 * @property {(deal: number, step: number, command: string) => void} tryOn
 * @property {() => void} changed the moments to be marked are other ones
 */

const mostMoments = 60;

/** @param {Actions} actions */
export const reviewPanel = (actions) => new ReviewPanel(actions);

class ReviewPanel {
  #actions;
  /** The review that runs. @type {AbortController | null} */ #running = null;
  /** What is on screen: game, seat, place, and how it is shown. */ #drawn = '';
  /** Whether moments are in the order of the game, not the worst first. */ #byTime = false;
  /** @type {Shown | null} */ #last = null;
  /** The game that is open in the worker. @type {{of: string, asked: import('./worker-game.js').WorkerGame} | null} */
  #held = null;
  #bar = h('progress', { class: 'review-progress', max: 1, value: 0, 'aria-label': t('review.progress') });
  #result = outcome();
  #body = h('div', { class: 'review-body' });
  #course;
  /** Whether the next drawing brings the focused moment into view. */ #following = false;

  /** @param {Actions} actions */
  constructor(actions) {
    this.#actions = actions;
    this.#course = new CoursePanel({ ...actions, strengthChanged: () => this.#draw() });
    this.element = h('div', { class: 'review' }, this.#course.element, this.#body, ...this.#result.elements);
  }

  /** @param {Shown} shown */
  update(shown) {
    this.#last = shown;
    this.#draw();
  }

  /**
   * The key moments of a deal, as far as they are known.
   * @param {string} game
   * @param {number} seat
   * @param {number} deal
   */
  marks(game, seat, deal) {
    return this.#keyMoments(game, seat).filter((one) => one.deal === deal);
  }

  /**
   * The key moment before or after a place.
   * @param {string} game
   * @param {number} seat
   * @param {{deal: number, step: number}} place
   * @param {number} way
   */
  next(game, seat, place, way) {
    const list = this.#keyMoments(game, seat).map(({ deal, step }) => ({ deal, step: step - 1 }));
    const after = (/** @type {{deal: number, step: number}} */ one) => one.deal - place.deal || one.step - place.step;
    return way > 0 ? list.find((one) => after(one) > 0) : list.reverse().find((one) => after(one) < 0);
  }

  /** @param {string} game @param {number} seat */
  #keyMoments(game, seat) {
    return this.#actions.done.get(`${game} ${seat}`)?.moments.filter(isKey) ?? [];
  }

  /** The game in the worker, where another one is closed. @param {Game} game */
  #inWorker(game) {
    if (this.#held?.of !== game.id) {
      this.#held?.asked.close();
      this.#held = { of: game.id, asked: workerGame(this.#actions.background, game.text) };
    }
    return this.#held.asked;
  }

  async #start() {
    if (!this.#last) return;
    const { game, seat } = this.#last;
    const deals = game.info.deals.length;
    const level = levelOf(this.#actions.settings);
    const key = `${game.id} ${seat}`;
    keepOwnSeat(game.text, seat);
    const running = (this.#running = new AbortController());
    this.#bar.value = 0;
    this.#draw(true);
    try {
      const progress = (/** @type {number} */ count) => (this.#bar.value = count / deals);
      const of = { chair: seat, level };
      const found = await runReview(this.#inWorker(game), deals, of, progress, running.signal);
      if (found.figures.decisions !== undefined) this.#actions.done.set(key, found);
      else this.#dropOther(key);
    } catch (error) {
      if (!running.signal.aborted) this.#result.say(t('review.failed', { why: /** @type {any} */ (error).message }));
      this.#dropOther(key);
    }
    this.#running = null;
    const focused = this.#body.contains(document.activeElement);
    this.#draw(true);
    if (focused) this.#focusResult();
    this.#actions.changed();
  }

  /** Drops a review of another table strength, which would be started anew at once. @param {string} key */
  #dropOther(key) {
    const { done, settings } = this.#actions;
    if (done.get(key)?.level !== levelOf(settings)) done.delete(key);
  }

  /** Someone who started the review by keyboard reads on from its heading. */
  #focusResult() {
    const heading = /** @type {HTMLElement | null} */ (this.#body.querySelector('[data-key=review-result]'));
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'nearest' });
  }

  /** @param {boolean} [anew] */
  #draw(anew = false) {
    if (!this.#last) return;
    const { game, seat, deal, step } = this.#last;
    this.#course.update({ ...this.#last, asked: this.#inWorker(game) });
    const found = this.#actions.done.get(`${game.id} ${seat}`);
    if (found && !this.#running && found.level !== levelOf(this.#actions.settings)) {
      void this.#start();
      return;
    }
    const wanted = `${game.id} ${seat} ${Boolean(found)} ${this.#byTime} ${Boolean(this.#running)} ${deal}.${step}`;
    if (!anew && wanted === this.#drawn) return;
    this.#drawn = wanted;
    if (this.#running) {
      const stop = button(t('review.stop'), () => this.#running?.abort(), { data: { key: 'review-stop' } });
      refill(this.#body, this.#bar, stop);
    } else if (found) {
      // A review that was stopped shows what it found until then, and can be started again.
      refill(
        this.#body,
        h('h3', { tabindex: -1, data: { key: 'review-result' } }, this.#title(seat)),
        found.stopped ? this.#startButton(seat) : null,
        game.info.cut ? h('p', {}, cutJudged(game.info.cut)) : null,
        summary(found.figures),
        this.#moments(found, this.#last),
        placementNote(found.figures),
        linesFold(found.moments, { label: this.#last.label, look: this.#look }),
      );
    } else if (!game.info.deals.every(({ rules }) => isRanked(rules)))
      refill(this.#body, h('p', { class: 'quiet-text' }, t('review.notRanked')));
    else refill(this.#body, h('p', { class: 'quiet-text' }, t('review.about')), this.#startButton(seat));
    if (this.#following && this.#body.contains(document.activeElement))
      document.activeElement?.scrollIntoView({ block: 'nearest' });
    this.#following = false;
  }

  /** @param {number} seat */
  #title(seat) {
    return t('review.htmlTitle', { who: this.#actions.name(seat) });
  }

  /** @param {number} seat */
  #startButton(seat) {
    return button(t('review.start', { who: this.#actions.name(seat) }), () => void this.#start(), {
      class: 'button is-main',
      data: { key: 'review-start' },
    });
  }

  /** Shows a place on the board. @param {number} deal @param {number} step @param {boolean} keyed */
  #look = (deal, step, keyed) => {
    this.#following = keyed;
    this.#actions.look(deal, step);
  };

  /** @param {Review} found @param {Shown} shown */
  #moments(found, { game, deal, step, label }) {
    const all = worst(found);
    const moments = all.slice(0, mostMoments);
    if (this.#byTime) moments.sort((a, b) => a.deal - b.deal || a.step - b.step);
    return momentsList(
      { moments, all: all.length, byTime: this.#byTime, place: { deal, step }, label },
      {
        look: this.#look,
        tryOn: this.#actions.tryOn,
        reorder: () => {
          this.#byTime = !this.#byTime;
          this.#draw();
        },
        saveCsv: () => this.#save(game, '.csv', momentsCsv(found.moments)),
        saveJson: () => this.#save(game, '.json', json(found)),
        savePage: () => void this.#savePage(found, moments),
        places: () => this.#practiceOf(game, found),
      },
    );
  }

  /** @param {Game} game @param {string} end of the file's name @param {string | Blob} content */
  #save(game, end, content) {
    this.#result.save(fileName(game.name, '').replace(/\.txt$/, end), content);
  }

  /** The deals of the game, to make problems of. @param {Game} game @param {Review} found */
  #practiceOf(game, { chair, level }) {
    return game.info.deals.map((_, deal) => ({
      ask: (/** @type {'replayReview' | 'replayState' | 'replaySight'} */ name, /** @type {object} */ request) =>
        this.#inWorker(game).ask(name, request, { limit: 60_000 }),
      deal,
      chair,
      level,
      game: [game.info.title, game.name].filter(Boolean).join(' · '),
    }));
  }

  /** Saves the review as a web page that others can open. @param {Review} found @param {KeyMoment[]} shown */
  async #savePage(found, shown) {
    if (!this.#last) return;
    const { game, label } = this.#last;
    const { reviewFile } = await import('./page-file.js');
    const text = reviewFile(found, shown, {
      who: this.#actions.name(found.chair),
      title: game.info.title,
      place: ({ deal, step }) => t('review.place', { deal: label(deal), step }),
    });
    this.#save(game, '.html', new Blob([text], { type: 'text/html' }));
  }
}
