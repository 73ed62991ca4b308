// @ts-check
// The card of the score: chips choose how the hand was won, and the payment changes below them.

import { h, refill } from '../lib/dom.js';
import { scoreRequest } from '../state/ask.js';
import { initial } from '../state/model.js';
import { readMpsz } from '../tiles/mpsz.js';
import { worthOf } from '../state/worth.js';
import { number, t } from '../words/index.js';
import { cardTitle, fresh, handButton } from './card.js';

/** @import { Context } from '../state/context.js' */
/** @import { State } from '../state/model.js' */

const text = '234m406p678s55s77z+7z';
const hand = readMpsz(text) ?? { closed: [], melds: [], flowers: [] };

/** @param {Context} context */
export function scoreCard(context) {
  const chosen = { riichi: true, selfDrawn: false, dealer: false };
  const worth = h('output', { class: 'start-worth' });
  const chips = h('div', { class: 'start-chips' });

  /** @returns {State} */
  const state = () => ({
    ...initial,
    text,
    indicators: ['3p'],
    situation: {
      ...(chosen.riichi ? { riichi: 1 } : {}),
      selfDrawn: chosen.selfDrawn,
      seatWind: chosen.dealer ? 'E' : 'S',
    },
  });

  function draw() {
    const score = context.core?.score(scoreRequest(context.core, state(), hand));
    worth.textContent = score?.win ? `${number(worthOf(score))} ${t('card.points')}` : '';
    refill(
      chips,
      /** @type {const} */ (['riichi', 'selfDrawn', 'dealer']).map((key) =>
        h(
          'button',
          {
            type: 'button',
            class: 'chip',
            data: { key: `start-chip-${key}` },
            'aria-pressed': String(chosen[key]),
            onclick: () => {
              chosen[key] = !chosen[key];
              draw();
            },
          },
          t(key === 'dealer' ? 'card.dealerIs' : `situation.${key}`),
        ),
      ),
    );
  }

  const open = () => {
    const { situation, indicators } = state();
    context.store.set(fresh({ text, situation, indicators }));
  };
  draw();
  return [
    cardTitle('score', open),
    handButton(hand.closed, open, { word: 'cards.open' }),
    h('div', { class: 'start-line' }, chips, worth),
  ];
}
