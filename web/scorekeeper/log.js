// @ts-check
// The deals so far as a table: how each ended and how the scores changed.

import { h } from '../lib/dom.js';
import { signed, t } from '../words/index.js';
import { dealText } from './parts.js';
import { endingText } from './text.js';

/** @import { SittingDeal, SittingValue } from '../engine/core.d.ts' */

/**
 * @param {SittingValue} now
 * @param {object} given
 * @param {SittingDeal[]} given.deals as they were entered
 * @param {(chair: number) => string} given.name
 * @param {(() => void) | null} given.undo null if deals are taken back elsewhere
 */
export const dealLog = (now, { deals, name, undo }) =>
  now.deals.length
    ? [
        h(
          'div',
          { class: 'scorekeeper-head' },
          h('h2', {}, t('scorekeeper.deals')),
          undo
            ? h(
                'button',
                { type: 'button', class: 'button', data: { key: 'undo-deal' }, onclick: undo },
                t('scorekeeper.undo'),
              )
            : null,
        ),
        h(
          'div',
          { class: 'table-scroll', tabindex: 0, role: 'region', 'aria-label': t('scorekeeper.deals') },
          dealTable(now, deals, name),
        ),
      ]
    : h('p', { class: 'quiet-text' }, t('scorekeeper.intro'));

/** @param {SittingValue} now @param {SittingDeal[]} deals @param {(chair: number) => string} name */
function dealTable(now, deals, name) {
  const heads = [t('scorekeeper.dealHead'), t('scorekeeper.how'), ...now.next.scores.map((_, chair) => name(chair))];
  return h(
    'table',
    { class: 'scorekeeper-table' },
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        heads.map((cell) => h('th', { scope: 'col' }, cell)),
      ),
    ),
    h(
      'tbody',
      {},
      now.deals.map(({ moved, final }, index) =>
        h(
          'tr',
          {},
          h('th', { scope: 'row' }, dealText(now, index)),
          h('td', {}, endingText(deals[index], name, final)),
          moved.map((sum) => h('td', {}, signed(sum))),
        ),
      ),
    ),
  );
}
