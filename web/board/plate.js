// @ts-check
// A seat's name plate: wind, name, score, shanten. A click puts that seat at the bottom.

import { h, refill, whenChanged } from '../lib/dom.js';
import { tileFace } from '../tiles/view.js';
import { glossOf, number, t } from '../words/index.js';
import { windName, windSign } from './names.js';

/** @import { Seat } from '../engine/core.d.ts' */

/** @param {(chair: number) => void} choose */
export function plate(choose) {
  let chair = 0;
  const state = h('span', { class: 'plate-state' });
  const element = h('button', { type: 'button', class: 'board-plate', onclick: () => choose(chair) });

  const drawWho = whenChanged(({ wind, score, own, dealer, scored, name }) => {
    element.dataset.key = `plate-${chair}`;
    element.setAttribute('aria-pressed', String(own));
    refill(
      element,
      h('span', { class: dealer ? 'plate-wind is-dealer' : 'plate-wind', 'aria-hidden': 'true' }, windSign(wind)),
      h('span', { class: 'unseen' }, t('board.seeFrom', { wind: windName(wind) })),
      scored ? h('span', { class: 'plate-score' }, number(score)) : null,
      h('bdi', { class: scored ? 'plate-name' : 'plate-name is-alone' }, name),
      state,
    );
  });
  const drawState = whenChanged(({ riichi, shown, shanten, waits, without, hasWon }) => {
    if (without && (hasWon || !shown)) refill(state, hasWon ? t('board.hasWon') : t('board.void', { suit: without }));
    else if (without) refill(state, standing({ shanten, waits, riichi }), ' ', t('board.void', { suit: without }));
    else refill(state, shown ? standing({ shanten, waits, riichi }) : riichi ? t('board.riichi') : '');
  });

  return {
    element,
    /**
     * Draws the two halves separately, since they change at different times and drawing text is slow.
     * @param {Seat} seat
     * @param {{chair: number, name: string, turn: boolean, dealer: boolean, own: boolean, open: boolean, laid:
     *   boolean, scored: boolean}} look
     */
    update({ wind, score, shanten, waits, riichi, void: suit, hasWon = false }, { turn, open, laid, ...who }) {
      chair = who.chair;
      element.classList.toggle('is-turn', turn);
      const held = { wind, score, ...who };
      drawWho(held, held);
      const stands = { riichi, shown: (who.own || open) && !laid, shanten, waits: waits?.map(({ tile }) => tile) };
      Object.assign(stands, { without: suit ? t(`suit.${suit}`) : '', hasWon });
      drawState(stands, stands);
    },
  };
}

/** "2-shanten", or the waits as tiles. @param {{shanten?: number, waits?: string[], riichi: boolean}} seat */
function standing({ shanten, waits, riichi }) {
  const declared = riichi ? [t('board.riichi'), ' '] : [];
  if (waits?.length) {
    return [
      declared,
      h('span', { class: 'unseen' }, t('board.waits')),
      h(
        'span',
        { class: 'tiles' },
        waits.slice(0, 6).map((tile) => tileFace(tile, { named: true })),
      ),
      waits.length > 6 ? '…' : '',
    ];
  }
  return shanten === undefined || shanten < 0
    ? declared
    : [declared, shanten === 0 ? worded('board.ready') : worded('board.away', { n: shanten })];
}

/** A word with its plain term as a tooltip. @param {string} key @param {Record<string, any>} [values] */
const worded = (key, values) => h('span', { title: glossOf(key, values) || null }, t(key, values));
