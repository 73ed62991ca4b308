// @ts-check
// The review of a game for one seat: a button that starts it, its progress, figures of the game, and the key moments,
// worst first or in order; above them how the deal on the board went. A moment leads to the table as it was then, or to
// the Table to try what was better.

import { fold, h, refill } from '../lib/dom.js';
import { cutJudged } from '../game/cut.js';
import { keepOwnSeat } from '../state/own-seat.js';
import { outcome } from '../controls/outcome.js';
import { fileName } from '../lib/file-name.js';
import { t } from '../words/index.js';
import { coursePanel } from './course.js';
import { json, momentsCsv } from './csv.js';
import { momentLines } from './moment.js';
import { practiseFold } from './practise.js';
import { hasOptions, optionsTable } from './options.js';
import { isKey, runReview, worst } from './run.js';
import { summary } from './summary.js';
import { workerGame } from './worker-game.js';

/** @import { Game } from '../game/steps.js' */
/** @import { KeyMoment, Review } from './run.js' */
/** @typedef {{game: Game, seat: number, deal: number, step: number, label: (deal: number) => string}} Shown */

const mostMoments = 60;

/**
 * @param {object} actions
 * @param {import('../engine/background.js').Background} actions.background
 * @param {Map<string, Review>} actions.done the reviews there are, by game and seat
 * @param {(deal: number, step: number) => void} actions.go
 * @param {(deal: number, step: number) => void} actions.look the same, to see it on the board
 * @param {(chair: number) => string} actions.name
 * @param {(deal: number, step: number, command: string) => void} actions.tryOn
 * @param {() => void} actions.changed there are moments to be marked, or other ones
 */
