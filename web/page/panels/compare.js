// @ts-check
// The fold with the same hand under every rule set: its table is fetched, and the module's second part waited for,
// when it is first opened.

import { isWhole } from '../../engine/compiled.js';
import { whole } from '../../engine/core.js';
import { fold, h } from '../dom.js';
import { t } from '../../words/index.js';

/** @typedef {typeof import('./compare-table.js').compareTable} Table */

/** @type {Table | undefined} */
let table;

/** @param {Parameters<Table>} given */
export const compareFold = (...given) =>
  fold('compare', t('card.compare'), () => content(...given), { class: 'compare' });

/** @param {Parameters<Table>} given */
function content(...given) {
  const core = given[0].engine();
  if (table && isWhole(core)) return table(...given);
  const place = h('p', { class: 'quiet-text' }, t('page.fetching'));
  Promise.all([import('./compare-table.js'), whole(core)]).then(
    ([{ compareTable }]) => {
      table = compareTable;
      place.replaceWith(...table(...given));
    },
    () => {
      place.textContent = t('page.notFetched');
    },
  );
  return place;
}
