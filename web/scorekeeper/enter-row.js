// @ts-check
// The button that enters a deal, and beside it the payments, or what is missing.

import { h } from '../lib/dom.js';
import { t } from '../words/index.js';
import { paidText, wrong } from './parts.js';

/** @import { Fault, SittingValue } from '../engine/core.d.ts' */
/** @import { Draft } from './draft.js' */

/**
 * @param {object} shown
 * @param {boolean} shown.complete whether everything that the deal needs has been entered
 * @param {SittingValue | undefined} shown.value the game with the deal
 * @param {Fault | undefined} shown.fault
 * @param {(chair: number) => string} shown.name
 * @param {() => void} shown.enter
 * @param {string} [shown.label]
 * @param {string} [shown.missing] what is to be entered
 */
export function enterRow({ complete, value, fault, name, enter, label, missing }) {
  const ready = complete && value;
  const preview = ready ? paidText(value, name) : complete && fault ? wrong(fault) : (missing ?? t('scorekeeper.say'));
  return [
    h(
      'button',
      {
        type: 'button',
        class: 'button scorekeeper-next',
        disabled: !ready,
        data: { key: 'next-deal' },
        onclick: enter,
      },
      label ?? t('scorekeeper.next'),
    ),
    h('span', { class: 'scorekeeper-preview', role: 'status' }, preview),
  ];
}

/** What a deal still needs, where it is not who won from whom. @param {Draft} draft */
export const missingText = ({ kind, foul, four }) =>
  kind === 'foul'
    ? t(foul === null ? 'scorekeeper.sayFoul' : 'scorekeeper.sayFoulTo')
    : four && kind === 'wins'
      ? t('scorekeeper.sayFour')
      : undefined;
