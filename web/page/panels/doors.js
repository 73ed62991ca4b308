// @ts-check
// What stands where nothing has been asked yet: three doors, each with a hand that a touch opens, and the hand of the
// day.

import { h } from '../dom.js';
import { initial } from '../state/model.js';
import { readMpsz, writeMpsz } from '../state/mpsz.js';
import { kinds } from '../state/tile.js';
import { tileFace } from '../../tiles/view.js';
import { t } from '../../words/index.js';

/** @import { Context } from '../context.js' */
/** @import { State } from '../state/model.js' */

/** @type {{word: string, state: Partial<State>}[]} */
const rows = [
  { word: 'score', state: { text: '234m406p678s55s77z+7z', indicators: ['3p'], situation: { riichi: 1 } } },
  { word: 'discard', state: { text: '135m4679p22478s6z+3s' } },
  { word: 'review', state: { view: 'replay' } },
];

/** @param {Context} context @param {Date} [today] */
export function doors(context, today = new Date()) {
  const day = { word: 'day', state: { text: handOf(today) } };
  return h(
    'ul',
    { class: 'doors', 'aria-label': t('doors.title') },
    [...rows, day].map(({ word, state }) =>
      h(
        'li',
        {},
        h(
          'button',
          {
            type: 'button',
            class: 'door',
            data: { key: `door-${word}` },
            onclick: () => context.store.set({ ruleset: initial.ruleset, options: {}, situation: {}, ...state }),
          },
          h('strong', {}, t(`doors.${word}`)),
          h('span', { class: 'quiet-text' }, t(`doors.${word}Why`)),
          h(
            'span',
            { class: 'tiles' },
            readMpsz(state.text ?? '')?.closed.map((tile) => tileFace(tile)),
          ),
        ),
      ),
    ),
  );
}

/** Fourteen tiles that are the same for everybody on one day: a shuffle whose seed is the date. @param {Date} today */
export function handOf(today) {
  let seed = today.getFullYear() * 10_000 + today.getMonth() * 100 + today.getDate();
  const random = (/** @type {number} */ below) => {
    seed = (Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((seed ^ (seed >>> 13)) >>> 0) % below;
  };
  // Two suits and the honours: nearer to ready than any fourteen tiles would be.
  const without = random(3) * 9;
  const wall = kinds.filter((_, kind) => kind < without || kind >= without + 9).flatMap((tile) => Array(4).fill(tile));
  const closed = Array.from({ length: 14 }, () => wall.splice(random(wall.length), 1)[0]);
  return writeMpsz({ closed, melds: [], flowers: [], win: closed[13] });
}
