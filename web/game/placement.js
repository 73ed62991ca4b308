// @ts-check
// The result of a game: places, scores, uma, oka, and the sticks that no player takes; with the log's figures where
// they differ.

import { h } from '../lib/dom.js';
import { number, signed, t } from '../words/index.js';

/** @import { Place, Placement, StatedPlace } from '../engine/core.d.ts' */

/** Points in thousands with a sign: 45300 is +45.3. @param {number} points */
const written = (points) =>
  (points / 1000)
    .toLocaleString(document.documentElement.lang, {
      signDisplay: 'exceptZero',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    })
    .replace('-', '−');

/**
 * The columns in which the log differs from our result, and why.
 * @param {Place[]} seats
 * @param {StatedPlace[]} [stated]
 */
function differing(seats, stated) {
  if (stated?.length !== seats.length) return null;
  const differs = (/** @type {'score' | 'points'} */ key) =>
    seats.some((seat, chair) => seat[key] !== stated[chair][key]);
  const keys = /** @type {const} */ (['score', 'points']).filter(differs);
  if (!keys.length) return null;
  // Each is rounded, except the first place, which makes the sum 0.
  const rounds = seats.every(
    ({ place, points }, chair) =>
      stated[chair].points % 1000 === 0 && (place === 1 || Math.abs(stated[chair].points - points) <= 500),
  );
  return { stated, keys, why: t(rounds && !differs('score') ? 'placement.rounded' : 'placement.otherwise') };
}

/**
 * @param {Placement} placement
 * @param {(chair: number) => string} name
 * @param {StatedPlace[]} [stated] by the log, by chair
 */
export function placementTable({ seats, deposits }, name, stated) {
  const log = differing(seats, stated);
  const order = seats.map((_, chair) => chair).sort((a, b) => seats[a].place - seats[b].place || a - b);
  const columns = /** @type {const} */ (['score', 'uma', 'oka', 'points']);
  const shown = columns.filter((key) => key === 'score' || key === 'points' || seats.some((seat) => seat[key]));
  return h(
    'section',
    // On a phone the table scrolls, and must scroll by keys too.
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
          log?.keys.map((key) => h('th', { scope: 'col' }, t(`placement.log.${key}`))),
        ),
      ),
      h(
        'tbody',
        {},
        order.map((chair) => row(seats[chair], name(chair), shown, log?.stated[chair], log?.keys)),
      ),
    ),
    log ? h('p', { class: 'quiet-text' }, log.why) : null,
    deposits ? h('p', { class: 'quiet-text' }, t('placement.left', { n: deposits })) : null,
  );
}

/**
 * @param {Place} seat @param {string} name @param {('score' | 'uma' | 'oka' | 'points')[]} shown
 * @param {StatedPlace} [stated] @param {('score' | 'points')[]} [differing]
 */
const row = (seat, name, shown, stated, differing = []) =>
  h(
    'tr',
    {},
    h('td', {}, number(seat.place)),
    h('th', { scope: 'row' }, name),
    shown.map((key) =>
      h('td', {}, key === 'score' ? number(seat[key]) : key === 'points' ? written(seat[key]) : signed(seat[key])),
    ),
    stated && differing.map((key) => h('td', {}, key === 'score' ? number(stated[key]) : written(stated[key]))),
  );
