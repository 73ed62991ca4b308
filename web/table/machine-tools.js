// @ts-check
// The tools of the Table besides moves: a hint, passing a claim, the next deal, sharing the result; and for the study
// of a match, who plays the other chairs and whether their hands are shown.

import { h } from '../lib/dom.js';
import { t } from '../words/index.js';
import { mayPass } from './match.js';
import { strengthSelect } from './strength-select.js';

/** @import { Match, Wishes } from './match.js' */
/** @param {string} word @param {() => void} onclick */
const button = (word, onclick, disabled = false) =>
  h('button', { type: 'button', class: 'button', data: { key: word }, disabled, onclick }, t(`table.${word}`));

/**
 * The tools needed from move to move.
 * @param {Wishes} wishes
 * @param {Match | null} match
 * @param {object} acts
 * @param {(pass?: boolean) => void} acts.goOn
 * @param {() => void} acts.hint
 * @param {() => void} acts.goNext
 * @param {((match: Match) => void) | null} acts.copyResult
 */
export function playerTools(wishes, match, { goOn, hint, goNext, copyResult }) {
  const open = match?.state.turn !== undefined;
  return [
    wishes.opponents && match && mayPass(match) ? button('pass', () => goOn(true)) : null,
    button('hint', hint, !open),
    button('next', goNext, open),
    match && !open && copyResult ? button('copyResult', () => copyResult(match)) : null,
  ];
}

/**
 * The tools for the study of a match: undo, save, copy, open in the Replay view; opponents and their hands.
 * @param {Wishes} wishes
 * @param {object} acts
 * @param {() => void} acts.goBack
 * @param {() => void} acts.save
 * @param {() => void} acts.copy
 * @param {() => void} acts.toReplay
 * @param {() => void} acts.goOn
 * @param {() => void} acts.draw
 */
export const studyTools = (wishes, { goBack, save, copy, toReplay, goOn, draw }) => [
  button('undo', goBack),
  button('save', save),
  button('copy', copy),
  button('toReplay', toReplay),
  machineTools(wishes, { goOn, draw }),
  flag('follow', t('table.follow'), wishes.follow !== false, (on) => {
    wishes.follow = on;
    draw();
  }),
];

/**
 * @param {Wishes} wishes
 * @param {{goOn: () => void, draw: () => void}} acts
 */
const machineTools = (wishes, { goOn, draw }) => [
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
    ? flag('show-all', t('table.showAll'), wishes.showAll === true, (on) => {
        wishes.showAll = on;
        draw();
      })
    : null,
];

/** @param {string} key @param {string} label @param {boolean} checked @param {(on: boolean) => void} change */
const flag = (key, label, checked, change) =>
  h(
    'label',
    { class: 'switch' },
    h('input', {
      type: 'checkbox',
      checked,
      data: { key },
      onchange: (event) => change(event.target.checked),
    }),
    h('span', {}, label),
  );
