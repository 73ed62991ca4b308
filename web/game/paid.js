// @ts-check
// What was paid in a deal so far, one line each: for what, and what each seat gains or loses by it.

import { windName, windSign } from '../board/names.js';
import { h, refill } from '../lib/dom.js';
import { hasWord, nameOf, needWords, signed, spoken, t } from '../words/index.js';

/** @import { State, Transfer } from '../engine/core.d.ts' */

const winds = /** @type {const} */ (['E', 'S', 'W', 'N']);

/** Whether the rules pay during a deal: then there is a void suit too. @param {State} state */
export const paysOnTheWay = ({ seats }) => seats.some((seat) => seat.void);

/** The fans of a win, or of the dearest wait. @param {string} detail */
const fansOf = (detail) =>
  detail
    .split('+')
    .map((word) => {
      const [id, count] = word.split('*');
      return nameOf('sichuan', id, id) + (count ? ` × ${count}` : '');
    })
    .join(', ');

/** @param {Transfer} transfer */
function reason({ kind, detail = '' }) {
  const word = t(`paid.${kind}`);
  if (kind === 'win' || kind === 'ready') return detail ? `${word}: ${fansOf(detail)}` : word;
  return word;
}

/** @param {State} state */
export function paidList(state) {
  if (!paysOnTheWay(state) || !state.transfers.length) return null;
  const place = h('div', {}, table(state));
  const say = spoken();
  // The names of the fans are words of rules that count them.
  if (!hasWord('sichuan.kong'))
    needWords('fans').then(
      () => say(() => refill(place, table(state))),
      () => {},
    );
  return place;
}

/** @param {State} state */
const table = (state) =>
  h(
    'table',
    { class: 'paid' },
    h('caption', {}, t('paid.title')),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('th', {}),
        winds.map((wind) => h('th', { scope: 'col', 'aria-label': windName(wind) }, windSign(wind))),
      ),
    ),
    h(
      'tbody',
      {},
      state.transfers.map((transfer) =>
        h(
          'tr',
          {},
          h(
            'th',
            { scope: 'row' },
            transfer.of === undefined ? '' : `${windName(state.seats[transfer.of].wind)} `,
            reason(transfer),
          ),
          winds.map((wind) => h('td', {}, transfer.payments[wind] ? signed(transfer.payments[wind] ?? 0) : '')),
        ),
      ),
    ),
  );
