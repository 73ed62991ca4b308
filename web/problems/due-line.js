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
  return h(
    'button',
    {
      type: 'button',
      class: 'chip due-line',
      data: { key: 'due-today' },
      onclick: () => context.store.set({ view: 'problems' }),
    },
    t('problems.today', { n }),
  );
}
