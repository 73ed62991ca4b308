// @ts-check
// A ready hand without yaku: no wait wins on a discard, and often none by self-draw. Shows that, and what can be done
// about it.

import { h } from '../lib/dom.js';
import { t } from '../words/index.js';

/** @import { Context } from '../state/context.js' */
/** @import { Answer, Ready } from '../state/ask.js' */
/** @import { State } from '../state/model.js' */

/** Whether all waits have been scored and none wins on a discard. @param {Ready} answer */
export const hasNoYaku = ({ pays }) => pays.length > 0 && pays.every(({ ron }) => ron?.win === false);

/** @param {Ready} answer without yaku */
export function noYakuText({ pays }) {
  const short = pays.some(({ ron }) => ron && 'fans' in ron);
  const drawn = pays.some(({ tsumo }) => tsumo?.win);
  if (short) return t(drawn ? 'say.readyShortDraw' : 'say.readyShort');
  return t(drawn ? 'say.readyNoYakuDraw' : 'say.readyNoYaku');
}

/**
 * Buttons for what can be done: declare riichi, and open the fold with named hands.
 * @param {Context} context
 * @param {State} state
 * @param {Answer} answer
 * @param {HTMLElement} below
 */
export function waysOut(context, { situation }, answer, below) {
  if (answer.stage !== 'ready' || !hasNoYaku(answer)) return null;
  const riichi = answer.pays.some(({ would }) => would === 'wait.wouldRiichi');
  const goals = below.querySelector('[data-key="fold-goals"]');
  return [
    riichi
      ? button('out-riichi', 'out.riichi', () => context.store.set({ situation: { ...situation, riichi: 1 } }))
      : null,
    goals instanceof HTMLElement ? button('out-goals', 'goals.title', () => unfold(goals)) : null,
  ];
}

/** @param {string} key @param {string} word @param {() => void} onclick */
const button = (key, word, onclick) => h('button', { type: 'button', class: 'chip', data: { key }, onclick }, t(word));

/** @param {HTMLElement} summary */
function unfold(summary) {
  const details = summary.closest('details');
  if (!details) return;
  details.open = true;
  details.scrollIntoView({ block: 'nearest' });
  summary.focus({ preventScroll: true });
}
