// @ts-check
// What stands where nothing has been asked yet: three cards, each with a hand that answers to a touch, and the hand of
// the day.

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
  await needWords('doors');
  return h(
    'ul',
    { class: 'start-cards', 'aria-label': t('doors.title') },
    [scoreCard(context), discardCard(context), reviewCard(context), dayCard(context, today)].map((card) =>
      h('li', { class: 'start-card' }, card),
    ),
  );
}
