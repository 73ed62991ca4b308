// @ts-check
// "Due today: 4": the line of the first screen, which leads to the problems.

import { h } from '../lib/dom.js';
import { needWords, t } from '../words/index.js';
import { dueNow } from './due.js';

/** @import { Context } from '../state/context.js' */

/** @param {Context} context @param {Date} today @returns {Promise<HTMLElement | null>} */
export async function dueLine(context, today) {
  const n = dueNow(today);
  if (!n) return null;
  await needWords('problems');
  const line = h('button', {
    type: 'button',
    class: 'chip due-line',
    data: { key: 'due-today' },
    onclick: () => context.store.set({ view: 'problems' }),
  });
  // The first screen stays while other views are shown: who comes back has answered some.
  const count = (/** @type {Date} */ now) => {
    const due = dueNow(now);
    line.hidden = !due;
    line.textContent = t('problems.today', { n: due });
  };
  count(today);
  context.store.subscribe(({ view }, before) => {
    if (view === 'hand' && before.view !== 'hand') count(new Date());
  });
  return line;
}
