// @ts-check
// The middle of the board: which deal, how many tiles are left, indicators, counters, and whose turn it is.

import { h, refill } from '../dom.js';
import { tileFace } from '../tile-view.js';
import { number, t } from '../words/index.js';

export function centre() {
  const facts = h('div', { class: 'centre-facts' });
  const turn = h('span', { class: 'centre-turn' });
  const element = h('div', { class: 'board-centre' }, turn, facts);
  let drawn = '';

  return {
    element,
    /** @param {any} state @param {string} label of the deal @param {number | undefined} angle of the seat in turn */
    update(state, label, angle) {
      turn.hidden = angle === undefined;
      if (angle !== undefined) turn.style.setProperty('rotate', `${angle}deg`);
      const { indicators, uraIndicators, honba, deposits, wall } = state;
      const key = JSON.stringify([label, indicators, uraIndicators, honba, deposits, wall.left]);
      if (key === drawn) return;
      drawn = key;
      refill(facts,
        h('span', { class: 'centre-label' }, label),
        h('span', { class: 'centre-left' }, h('span', { class: 'unseen' }, t('board.left', { n: wall.left })), h('span', { 'aria-hidden': 'true' }, `× ${number(wall.left)}`)),
        indicators.length ? h('span', { class: 'tiles centre-indicators' }, h('span', { class: 'unseen' }, t('board.indicators')), indicators.map((tile) => tileFace(tile, { named: true }))) : null,
        uraIndicators?.some((tile) => tile !== '?') ? h('span', { class: 'tiles centre-indicators' }, h('span', { class: 'unseen' }, t('board.ura')), uraIndicators.map((tile) => tileFace(tile, { named: true }))) : null,
        honba || deposits ? h('span', { class: 'centre-sticks' }, honba ? counter('is-honba', honba, t('term.honba')) : null, deposits ? counter('is-deposit', deposits, t('term.deposits')) : null) : null);
    },
  };
}

const counter = (style, count, word) => h('span', { class: 'centre-counter' }, h('span', { class: `stick ${style}`, 'aria-hidden': 'true' }), h('span', { class: 'unseen' }, `${word} `), number(count));
