// @ts-check
// The hand of the day, the same for every user and without a network: on even days the user chooses a discard, on odd
// ones the score.

import { h } from '../lib/dom.js';
import { mistakes } from '../practice/questions.js';
import { handFaces, said } from '../practice/hand-faces.js';
import { randomFrom, randomInteger } from '../lib/random.js';
import { scoreRequest } from '../state/ask.js';
import { initial } from '../state/model.js';
import { writeMpsz } from '../tiles/mpsz.js';
import { kinds, sorted } from '../tiles/code.js';
import { worthOf } from '../state/worth.js';
import { number, t } from '../words/index.js';
import { discardCardOf } from './discard-card.js';
import { cardTitle, fresh } from './card.js';

/** @import { Tehai } from '../engine/core.d.ts' */
/** @import { Context } from '../state/context.js' */
/** @import { Hand } from '../tiles/mpsz.js' */
/** @import { State } from '../state/model.js' */

/** The seed of a day. @param {Date} today */
export const seedOf = (today) => today.getFullYear() * 10_000 + (today.getMonth() + 1) * 100 + today.getDate();

/**
 * The card; on days that need the module it waits for it.
 * @param {Context} context
 * @param {Date} today
 */
export function dayCard(context, today) {
  const seed = seedOf(today);
  const discardCard = () => discardCardOf(context, 'day', handOf(seed));
  if (seed % 2 === 0) return discardCard();
  const place = h('span');
  context.arrived.then((core) => {
    const won = wonHand(core, seed);
    place.replaceWith(...(won ? countCard(context, core, won, seed) : discardCard()));
  });
  return [place];
}

/** Fourteen tiles of two suits and the honours: nearer to ready than random ones. @param {number} seed */
export function handOf(seed) {
  const random = randomFrom(seed);
  const without = randomInteger(random, 3) * 9;
  const wall = kinds.filter((_, kind) => kind < without || kind >= without + 9).flatMap((tile) => Array(4).fill(tile));
  const drawn = Array.from({ length: 14 }, () => wall.splice(randomInteger(random, wall.length), 1)[0]);
  const closed = [...sorted(drawn.slice(0, 13)), drawn[13]];
  return writeMpsz({ closed, melds: [], flowers: [], win: closed[13] });
}

/**
 * A complete hand of random groups that has a value by the module.
 * @param {Tehai} core
 * @param {number} seed
 */
function wonHand(core, seed) {
  const random = randomFrom(seed);
  for (let tries = 0; tries < 60; tries++) {
    const hand = thrown(random);
    const state = {
      ...initial,
      text: writeMpsz(hand),
      situation: {
        selfDrawn: randomInteger(random, 2) === 1,
        seatWind: /** @type {const} */ (['E', 'S', 'W', 'N'])[randomInteger(random, 4)],
        roundWind: /** @type {const} */ (['E', 'S'])[randomInteger(random, 2)],
        ...(randomInteger(random, 2) ? { riichi: /** @type {const} */ (1) } : {}),
      },
    };
    try {
      const score = core.score(scoreRequest(core, state, hand));
      if (score.win) return { hand, state, right: worthOf(score) };
    } catch {
      // Five copies of a tile: try again.
    }
  }
  return null;
}

/** Four random groups and a pair. @param {() => number} random @returns {Hand} */
function thrown(random) {
  const groups = Array.from({ length: 4 }, () => {
    const suit = 'mps'[randomInteger(random, 3)];
    const rank = 1 + randomInteger(random, 7);
    if (randomInteger(random, 4)) return [0, 1, 2].map((more) => `${rank + more}${suit}`);
    return Array(3).fill(kinds[randomInteger(random, kinds.length)]);
  });
  const pair = Array(2).fill(kinds[randomInteger(random, kinds.length)]);
  const tiles = [...groups.flat(), ...pair];
  const [win] = tiles.splice(randomInteger(random, tiles.length), 1);
  return { closed: [...sorted(tiles), win], melds: [], flowers: [], win };
}

/**
 * Asks for the score; a click on a sum opens the hand with its card.
 * @param {Context} context
 * @param {Tehai} core
 * @param {{hand: Hand, state: State, right: number}} won
 * @param {number} seed
 */
function countCard(context, core, { hand, state, right }, seed) {
  const { text, situation } = state;
  const open = () => context.store.set(fresh({ text, situation }));
  return [
    cardTitle('count', open),
    handFaces(hand),
    h('p', { class: 'quiet-text' }, said(state.situation)),
    h(
      'div',
      { class: 'start-chips' },
      mistakes(core, state, hand, right, randomFrom(seed)).map((sum) =>
        h(
          'button',
          {
            type: 'button',
            class: 'chip',
            data: { key: `start-sum-${sum}` },
            onclick: () => {
              const words = { sum: number(sum), right: number(right) };
              context.verdict = { text, said: t(sum === right ? 'cards.counted' : 'cards.miscounted', words) };
              open();
            },
          },
          number(sum),
        ),
      ),
    ),
  ];
}
