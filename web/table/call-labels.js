// @ts-check
// Calls of other players: a label at the seat for a moment, a line for screen readers, and a short sound if it is
// switched on.

import { windName } from '../board/names.js';
import { h } from '../lib/dom.js';
import { t } from '../words/index.js';
import { chime } from './chime.js';

/** @import { State } from '../engine/core.d.ts' */

/** The key of the word for a call. @type {Record<string, string>} */
const words = { chow: 'act.c', pung: 'act.p', kong: 'act.k', riichi: 'act.l', north: 'act.a' };

/**
 * The call that led to a state.
 * @param {State} state
 * @returns {{chair: number, kind: string, word: string} | null}
 */
export function callOf({ event: { kind, chair }, seats }) {
  if (chair === undefined) return null;
  const win = seats[chair]?.drawn === undefined ? 'act.r' : 'act.s';
  const word = kind === 'win' ? win : words[kind];
  return word ? { chair, kind, word: t(word) } : null;
}

/**
 * @param {HTMLElement} felt
 * @param {{heard: () => boolean, name: (chair: number) => string}} person
 */
export function callLabels(felt, { heard, name }) {
  const live = h('p', { class: 'unseen table-called', role: 'status' });
  /** @type {HTMLElement[]} */ let labels = [];

  return {
    /** The line for screen readers. */
    element: live,
    clear() {
      for (const label of labels.splice(0)) label.remove();
      live.textContent = '';
    },
    /** @param {State} state */
    say(state) {
      const call = callOf(state);
      if (!call) return;
      const { chair, kind, word } = call;
      const seat = /** @type {HTMLElement | null} */ (felt.querySelector(`[data-key="plate-${chair}"]`));
      const label = h('span', { class: 'board-call', 'aria-hidden': 'true', data: { chair } }, word);
      label.style.left = seat?.style.left ?? '50%';
      label.style.top = seat?.style.top ?? '50%';
      labels = labels.filter((old) => old.dataset.chair !== String(chair) || old.remove());
      labels.push(label);
      felt.append(label);
      const who = `${windName(state.seats[chair].wind)} ${name(chair)}`;
      live.textContent = [live.textContent, t('act.said', { who, what: word })].filter(Boolean).join('. ');
      if (heard()) chime(kind);
    },
  };
}
