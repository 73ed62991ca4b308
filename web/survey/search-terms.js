// @ts-check
// The list of all terms that a question may have, each as a button that adds it to the question.

import { h, refill } from '../lib/dom.js';
import { t } from '../words/index.js';

/** @import { SearchTermsValue } from '../engine/core.d.ts' */

/** What may be written after a term, by its kind. @type {Record<string, string>} */
const samples = { flag: '', number: '>=3', percent: '>=10%', tiles: ':34667p', word: ':…', date: '>=2026-03' };

/** @param {Promise<SearchTermsValue>} asked @param {(term: string) => void} add */
export function termList(asked, add) {
  const place = h('dl', { class: 'search-terms' });
  asked.then(
    ({ terms }) => refill(place, ...terms.map((one) => termRow(one, add))),
    (error) => refill(place, h('dd', {}, String(error.message ?? error))),
  );
  return h('div', {}, h('p', { class: 'quiet-text' }, t('search.grammar')), place);
}

/** @param {SearchTermsValue['terms'][number]} term @param {(term: string) => void} add */
const termRow = ({ id, kind, words }, add) =>
  h(
    'div',
    {},
    h(
      'dt',
      {},
      h(
        'button',
        { type: 'button', class: 'chip', onclick: () => add(id + (kind === 'flag' ? '' : ':')) },
        h('code', {}, id + (samples[kind] ?? '')),
      ),
    ),
    h('dd', {}, t(`search.term.${id}`), words ? h('code', {}, ` ${words.join(' ')}`) : null),
  );
