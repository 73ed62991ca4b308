// @ts-check
// The choice of opponents: computer players of a strength, or none.

import { h } from '../lib/dom.js';
import { t } from '../words/index.js';

/** @import { Strength } from '../engine/core.d.ts' */

/** @type {(Strength | '')[]} */
const strengths = ['', 'fast', 'steady', 'careful'];

/**
 * @param {Strength | ''} chosen
 * @param {string} key of the element
 * @param {(value: Strength | '') => void} choose
 */
export function strengthSelect(chosen, key, choose) {
  return h(
    'select',
    { data: { key }, onchange: (event) => choose(event.target.value) },
    strengths.map((value) =>
      h('option', { value, selected: value === chosen }, t(`table.opponents.${value || 'none'}`)),
    ),
  );
}
