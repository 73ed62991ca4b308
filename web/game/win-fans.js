// @ts-check
// A win under rules that count fans, on its card over the board: each fan with its points. The words are fetched at
// the first use.

import { h, refill } from '../lib/dom.js';
import { nameOf, needWords, number, spoken, t } from '../words/index.js';

/** @import { DealWin, Fan } from '../engine/core.d.ts' */

/**
 * The unit of the points, the payment if it is another number, and the list of fans.
 * @param {DealWin} win
 */
export function fansOfWin({ fans = [], fansGroup: group = 'fan', fansTotal = 0, points = 0 }) {
  const unit = h('span', { class: 'win-unit' });
  const worth = h('span', { class: 'win-worth' });
  const list = h('ul', { class: 'win-yaku' });
  const say = spoken();
  needWords('fans')
    .catch(() => {})
    .then(() =>
      say(() => {
        unit.textContent = t('card.fanPoints', { n: points });
        if (group !== 'fan') worth.textContent = t(`goals.${group}`, { n: fansTotal });
        refill(list, fans.map(line));
      }),
    );

  /** @param {Fan} fan */
  function line(fan) {
    const name = nameOf(group, fan.id, nameOf('fan', fan.id, fan.name));
    return h(
      'li',
      {},
      fan.count > 1 ? `${name} × ${number(fan.count)}` : name,
      h('span', { class: 'line-worth' }, number(fan.points * fan.count)),
    );
  }

  return { unit, worth, list };
}
