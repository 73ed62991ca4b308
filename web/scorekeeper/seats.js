// @ts-check
// The plates of the players: wind, name, score, the payment of the last deal, and a riichi stick in the deal being
// entered.

import { h } from '../lib/dom.js';
import { number, signed, t } from '../words/index.js';

/** @import { SittingValue } from '../engine/core.d.ts' */

/**
 * @param {SittingValue} now
 * @param {object} given
 * @param {string[]} given.names as they were typed
 * @param {(chair: number) => string} given.name
 * @param {number[] | null} given.riichi the chairs with a stick in this deal; null if the rules have none
 * @param {(chair: number, text: string) => void} given.rename called at every key: drawing again on blur would take
 *   the focus, or the click, from what is pressed next
 * @param {(chair: number) => void} given.declare
 */
export const seatPlates = ({ next: { scores, winds, dealer }, deals }, { names, name, riichi, rename, declare }) =>
  scores.map((score, chair) =>
    h(
      'li',
      { class: chair === dealer ? 'scorekeeper-seat is-dealer' : 'scorekeeper-seat' },
      h('span', { class: 'scorekeeper-wind' }, t(`winConditions.${winds[chair]}`)),
      h('input', {
        class: 'scorekeeper-name',
        value: names[chair] ?? '',
        maxlength: 40,
        placeholder: t('scorekeeper.player', { n: chair + 1 }),
        'aria-label': t('scorekeeper.nameOf', { n: chair + 1 }),
        data: { key: `name-${chair}` },
        oninput: (event) => rename(chair, event.target.value),
      }),
      gain(deals.at(-1)?.moved[chair] ?? 0),
      h('strong', { class: 'scorekeeper-score' }, number(score)),
      riichi ? stick(chair, name(chair), riichi.includes(chair), declare) : null,
    ),
  );

/** @param {number} sum */
const gain = (sum) =>
  h('span', { class: sum > 0 ? 'scorekeeper-gain is-up' : 'scorekeeper-gain' }, sum ? signed(sum) : '');

/** @param {number} chair @param {string} name @param {boolean} laid @param {(chair: number) => void} declare */
const stick = (chair, name, laid, declare) =>
  h(
    'button',
    {
      type: 'button',
      class: 'chip',
      'aria-pressed': String(laid),
      'aria-label': `${name}: ${t('situation.riichi')}`,
      data: { key: `riichi-${chair}` },
      onclick: () => declare(chair),
    },
    t('situation.riichi'),
  );
