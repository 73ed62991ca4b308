// @ts-check
// "Practise these": makes problems of what was reviewed and says how many; then it leads to them.

import { h, refill } from '../lib/dom.js';
import { needWords, number, t } from '../words/index.js';
import { practise } from './make.js';

/** @import { Ask, Made } from './make.js' */
/** @typedef {Iterable<{ask: Ask, deal: number, chair?: number, game: string}>} Places */

/** What came of it. @param {Made} made */
export function madeWords({ packed, costly, added, known, full }) {
  return [
    packed.length
      ? t('problems.found', { n: packed.length, costly: number(costly) })
      : t('problems.foundNone', { n: costly }),
    added ? t('problems.added', { n: added }) : '',
    known ? t('problems.known', { n: known }) : '',
    full ? t('problems.full', { n: full }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * @param {() => Places | Promise<Places>} places
 * @param {() => void} [go] to the problems
 */
export function practiseButton(places, go = goToProblems) {
  const said = h('span', { class: 'quiet-text', role: 'status' });
  const button = h('button', { type: 'button', class: 'button', data: { key: 'practise' }, onclick: make });
  const element = h('div', { class: 'button-row practise' }, button, said);
  button.textContent = t('review.practise');

  async function make() {
    button.disabled = true;
    try {
      await needWords('problems');
      said.textContent = t('problems.looking', { n: 0 });
      const progress = (/** @type {number} */ n) => (said.textContent = t('problems.looking', { n }));
      const made = await practise(await places(), { progress });
      refill(
        said,
        madeWords(made),
        ' ',
        made.packed.length
          ? h(
              'button',
              { type: 'button', class: 'button', data: { key: 'practise-go' }, onclick: go },
              t('problems.go'),
            )
          : null,
      );
    } catch (error) {
      said.textContent = t('review.failed', { why: /** @type {any} */ (error).message });
    }
    button.disabled = false;
  }

  return element;
}

/** The address is what leads to another view from everywhere on the page. */
function goToProblems() {
  location.hash = location.hash.startsWith('#v1')
    ? `${location.hash.replace(/&w=[^&]*/, '')}&w=problems`
    : '#v1&w=problems';
}
