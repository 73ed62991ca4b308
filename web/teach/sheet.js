// @ts-check
// The sheet that explains a yaku or fan, opened by a click on its name.

import { h } from '../lib/dom.js';
import { writeLink } from '../state/link.js';
import { nameOf, needWords, t } from '../words/index.js';
import { handTiles } from './example.js';
import { bringKanji, rowOf, sentence, otherNames, teaching, worthOf, worthText } from './row.js';
import { adoptTeachStyles } from './styles.js';

/** @import { Context } from '../state/context.js' */

/** @type {HTMLElement | null} */
let made = null;

/** @param {Context} context @param {'yaku' | 'fan' | 'faan'} group @param {string} id */
export async function teach(context, group, id) {
  await Promise.all([needWords(group === 'yaku' ? 'teach' : 'fans'), bringKanji()]);
  adoptTeachStyles();
  const content = group === 'yaku' ? aboutYaku(context, id) : await aboutFan(context, group, id);
  if (!content) return;
  made?.remove();
  const title = nameOf(group, id);
  const close = h(
    'button',
    { type: 'button', class: 'quiet sheet-close', popovertarget: 'teach', popovertargetaction: 'hide' },
    '✕',
  );
  const sheet = h(
    'div',
    { id: 'teach', class: 'sheet teach-sheet', popover: 'auto', role: 'dialog', 'aria-label': title },
    h('div', { class: 'sheet-head' }, h('h2', {}, title), close),
    h('div', { class: 'sheet-body' }, content),
  );
  made = sheet;
  document.body.append(sheet);
  sheet.showPopover();
  close.focus();
}

/** @param {Context} context @param {string} id */
function aboutYaku(context, id) {
  const row = rowOf(id);
  if (!row) return null;
  const core = context.engine();
  const ruleset = teaching(context.store.get().ruleset);
  return [
    h('p', {}, otherNames(id)),
    h('p', {}, sentence(id)),
    h('p', { class: 'teach-worth' }, worthText(row, worthOf(core, row, ruleset))),
    row.slice(1).map((hand, index) => (index !== 1 && hand ? handTiles(core, hand) : null)),
    h('p', {}, h('a', { href: writeLink({ ...context.store.get(), view: 'yaku' }) }, t('teach.all'))),
  ];
}

/** @param {Context} context @param {'fan' | 'faan'} group @param {string} id */
async function aboutFan(context, group, id) {
  const { examples } = group === 'fan' ? await import('./fan-examples.js') : await import('./faan-examples.js');
  const row = examples.find(([own]) => own === id);
  if (!row) return null;
  const [, points, hand] = row;
  return [
    h('p', { class: 'teach-worth' }, t(`goals.${group}`, { n: points })),
    handTiles(context.engine(), hand),
    group === 'faan' ? h('p', { class: 'quiet-text' }, t('card.convention')) : null,
  ];
}
