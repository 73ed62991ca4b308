// @ts-check
// Shown while no hand is entered: three cards, each with a hand to click on, and the hand of the day.

import { h } from '../lib/dom.js';
import { needWords, t } from '../words/index.js';
import { dayCard } from './day-card.js';
import { discardCard } from './discard-card.js';
import { reviewCard } from './review-card.js';
import { scoreCard } from './score-card.js';
import { adoptStartStyles } from './styles.js';

/** @import { Context } from '../state/context.js' */

/** @param {Context} context @param {Date} [today] */
export async function startCards(context, today = new Date()) {
  adoptStartStyles();
  await needWords('cards');
  const all = document.createDocumentFragment();
  const line = await due(context, today);
  all.append(...(line ? [line] : []), cards(context, today));
  return all;
}

/**
 * Problems that are due are rare; the code of their line is fetched if there are some.
 * @param {Context} context
 * @param {Date} today
 */
async function due(context, today) {
  try {
    if (localStorage.getItem('tehai.due.v1'))
      return await (await import('../problems/index.js')).dueLine(context, today);
  } catch {
    // Storage is blocked, or the line could not be fetched: only the cards are shown.
  }
  return null;
}

/** @param {Context} context @param {Date} today */
function cards(context, today) {
  // A card that opens a hand is gone: the focus goes to the answer, not to whatever stands where the card was.
  const toAnswer = () => {
    const { view, text } = context.store.get();
    const answer = /** @type {HTMLElement | null} */ (document.querySelector('.answer'));
    if (view === 'hand' && text) answer?.focus({ preventScroll: true });
  };
  return h(
    'ul',
    { class: 'start-cards', 'aria-label': t('cards.title'), onclick: toAnswer },
    [scoreCard(context), discardCard(context), reviewCard(context), dayCard(context, today)].map((card) =>
      h('li', { class: 'start-card' }, card),
    ),
  );
}
