// @ts-check
// The saved matches as buttons that resume them.

import { h } from '../lib/dom.js';
import { t } from '../words/index.js';

/** @import { Kept } from './saved-matches.js' */

/** @param {Kept[]} matches @param {(one: Kept) => void} goOnWith */
export const savedList = (matches, goOnWith) => [
  matches.length ? h('span', { class: 'quiet-text' }, t('table.goOn')) : null,
  matches.map((one) => h('button', { type: 'button', class: 'button', onclick: () => goOnWith(one) }, savedName(one))),
];

/** @param {Kept} one */
const savedName = ({ at, commands }) =>
  t('table.keptOne', {
    when: new Date(at).toLocaleString(document.documentElement.lang, { dateStyle: 'short', timeStyle: 'short' }),
    n: commands.length,
  });
