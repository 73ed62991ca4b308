// @ts-check
// What stands where nothing has been asked yet: three doors, each with a hand that answers to a touch, and the hand of
// the day.

import { h } from '../lib/dom.js';
import { needWords, t } from '../words/index.js';
import { dayDoor } from './day-card.js';
import { discardDoor } from './discard-card.js';
import { reviewDoor } from './review-card.js';
import { scoreDoor } from './score-card.js';
import { wear } from './styles.js';

/** @import { Context } from '../state/context.js' */

/** @param {Context} context @param {Date} [today] */
export async function doors(context, today = new Date()) {
  wear();
  await needWords('doors');
  return h(
    'ul',
    { class: 'doors', 'aria-label': t('doors.title') },
    [scoreDoor(context), discardDoor(context), reviewDoor(context), dayDoor(context, today)].map((door) =>
      h('li', { class: 'door' }, door),
    ),
  );
}
