// @ts-check
// The events of a deal and what each of them paid, line by line, with the sum below.

import { h } from '../lib/dom.js';
import { listed, number, signed, t } from '../words/index.js';

/** @import { SittingEvent, SittingTold, Transfer } from '../engine/core.d.ts' */

/** What happened. @param {SittingEvent} event @param {(chair: number) => string} name */
export function eventText({ kind, wins = [], chair = 0, kong, late, from }, name) {
  if (kind === 'win')
    return listed(
      wins.map((win) =>
        win.from === undefined
          ? t('scorekeeper.drew', { name: name(win.chair) })
          : t('scorekeeper.wonFrom', { name: name(win.chair), other: name(win.from) }),
      ),
    );
  if (kind === 'kong') {
    const word = t(`scorekeeper.kong.${late ? 'late' : kong}`);
    return from === undefined
      ? t('scorekeeper.kongBy', { name: name(chair), kong: word })
      : t('scorekeeper.kongFrom', { name: name(chair), other: name(from) });
  }
  return kind === 'foul' ? t('scorekeeper.falseWinBy', { name: name(chair) }) : t('scorekeeper.event.wall');
}

/** What was paid by it besides. @param {Transfer} paid @param {(chair: number) => string} name */
const paidText = ({ kind, of, outside }, name) =>
  t(`scorekeeper.paid.${kind}`, { name: name(of ?? 0), points: number(outside ?? 0) });

/**
 * A line for each payment; an event that pays nothing has one too.
 * @param {SittingEvent[]} events @param {SittingTold} told @param {(chair: number) => string} name
 */
function lines(events, { paid = [], before: { winds } }, name) {
  const movedBy = (/** @type {Transfer[]} */ list) => winds.map((wind) => sumOf(list, wind));
  return events.flatMap((event, index) => {
    const own = paid.filter((one) => one.step === index + 1);
    // The payments of a win and of a kong are the event itself; what goes back or on has a line of its own.
    const itself = own.filter(({ kind }) => kind === event.kind);
    return [
      ...own
        .filter((one) => event.kind === 'win' && one.kind !== 'win')
        .map((one) => line(paidText(one, name), movedBy([one]))),
      line(eventText(event, name), movedBy(itself)),
      ...own
        .filter((one) => event.kind !== 'win' && one.kind !== event.kind)
        .map((one) => line(paidText(one, name), movedBy([one]))),
    ];
  });
}

/** What payments come to for a seat. @param {Transfer[]} list @param {import('../engine/core.d.ts').Wind} wind */
export const sumOf = (list, wind) =>
  list.reduce((sum, { payments }) => sum + (payments[/** @type {'E'} */ (wind)] ?? 0), 0);

/** @param {string} text @param {number[]} moved */
const line = (text, moved) =>
  h(
    'tr',
    {},
    h('th', { scope: 'row' }, text),
    moved.map((sum) => h('td', {}, sum ? signed(sum) : '')),
  );

/**
 * @param {SittingEvent[]} events
 * @param {SittingTold} told
 * @param {object} given
 * @param {string} given.title
 * @param {(chair: number) => string} given.name
 * @param {() => void} given.undo
 */
export const eventLog = (events, told, { title, name, undo }) => [
  h(
    'div',
    { class: 'scorekeeper-head' },
    h('h2', {}, title),
    h(
      'button',
      { type: 'button', class: 'button', data: { key: 'undo-event' }, onclick: undo },
      t('scorekeeper.undoEvent'),
    ),
  ),
  h(
    'div',
    { class: 'table-scroll', tabindex: 0, role: 'region', 'aria-label': title },
    h(
      'table',
      { class: 'scorekeeper-table scorekeeper-events' },
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          h('td', {}),
          told.moved.map((_, chair) => h('th', { scope: 'col' }, name(chair))),
        ),
      ),
      h('tbody', {}, lines(events, told, name)),
      h(
        'tfoot',
        {},
        h(
          'tr',
          {},
          h('th', { scope: 'row' }, t('scorekeeper.soFar')),
          told.moved.map((sum) => h('td', {}, signed(sum))),
        ),
      ),
    ),
  ),
];
