// @ts-check
// What the Table offers beside moves: what a careful player would do, to let a claim pass, the next deal and the result
// to hand on; and for whoever studies a match, who plays the other chairs and whether their hands are seen.

import { h } from '../lib/dom.js';
import { t } from '../words/index.js';
import { mayPass } from './match.js';
import { strengthSelect } from './strength-select.js';

/** @import { Match, Wishes } from './match.js' */
/** @typedef {(word: string, onclick: () => void, disabled?: boolean) => HTMLElement} Button */

/**
 * What a player needs from move to move.
 * @param {Wishes} wishes
 * @param {Match | null} match
 * @param {object} acts
 * @param {Button} acts.button
 * @param {(pass?: boolean) => void} acts.goOn
 * @param {() => void} acts.hint
 * @param {() => void} acts.goNext
 * @param {((match: Match) => void) | null} acts.copyResult
 */
export function playerTools(wishes, match, { button, goOn, hint, goNext, copyResult }) {
  const open = match?.state.turn !== undefined;
  return [
    wishes.opponents && match && mayPass(match) ? button('pass', () => goOn(true)) : null,
    button('hint', hint, !open),
    button('next', goNext, open),
    match && !open && copyResult ? button('copyResult', () => copyResult(match)) : null,
  ];
}

/**
 * @param {Wishes} wishes
 * @param {{goOn: () => void, draw: () => void}} acts
 */
export function machineTools(wishes, { goOn, draw }) {
  return [
    h(
      'label',
      { class: 'field-label' },
      h('span', {}, t('table.opponents')),
      strengthSelect(wishes.opponents ?? '', 'opponents', (value) => {
        wishes.opponents = value;
        wishes.follow = wishes.opponents ? false : wishes.follow;
        if (wishes.opponents) wishes.seat = 0;
        goOn();
      }),
    ),
    wishes.opponents
      ? h(
          'label',
          { class: 'switch' },
          h('input', {
            type: 'checkbox',
            checked: wishes.showAll === true,
            data: { key: 'show-all' },
            onchange: (event) => {
              wishes.showAll = event.target.checked;
              draw();
            },
          }),
          h('span', {}, t('table.showAll')),
        )
      : null,
  ];
}
