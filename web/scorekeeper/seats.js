// @ts-check
// The plates of the players: wind, name, score, what the last deal moved, and a riichi stick of the deal that is being
// entered.

import { h } from '../lib/dom.js';
import { number, t } from '../words/index.js';
import { signed } from './parts.js';

/** @import { SittingValue } from '../engine/core.d.ts' */

/**
 * @param {SittingValue} now
 * @param {object} given
 * @param {string[]} given.names as they were typed
 * @param {(chair: number) => string} given.name
 * @param {number[] | null} given.riichi the chairs with a stick in this deal; null where the rules know none
 * @param {(chair: number, text: string) => void} given.rename at every key: a redraw when the field is left would take
 * the focus, or the touch, from what is pressed next
 * @param {(chair: number) => void} given.declare
 */
export const seatPlates = ({ next: { scores, winds, dealer }, deals }, { names, name, riichi, rename, declare }) =>
  scores.map((score, chair) =>
    h(
      'li',
      { class: chair === dealer ? 'scorekeeper-seat is-dealer' : 'scorekeeper-seat' },
      h('span', { class: 'scorekeeper-wind' }, t(`deciders.${winds[chair]}`)),
      h('input', {
        class: 'scorekeeper-name',
        value: names[chair] ?? '',
        maxlength: 40,
        placeholder: t('sitting.player', { n: chair + 1 }),
        'aria-label': t('sitting.nameOf', { n: chair + 1 }),
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
