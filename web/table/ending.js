// @ts-check
// The end of a deal and of a match: the button for the next deal, why the match is over, and the places.

import { h } from '../lib/dom.js';
import { placementTable } from '../game/placement.js';
import { listed, t } from '../words/index.js';

/** @import { GameNextValue } from '../engine/core.d.ts' */
/** @import { Match } from './match.js' */

/** The button at the end of a deal. @param {Match} match @param {() => void} goNext */
export const nextButton = (match, goNext) =>
  h(
    'button',
    { type: 'button', class: 'button is-main table-next', data: { key: 'next-deal' }, onclick: goNext },
    t(match.ending?.why ? 'table.standings' : 'table.next'),
  );

/**
 * Why the match is over, and its result, if it is over.
 * @param {Match} match
 * @param {(chair: number) => string} name
 */
export const endingLines = ({ ending }, name) => [
  ending?.why ? h('p', {}, t(`gameEnd.${ending.why}`)) : null,
  ending?.placement ? placementTable(ending.placement, name) : null,
];

/**
 * The chairs by place. Under rules without payments the number of won deals decides the place.
 * @param {GameNextValue} over
 * @param {(chair: number) => string} name
 */
export function placesText({ places, scores, wins }, name) {
  const order = places.map((_, chair) => chair).sort((a, b) => places[a] - places[b]);
  /** @param {number} chair */
  const placed = (chair) =>
    `${places[chair]}. ${name(chair)}` + (scores.length ? '' : ` (${t('table.won', { n: wins[chair] })})`);
  return t('table.ended', { places: listed(order.map(placed)) });
}
