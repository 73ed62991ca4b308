// @ts-check
// Makes problems of what was reviewed, reports how many, and offers to open them.

import { h, refill } from '../lib/dom.js';
import { needWords, number, t } from '../words/index.js';
import { practise } from './make.js';

/** @import { Ask, Made } from './make.js' */
/** @typedef {Iterable<{ask: Ask, deal: number, chair?: number, game: string}>} Places */

/** The result in words. @param {Made} made */
export function madeWords({ packed, costly, added, known, full }) {
  const n = packed.length;
  return [
    n ? t('problems.found', { n, costly: number(costly) }) : t('problems.foundNone', { n: costly }),
    added ? t('problems.added', { n: added }) : '',
    known ? t('problems.known', { n: known }) : '',
    full ? t('problems.full', { n: full }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * @param {() => Places} places
 * @param {() => void} [go] opens the problems
 * @returns {Promise<HTMLElement>} resolves at once; the element shows the progress, then the result
 */
export async function madePanel(places, go = goToProblems) {
  await needWords('problems');
  const said = h('span', { class: 'quiet-text', role: 'status' }, t('problems.looking', { n: 0 }));
  const progress = (/** @type {number} */ n) => (said.textContent = t('problems.looking', { n }));
  const element = h('span', {}, said);
  practise(places(), { progress }).then(
    (made) => {
      said.textContent = madeWords(made);
      if (!made.packed.length) return;
      const button = h('button', { type: 'button', class: 'button', data: { key: 'practise-go' }, onclick: go });
      button.textContent = t('problems.go');
      refill(element, said, ' ', button);
    },
    (error) => (said.textContent = t('review.failed', { why: error.message })),
  );
  return element;
}

/** Opens the view by the address, which works everywhere on the page. */
function goToProblems() {
  const rest = location.hash.startsWith('#v1') ? location.hash.replace(/&[wq]=[^&]*/g, '') : '#v1';
  location.hash = `${rest}&w=problems`;
}
