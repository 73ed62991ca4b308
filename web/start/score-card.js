// @ts-check
// The door to the score: chips say how the hand was won, and what it pays changes under them.

import { h, refill } from '../lib/dom.js';
import { scoreRequest } from '../state/ask.js';
import { initial } from '../state/model.js';
import { readMpsz } from '../tiles/mpsz.js';
import { worthOf } from '../state/worth.js';
import { number, t } from '../words/index.js';
import { doorName, fresh, wholeHand } from './card.js';

/** @import { Context } from '../state/context.js' */
/** @import { State } from '../state/model.js' */

const text = '234m406p678s55s77z+7z';
const hand = readMpsz(text) ?? { closed: [], melds: [], flowers: [] };

/** @param {Context} context */
export function scoreDoor(context) {
  const chosen = { riichi: true, selfDrawn: false, dealer: false };
  const worth = h('output', { class: 'door-worth' });
  const chips = h('div', { class: 'door-chips' });

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
            data: { key: `door-chip-${key}` },
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
    doorName('score', open),
    wholeHand(hand.closed, open, { word: 'doors.open' }),
    h('div', { class: 'door-line' }, chips, worth),
  ];
}