export function reviewPanel({ background, done, go, look, name, tryOn, changed }) {
  /** @type {AbortController | null} */ let running = null;
  let drawn = '';
  let inOrder = false;
  /** @type {Shown | null} */ let last = null;
  /** @type {{of: string, asked: import('./worker-game.js').WorkerGame} | null} */ let held = null;
  const bar = h('progress', { class: 'review-progress', max: 1, value: 0, 'aria-label': t('review.progress') });
  const result = outcome();
  const course = coursePanel({ go, name });
  const body = h('div', { class: 'review-body' });
  const element = h('div', { class: 'review' }, course.element, body, ...result.elements);

  const key = () => (last ? `${last.game.id} ${last.seat}` : '');
  const review = () => done.get(key());

  /** The game in the worker; another one is closed there. @param {Game} game */
  function inWorker(game) {
    if (held?.of !== game.id) {
      held?.asked.close();
      held = { of: game.id, asked: workerGame(background, game.text) };
    }
    return held.asked;
  }

  /** @param {string} word @param {() => void} onclick @param {Record<string, any>} [more] */
  const button = (word, onclick, more = {}) => h('button', { type: 'button', class: 'button', onclick, ...more }, word);

  async function start() {
    if (!last) return;
    const { game, seat } = last;
    const place = key();
    const deals = game.info.deals.length;
    keepOwnSeat(game.text, seat);
    running = new AbortController();
    bar.value = 0;
    draw(true);
    try {
      const progress = (/** @type {number} */ count) => (bar.value = count / deals);
      const found = await runReview(inWorker(game), deals, seat, progress, running.signal);
      if (found.figures.decisions !== undefined) done.set(place, found);
    } catch (error) {
      if (!running.signal.aborted) result.say(t('review.failed', { why: /** @type {any} */ (error).message }));
    }
    running = null;
    draw(true);
    changed();
  }

  /** @param {boolean} [anew] */
  function draw(anew = false) {
    if (!last) return;
    course.update({ ...last, asked: inWorker(last.game) });
    const found = review();
    const wanted = `${key()} ${Boolean(found)} ${inOrder} ${Boolean(running)} ${last.deal}.${last.step}`;
    if (!anew && wanted === drawn) return;
    drawn = wanted;
    if (running) {
      refill(
        body,
        bar,
        button(t('review.stop'), () => running?.abort(), { data: { key: 'review-stop' } }),
      );
    } else {
      const begin = button(t('review.start', { who: name(last.seat) }), start, {
        class: 'button is-main',
        data: { key: 'review-start' },
      });
      // What was known when it was stopped is shown, and it can be begun again.
      if (found) refill(body, found.stopped ? begin : null, missing(last.game), summary(found.figures), moments(found));
      else refill(body, h('p', { class: 'quiet-text' }, t('review.about')), begin);
    }
  }

  /** What of the game there was nothing, or not all, to judge. @param {Game} game */
  const missing = ({ info: { cut } }) => (cut ? h('p', {}, cutJudged(cut)) : null);

  /** @param {Review} found */
  function moments(found) {
    const all = worst(found);
    const shown = all.slice(0, mostMoments);
    if (inOrder) shown.sort((a, b) => a.deal - b.deal || a.step - b.step);
    const game = /** @type {Shown} */ (last).game;
    const save = (/** @type {string} */ text, /** @type {string} */ end) =>
      result.save(fileName(game.name, '').replace(/\.txt$/, end), text);
    const turn = () => {
      inOrder = !inOrder;
      draw();
    };
    return [
      h(
        'div',
        { class: 'button-row' },
        button(t('review.inOrder'), turn, { 'aria-pressed': String(inOrder), data: { key: 'review-order' } }),
        button('CSV', () => save(momentsCsv(found.moments), '.csv')),
        button('JSON', () => save(json(found), '.json')),
        button(t('review.html'), () => sendPage(found, shown), { data: { key: 'review-html' } }),
      ),
      h('p', { class: 'quiet-text' }, all.length ? t('review.moments', { n: all.length }) : t('review.none')),
      practiseFold(() => practiceOf(game, found)),
      h('ol', { class: 'review-moments' }, shown.map(moment)),
      h('p', { class: 'quiet-text' }, t('review.model')),
      h('p', { class: 'quiet-text' }, t('review.agreement')),
    ];
  }

  /** The deals of the game, to make problems of. @param {Game} game @param {Review} found */
  const practiceOf = (game, { chair }) =>
    game.info.deals.map((_, deal) => ({
      ask: (/** @type {'replayReview' | 'replayState' | 'replaySight'} */ name, /** @type {object} */ request) =>
        inWorker(game).ask(name, request, { limit: 60_000 }),
      deal,
      chair,
      game: [game.info.title, game.name].filter(Boolean).join(' · '),
    }));

  /** The review as a file to share. @param {Review} found @param {KeyMoment[]} shown */
  async function sendPage(found, shown) {
    if (!last) return;
    const { game, label } = last;
    const { reviewFile } = await import('./page-file.js');
    const text = reviewFile(found, shown, {
      who: name(found.chair),
      title: game.info.title,
      place: ({ deal, step }) => t('review.place', { deal: label(deal), step }),
    });
    result.save(fileName(game.name, '').replace(/\.txt$/, '.html'), new Blob([text], { type: 'text/html' }));
  }

  /** @param {KeyMoment} one */
  function moment(one) {
    const { deal, step, better } = one;
    const current = last?.deal === deal && last?.step === step - 1;
    return h(
      'li',
      { class: current ? 'is-current' : '' },
      h(
        'button',
        {
          type: 'button',
          class: 'moment',
          'aria-current': current ? 'step' : null,
          data: { key: `moment-${deal}-${step}` },
          onclick: () => look(deal, step - 1),
        },
        h('span', { class: 'moment-place' }, t('review.place', { deal: last?.label(deal) ?? '', step })),
        momentLines(one),
      ),
      better && better !== 'pass'
        ? button(t('review.try'), () => tryOn(deal, step - 1, better), {
            class: 'button moment-try',
            data: { key: `try-${deal}-${step}` },
          })
        : null,
      hasOptions(one)
        ? fold(`options-${deal}-${step}`, t('review.options'), () => optionsTable(one), { class: 'moment-fold' })
        : null,
    );
  }

  return {
    element,
    /** @param {Shown} shown */
    update(shown) {
      last = shown;
      draw();
    },
    /**
     * The key moments of a deal that are known: steps, and how heavy.
     * @param {string} game
     * @param {number} seat
     * @param {number} deal
     */
    marks(game, seat, deal) {
      const found = done.get(`${game} ${seat}`);
      return found ? found.moments.filter((one) => one.deal === deal && isKey(one)) : [];
    },
    /**
     * The key moment before or behind a place.
     * @param {string} game
     * @param {number} seat
     * @param {{deal: number, step: number}} place
     * @param {number} way
     */
    next(game, seat, place, way) {
      const found = done.get(`${game} ${seat}`);
      const list = (found ? found.moments.filter(isKey) : []).map(({ deal, step }) => ({ deal, step: step - 1 }));
      const after = (/** @type {{deal: number, step: number}} */ one) => one.deal - place.deal || one.step - place.step;
      return way > 0 ? list.find((one) => after(one) > 0) : list.reverse().find((one) => after(one) < 0);
    },
  };
}
