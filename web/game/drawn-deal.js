// @ts-check
// The card over the board for a deal without a winner: why it ended, who was tenpai, and the payments.

import { windName } from '../board/names.js';
import { h } from '../lib/dom.js';
import { signed, t } from '../words/index.js';

/** @import { DealResult, State } from '../engine/core.d.ts' */

/**
 * Whether the state is the end of a deal without a winner.
 * @param {State} state
 * @param {DealResult | undefined} result
 */
export const isDrawn = ({ event: { kind } }, result) =>
  (kind === 'exhausted' || kind === 'aborted') && result?.kind === kind;

/**
 * @param {State} state
 * @param {DealResult} result
 * @param {(chair: number) => string} who
 */
export function drawnDeal(state, { kind, why, ready, nagashi, payments }, who) {
  const names = (/** @type {number[]} */ chairs) => chairs.map(who).join(t('drawn.and'));
  return h(
    'article',
    { class: 'win' },
    h('h2', {}, t(`scores.${kind}`)),
    why ? h('p', { class: 'win-why' }, t(`drawn.${why}`)) : null,
    nagashi?.length ? h('p', {}, t('drawn.nagashi', { who: names(nagashi) })) : null,
    ready ? h('p', {}, ready.length ? t('drawn.ready', { who: names(ready) }) : t('drawn.nobodyReady')) : null,
    payments?.some(Boolean) ? paymentList(state, payments) : null,
  );
}

/** The points of a riichi stick. What a player receives above the other payments were sticks on the table. */
const stick = 1000;

/**
 * What each seat receives or pays, riichi sticks included.
 * @param {State} state
 * @param {number[]} payments by chair
 */
export function paymentList({ seats }, payments) {
  const sticks = payments.reduce((sum, paid) => sum + paid, 0) / stick;
  return h(
    'ul',
    { class: 'win-payments' },
    payments.map((sum, chair) =>
      h(
        'li',
        { class: sum > 0 ? 'gets' : sum < 0 ? 'pays' : '' },
        `${windName(seats[chair].wind)} `,
        h('b', {}, signed(sum)),
      ),
    ),
    sticks > 0 && Number.isInteger(sticks) ? h('li', { class: 'quiet-text' }, t('win.sticks', { n: sticks })) : null,
  );
}
