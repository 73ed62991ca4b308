// @ts-check
// The card over the board at the end of a deal: each win with its score and audit, or why there was no win and the
// payments. It can be closed, with Escape too, and comes back at the next end.

import { lazyCards } from '../answer/lazy-cards.js';
import { inOrder, windName } from '../board/names.js';
import { h, refill } from '../lib/dom.js';
import { yakuName } from '../controls/glossary.js';
import { isTile } from '../tiles/code.js';
import { meldFaces, tileFace } from '../tiles/view.js';
import { number, t } from '../words/index.js';
import { fansOfWin } from './win-fans.js';
import { auditLine, auditStyle, worth } from './audit.js';
import { drawnDeal, isDrawn, paymentList } from './drawn-deal.js';

/** @import { DealResult, DealWin, Seat, State, Tile } from '../engine/core.d.ts' */

/**
 * @typedef {object} Actions
 * @property {(chair: number) => string} name
 * @property {(chair: number) => string} [link] the link to a winner's hand; without it there is no log to compare
 *   with either
 * @property {import('../state/context.js').Context['teach']} [teach]
 */

/** @param {Actions} actions */
export function winCard(actions) {
  const element = h('div', {
    class: 'win-card',
    role: 'region',
    hidden: true,
    onkeydown: ({ key }) => key === 'Escape' && close(),
  });
  const body = h('div', { class: 'win-body' });
  let aside = '';
  let shown = '';

  /** The focus goes to the board below. */
  function close() {
    aside = shown;
    element.parentElement?.focus({ preventScroll: true });
    element.hidden = true;
  }

  return {
    element,
    /**
     * @param {State} state
     * @param {string} key of the place
     * @param {DealWin[]} wins of the deal up to this place
     * @param {DealResult} [result] how the deal ended
     * @param {() => HTMLElement} [foot] shown below and always in sight while the rest scrolls
     */
    update(state, key, wins, result, foot) {
      const won = state.event.kind === 'win' && wins.length > 0;
      const drawn = isDrawn(state, result);
      const visible = (won || drawn) && aside !== key;
      element.hidden = !visible;
      element.setAttribute('aria-label', t(drawn ? 'win.drawn' : 'win.title'));
      if (!visible || shown === key) return;
      shown = key;
      refill(
        body,
        h(
          'button',
          {
            type: 'button',
            class: 'quiet win-close',
            data: { key: 'close' },
            'aria-label': t('win.close'),
            title: t('win.close'),
            onclick: close,
          },
          '✕',
        ),
        drawn && result ? drawnDeal(state, result, (chair) => who(state, chair, actions)) : null,
        won && result?.why ? h('p', { class: 'win-why' }, t(`drawn.${result.why}`)) : null,
        won ? wins.map((win) => oneWin(state, win, actions)) : null,
        won && result?.hands
          ? lazyCards(result.hands.map((score, chair) => ({ who: who(state, chair, actions), score })))
          : null,
      );
      refill(element, body, foot?.());
    },
  };
}

/** @param {State} state @param {number} chair @param {Actions} actions */
const who = (state, chair, { name }) => `${windName(state.seats[chair].wind)} ${name(chair)}`;

/** @param {State} state @param {DealWin} win @param {Actions} actions */
function oneWin(state, win, actions) {
  const { link, teach } = actions;
  const seat = state.seats[win.chair];
  const fans = win.fans && fansOfWin(win);
  const how =
    win.from === undefined || win.from === win.chair
      ? t('scores.selfDrawn', { who: who(state, win.chair, actions) })
      : t('scores.from', { who: who(state, win.chair, actions), from: who(state, win.from, actions) });
  return h(
    'article',
    { class: 'win' },
    h('h2', {}, how),
    h(
      'p',
      { class: 'win-hand' },
      h(
        'span',
        { class: 'tiles' },
        inOrder(rest(seat, state.event.tiles[0])).map((tile) => tileFace(tile, { named: true })),
      ),
      seat.melds.map(meldFaces),
      state.event.tiles.length
        ? h('span', { class: 'tiles win-tile' }, tileFace(state.event.tiles[0], { named: true }))
        : null,
    ),
    win.points
      ? h(
          'p',
          { class: 'win-sum' },
          h('strong', {}, number(win.points)),
          ' ',
          fans?.unit ?? t('card.points'),
          fans?.worth ?? h('span', { class: win.limit ? 'win-worth is-limit' : 'win-worth' }, worth(win)),
        )
      : h('p', { class: 'quiet-text' }, win.why ?? t('win.noValue')),
    win.yaku?.length
      ? h(
          'ul',
          { class: 'win-yaku' },
          win.yaku.map((yaku) =>
            h(
              'li',
              {},
              yakuName(yaku.id, yaku.name, teach),
              yaku.han ? h('span', { class: 'line-worth' }, number(yaku.han)) : null,
            ),
          ),
        )
      : null,
    fans?.list,
    win.payments?.length ? paymentList(state, win.payments) : null,
    link && win.points ? h('p', { class: auditStyle(win) }, auditLine(win)) : null,
    link && seat.closed.every(isTile)
      ? h('p', {}, h('a', { class: 'button as-button', href: link(win.chair) }, t('analysis.toHand')))
      : null,
  );
}

/** The hand without the winning tile, which stands apart. @param {Seat} seat @param {Tile | undefined} winning */
function rest({ closed, drawn }, winning) {
  const tiles = [...closed];
  const at = closed.length % 3 === 2 ? tiles.lastIndexOf(drawn ?? winning ?? '') : -1;
  if (at >= 0) tiles.splice(at, 1);
  return tiles;
}
