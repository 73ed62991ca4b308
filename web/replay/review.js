// @ts-check
// The review of a game for one seat: a button that starts it, its progress, figures of the game, and the key moments,
// worst first or in order. A moment leads to the table as it was then, or to the Table to try what was better.

import { tileName } from '../board/names.js';
import { h, refill } from '../page/dom.js';
import { number, share, t } from '../words/index.js';
import { keepOwnSeat } from './own-seat.js';
import { fileName, outcome } from './save.js';
import { csvOf, isKey, runReview, worst } from './review-run.js';

/** @import { Moment, Review } from './review-run.js' */
/**
 * @typedef {{game: import('./session.js').Game, seat: number, deal: number, step: number, label: (deal: number) =>
 * string}} Shown
 */

const mostMoments = 60;

/**
 * @param {object} actions
 * @param {import('../engine/background.js').Background} actions.background
 * @param {(deal: number, step: number) => void} actions.go
 * @param {(chair: number) => string} actions.name
 * @param {(deal: number, step: number, command: string) => void} actions.tryOn
 * @param {() => void} actions.changed there are moments to be marked, or other ones
 */
export function reviewPanel({ background, go, name, tryOn, changed }) {
  /** @type {Map<string, Review>} */ const done = new Map();
  /** @type {AbortController | null} */ let running = null;
  let drawn = '';
  let inOrder = false;
  /** @type {Shown | null} */ let last = null;
  const bar = h('progress', { class: 'review-progress', max: 1, value: 0, 'aria-label': t('review.progress') });
  const result = outcome();
  const body = h('div', { class: 'review-body' });
  const element = h('div', { class: 'review' }, body, ...result.elements);

  const key = () => (last ? `${last.game.id} ${last.seat}` : '');
  const review = () => done.get(key());

  async function start() {
    if (!last) return;
    const { game, seat } = last;
    const place = key();
    keepOwnSeat(game.text, seat);
    running = new AbortController();
    bar.value = 0;
    draw(true);
    try {
      const deals = game.info.deals.length;
      const found = await runReview(
        background,
        game.text,
        deals,
        seat,
        (count) => (bar.value = count / deals),
        running.signal,
      );
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
    const found = review();
    const wanted = `${key()} ${Boolean(found)} ${inOrder} ${Boolean(running)} ${last.deal}.${last.step}`;
    if (!anew && wanted === drawn) return;
    drawn = wanted;
    if (running) {
      refill(
        body,
        bar,
        h(
          'button',
          { type: 'button', class: 'button', data: { key: 'review-stop' }, onclick: () => running?.abort() },
          t('review.stop'),
        ),
      );
      return;
    }
    refill(
      body,
      found ? null : h('p', { class: 'quiet-text' }, t('review.about')),
      found
        ? null
        : h(
            'button',
            { type: 'button', class: 'button is-main', data: { key: 'review-start' }, onclick: start },
            t('review.start', { who: name(last.seat) }),
          ),
      found ? summary(found) : null,
      found ? moments(found) : null,
    );
  }

  /** @param {Review} found */
  function summary({ figures: f }) {
    const part = (/** @type {number} */ n, /** @type {number} */ of) => (of ? share(n / of, 1) : '–');
    const each = (/** @type {number} */ n, /** @type {number} */ of) => (of ? number(Math.round(n / of)) : '–');
    /** @type {[string, string][]} */
    const rows = [
      ['review.agreed', part(f.agreed, f.decisions)],
      ['review.lost', each(f.lossPoints, f.decisions)],
      ['review.luck', t('review.luckOf', { came: f.came, hoped: number(Math.round(f.hoped * 10) / 10) })],
      ['review.wins', part(f.wins, f.deals)],
      ['review.winPoints', each(f.winPoints, f.wins)],
      ['review.dealIns', part(f.dealIns, f.deals)],
      ['review.dealInDanger', f.dealInSeen ? share(f.dealInDanger / f.dealInSeen) : '–'],
      ['review.riichi', part(f.riichi, f.deals)],
      ['review.open', part(f.open, f.deals)],
    ];
    return h(
      'dl',
      { class: 'review-figures' },
      rows.map(([word, value]) => h('div', {}, h('dt', {}, t(word)), h('dd', {}, value))),
    );
  }

  /** @param {Review} found */
  function moments(found) {
    const all = worst(found);
    const shown = all.slice(0, mostMoments);
    if (inOrder) shown.sort((a, b) => a.deal - b.deal || a.step - b.step);
    const game = /** @type {any} */ (last).game;
    const save = (/** @type {string} */ text, /** @type {string} */ end) =>
      result.save(text, fileName(game.name, '').replace(/\.txt$/, end));
    return [
      h(
        'div',
        { class: 'button-row' },
        h(
          'button',
          {
            type: 'button',
            class: 'button',
            'aria-pressed': String(inOrder),
            data: { key: 'review-order' },
            onclick: () => {
              inOrder = !inOrder;
              draw();
            },
          },
          t('review.inOrder'),
        ),
        h(
          'button',
          {
            type: 'button',
            class: 'button',
            onclick: () =>
              save(
                csvOf(found.moments, (deal) => String(deal + 1)),
                '.csv',
              ),
          },
          'CSV',
        ),
        h(
          'button',
          { type: 'button', class: 'button', onclick: () => save(JSON.stringify(found, null, 1), '.json') },
          'JSON',
        ),
      ),
      h('p', { class: 'quiet-text' }, all.length ? t('review.moments', { n: all.length }) : t('review.none')),
      h('ol', { class: 'review-moments' }, shown.map(moment)),
      h('p', { class: 'quiet-text' }, t('review.model')),
    ];
  }

  /** @param {Moment} one */
  function moment(one) {
    const { deal, step, loss, luck, danger, better } = one;
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
          onclick: () => go(deal, step - 1),
        },
        h('span', { class: 'moment-place' }, t('review.place', { deal: last?.label(deal) ?? '', step })),
        h('span', {}, t('review.said', { made: said(one.made), better: said(better ?? '') })),
        h(
          'span',
          { class: 'moment-loss' },
          t('review.loss', { points: number(Math.round(loss.points)), win: share(loss.win) }),
        ),
        danger === undefined ? null : h('span', { class: 'quiet-text' }, t('review.danger', { share: share(danger) })),
        luck?.wall === undefined || !luck.wall
          ? null
          : h('span', { class: 'quiet-text' }, t('review.wall', { soon: luck.soon ?? 0, wall: luck.wall })),
      ),
      better && better !== 'pass'
        ? h(
            'button',
            {
              type: 'button',
              class: 'button moment-try',
              data: { key: `try-${deal}-${step}` },
              onclick: () => tryOn(deal, step - 1, better),
            },
            t('review.try'),
          )
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

/** A tile by its name; commands by what they do. @param {string} made */
function said(made) {
  if (made === 'pass') return t('review.pass');
  if (/^[0-9][mps]$|^[1-7]z$/.test(made)) return tileName(made);
  const [first, second] = made.split(' ');
  const act = first.replace(/^[ESWN]/, '')[0];
  const discard = second ?? (act === 'd' ? first : '');
  const word = act === 'd' ? '' : t(`act.${act}`);
  const tile = /d(.*)$/.exec(discard)?.[1];
  return [word, tile ? tileName(letterTile(tile)) : ''].filter(Boolean).join(' ') || made;
}

/** A tile of a command as the page spells it. @param {string} text */
function letterTile(text) {
  const honours = /** @type {Record<string, string>} */ ({
    E: '1z',
    S: '2z',
    W: '3z',
    N: '4z',
    P: '5z',
    F: '6z',
    C: '7z',
  });
  return honours[text] ?? text.replace('t', 'p');
}
