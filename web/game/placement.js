// @ts-check
// What the end of a game is worth: places, scores, uma, oka, and the sticks that nobody takes.

import { h } from '../lib/dom.js';
import { number, t } from '../words/index.js';

/** @import { Place, Placement } from '../engine/core.d.ts' */

/** Points as they are written: 45300 is +45.3. @param {number} points */
const written = (points) => signed(points / 1000, 1);

/** @param {number} n @param {number} [digits] behind the point */
const signed = (n, digits = 0) =>
  n.toLocaleString(document.documentElement.lang, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

/**
 * @param {Placement} placement
 * @param {(chair: number) => string} name
 */
export function placementTable({ seats, deposits }, name) {
  const order = seats.map((_, chair) => chair).sort((a, b) => seats[a].place - seats[b].place || a - b);
  const columns = /** @type {const} */ (['score', 'uma', 'oka', 'points']);
  const shown = columns.filter((key) => key === 'score' || key === 'points' || seats.some((seat) => seat[key]));
  return h(
    'section',
    // On a phone it scrolls, and is to be scrolled by keys too.
    { class: 'placement', tabindex: 0, 'aria-label': t('placement.title') },
    h('h3', {}, t('placement.title')),
    h(
      'table',
      { class: 'copies' },
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          ['place', 'player', ...shown].map((key) => h('th', { scope: 'col' }, t(`placement.${key}`))),
        ),
      ),
      h(
        'tbody',
        {},
        order.map((chair) => row(seats[chair], name(chair), shown)),
      ),
    ),
    deposits ? h('p', { class: 'quiet-text' }, t('placement.left', { n: deposits })) : null,
  );
}

/** @param {Place} seat @param {string} name @param {('score' | 'uma' | 'oka' | 'points')[]} shown */
const row = (seat, name, shown) =>
  h(
    'tr',
    {},
    h('td', {}, number(seat.place)),
    h('th', { scope: 'row' }, name),
    shown.map((key) =>
      h('td', {}, key === 'score' ? number(seat[key]) : key === 'points' ? written(seat[key]) : signed(seat[key])),
    ),
  );
