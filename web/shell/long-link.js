// @ts-check
// Reports that the link in the address is too long to be read, or the house rules in it. Of a long link the page reads
// nothing, without long rules it reads the rest.

import { h } from '../lib/dom.js';
import { most, readLink } from '../state/link.js';
import { longestRules, longRulesOf } from '../state/long-rules.js';
import { longestGame } from '../state/pack.js';
import { needWords, number, t } from '../words/index.js';

/** Shows how long the link is, and what is allowed, until it is closed or another link comes. */
export async function sayWhy() {
  const { hash } = location;
  // Any text after # that is no link of this site is left alone.
  if (!hash.startsWith('#v1&') || (readLink(hash) && !longRulesOf(hash))) return;
  await needWords('more');
  if (readLink(hash)) await (await import('../controls/house-rules.js')).houseWords();
  document.querySelector('.long-link')?.remove();
  const bar = h(
    'aside',
    { class: 'update long-link' },
    h('span', { role: 'alert' }, whyLong(hash)),
    h('button', { type: 'button', class: 'quiet', onclick: close }, t('page.close')),
  );
  document.body.prepend(bar);
  addEventListener('hashchange', leave);

  function leave() {
    if (location.hash === hash) return;
    removeEventListener('hashchange', leave);
    bar.remove();
  }

  function close() {
    bar.remove();
    document.getElementById('main')?.focus({ preventScroll: true });
  }
}

/** @param {string} hash */
function whyLong(hash) {
  if (readLink(hash)) return longRules(longRulesOf(hash));
  if (hash.length > most.link) return t('page.longLink', { n: number(hash.length), most: number(most.link) });
  const length = Math.max(...hash.split('&g=').map((part, at) => (at ? part.split('&')[0].length : 0)));
  return t('replay.badLink', { why: t('replay.tooLong', { n: number(length), most: number(longestGame) }) });
}

/** @param {string} rules */
const longRules = (rules) => t('house.tooLong', { n: number(rules.length), most: number(longestRules) });
