// @ts-check
// What the Table offers beside moves: who plays the other chairs and whether their hands are seen, what a careful
// player would do, the next deal, and the result to hand on.

import { h } from '../page/dom.js';
import { t } from '../words/index.js';
import { choices } from './match.js';
import { strengthSelect } from './strength-select.js';

/** @import { Match, Wishes } from './match.js' */

/**
 * @param {Wishes} wishes
 * @param {Match | null} match
 * @param {object} acts
 * @param {(word: string, onclick: () => void, disabled?: boolean) => HTMLElement} acts.button
 * @param {(pass?: boolean) => void} acts.goOn
 * @param {() => void} acts.hint
 * @param {() => void} acts.goNext
 * @param {() => void} acts.draw
 * @param {((match: Match) => void) | null} acts.copyResult
 */
export function machineTools(wishes, match, { button, goOn, hint, goNext, draw, copyResult }) {
  const open = match?.state.turn !== undefined;
  const claims =
    match &&
    choices(match).some(({ chair, commands }) => chair === 0 && commands.some(({ act: a }) => 'cpkr'.includes(a)));
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
    button('hint', hint, !open),
    wishes.opponents && claims && open ? button('pass', () => goOn(true)) : null,
    button('next', goNext, open),
    match && !open && copyResult ? button('copyResult', () => copyResult(match)) : null,
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
