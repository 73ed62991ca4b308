// @ts-check
// The middle of the board: the deal, tiles left in the wall, indicators, honba, deposits, and whose turn it is.

import { h, refill, whenChanged } from '../lib/dom.js';
import { tileFace } from '../tiles/view.js';
import { number, t } from '../words/index.js';

/** @import { State, Tile } from '../engine/core.d.ts' */
/** @typedef {Pick<State, 'indicators' | 'uraIndicators' | 'honba' | 'deposits'> & {label: string}} Told */

export function centre() {
  const turn = h('span', { class: 'centre-turn' });
  const name = h('span', { class: 'centre-label' });
  const left = h('span', { class: 'centre-left' });
  const facts = h('div', { class: 'centre-facts' });
  const element = h('div', { class: 'board-centre' }, turn, facts);

  const drawLeft = whenChanged((/** @type {number} */ n) =>
    refill(
      left,
      h('span', { class: 'unseen' }, t('board.left', { n })),
      h('span', { 'aria-hidden': 'true' }, `× ${number(n)}`),
    ),
  );
  const drawFacts = whenChanged((/** @type {Told} */ { label, indicators, uraIndicators, honba, deposits }) => {
    name.textContent = label;
    refill(
      facts,
      name,
      left,
      indicators.length ? tiles(t('board.indicators'), indicators) : null,
      uraIndicators?.some((tile) => tile !== '?') ? tiles(t('board.ura'), uraIndicators) : null,
      honba || deposits
        ? h(
            'span',
            { class: 'centre-sticks' },
            honba ? counter('is-honba', honba, t('term.honba')) : null,
            deposits ? counter('is-deposit', deposits, t('term.deposits')) : null,
          )
        : null,
    );
  });

  return {
    element,
    /** @param {State} state @param {string} label of the deal @param {number | undefined} angle of the seat in turn */
    update({ indicators, uraIndicators, honba, deposits, wall }, label, angle) {
      turn.hidden = angle === undefined;
      if (angle !== undefined) turn.style.setProperty('rotate', `${angle}deg`);
      const facts = { label, indicators, uraIndicators, honba, deposits };
      drawFacts(facts, facts);
      drawLeft(wall.left, wall.left);
    },
  };
}

/** @param {string} words @param {Tile[]} list */
const tiles = (words, list) =>
  h(
    'span',
    { class: 'tiles centre-indicators' },
    h('span', { class: 'unseen' }, words),
    list.map((tile) => tileFace(tile, { named: true })),
  );
/** @param {string} style @param {number} count @param {string} word */
const counter = (style, count, word) =>
  h(
    'span',
    { class: 'centre-counter' },
    h('span', { class: `stick ${style}`, 'aria-hidden': 'true' }),
    h('span', { class: 'unseen' }, `${word} `),
    number(count),
  );
