// @ts-check
// "Due today: 4": the line of the first screen and of Practice that leads to the problems.

import { h } from '../lib/dom.js';
import { needWords, t } from '../words/index.js';
import { dueNow } from './due.js';

/** @import { Context } from '../state/context.js' */

/**
 * @param {Context} context
 * @param {Date} today
 * @param {'hand' | 'practice'} [own] the view with the line
 * @returns {Promise<HTMLElement | null>} null if no problem is due
 */
export async function dueLine(context, today, own = 'hand') {
  const n = dueNow(today);
  if (!n) return null;
  await needWords('problems');
  const line = h('button', {
    type: 'button',
    class: 'chip due-line',
    data: { key: 'due-today' },
    onclick: () => context.store.set({ view: 'problems' }),
  });
  // Counted again at each return to its view, as answers change the number.
  const count = (/** @type {Date} */ now) => {
    const due = dueNow(now);
    line.hidden = !due;
    line.textContent = t('problems.today', { n: due });
  };
  count(today);
  context.store.subscribe(({ view }, before) => {
    if (view === own && before.view !== own) count(new Date());
  });
  return line;
}
