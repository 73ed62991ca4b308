// @ts-check
// A seat's name plate: wind, name, score, how far from ready. Touching it turns the board to that seat.

import { h, refill } from '../dom.js';
import { tileFace } from '../tile-view.js';
import { number, t } from '../words/index.js';
import { windName, windSign } from './names.js';

/** @param {(chair: number) => void} choose */
export function plate(choose) {
  let chair = 0;
  const element = h('button', { type: 'button', class: 'board-plate', onclick: () => choose(chair) });
  let drawn = '';

  return {
    element,
    /**
     * @param {any} seat a seat of a State
     * @param {{chair: number, name: string, turn: boolean, dealer: boolean, own: boolean, open: boolean, scored: boolean}} look
     */
    update(seat, look) {
      chair = look.chair;
      const key = JSON.stringify([seat.wind, seat.score, seat.shanten, seat.waits, seat.riichi, look]);
      if (key === drawn) return;
      drawn = key;
      element.dataset.key = `plate-${chair}`;
      element.classList.toggle('is-turn', look.turn);
      element.setAttribute('aria-pressed', String(look.own));
      refill(element,
        h('span', { class: look.dealer ? 'plate-wind is-dealer' : 'plate-wind', 'aria-hidden': 'true' }, windSign(seat.wind)),
        h('span', { class: 'unseen' }, t('board.seeFrom', { wind: windName(seat.wind) })),
        look.scored ? h('span', { class: 'plate-score' }, number(seat.score)) : null,
        h('span', { class: look.scored ? 'plate-name' : 'plate-name is-alone' }, look.name),
        h('span', { class: 'plate-state' }, look.own || look.open ? standing(seat) : seat.riichi ? t('board.riichi') : ''));
    },
  };
}

/** "2 from ready", or the waits as tiles. */
function standing({ shanten, waits, riichi }) {
  const declared = riichi ? [t('board.riichi'), ' '] : [];
  if (waits?.length) {
    return [declared, h('span', { class: 'unseen' }, t('board.waits')), h('span', { class: 'tiles' }, waits.slice(0, 6).map(({ tile }) => tileFace(tile, { named: true }))), waits.length > 6 ? '…' : ''];
  }
  return shanten === undefined || shanten < 0 ? declared : [declared, shanten === 0 ? t('board.ready') : t('board.away', { n: shanten })];
}
