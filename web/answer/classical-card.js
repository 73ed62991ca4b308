// @ts-check
// Classical rules: the points of every set, doubles line by line, the sum before and after rounding.

import { h } from '../lib/dom.js';
import { term } from '../controls/glossary.js';
import { listed, nameOf, number, t } from '../words/index.js';
import { lightingLines, othersFold, readingRow } from './card-lines.js';

/** @import { ClassicalScore, PointItem, Set } from '../engine/core.d.ts' */

/** @param {ClassicalScore} score */
export const classicalSentence = (score) =>
  t('say.completeWith', {
    value: listed([...limitNames(score), t('say.won', { points: number(score.final) })]),
  });

const limitNames = (/** @type {ClassicalScore} */ { limitHands = [] }) =>
  limitHands.map((id) => nameOf('limitHand', id));

/** "36 × 2 = 72 → 70" */
const sumText = (/** @type {ClassicalScore} */ { points, doubles, unrounded, final }) =>
  `${t('card.sum', { points, factor: 2 ** doubles, unrounded })} → ${number(final)}`;

/** @param {ClassicalScore} score */
export function classicalCard(score) {
  const { pointItems = [], doubleItems = [], limitHands = [], sets = [] } = score;
  const names = h(
    'p',
    { class: 'card-chips' },
    limitHands.map((id) => h('span', { class: 'fact is-limit' }, nameOf('limitHand', id))),
    score.points === undefined
      ? null
      : [
          h('span', { class: 'fact' }, `${number(score.points)} ${t('card.points')}`),
          h('span', { class: 'fact' }, term('doubles', t('card.doubles', { n: score.doubles }))),
        ],
  );
  return h(
    'article',
    { class: 'card', 'aria-label': t('card.title') },
    h('h2', { class: 'unseen' }, t('card.title')),
    h(
      'p',
      { class: 'sum' },
      h('span', { class: 'sum-number' }, number(score.final ?? 0)),
      ' ',
      h('span', { class: 'sum-unit' }, t('card.points')),
    ),
    score.unrounded === undefined || limitHands.length ? null : h('p', { class: 'sum-steps' }, sumText(score)),
    names,
    readingRow(
      sets,
      sets.map((set) => worthOf(pointItems, set)),
    ),
    h(
      'div',
      { class: 'card-columns' },
      pointItems.length
        ? h(
            'section',
            {},
            h('h3', {}, t('card.pointsTitle')),
            lightingLines(
              pointItems.map(({ id, points, set }) => ({ name: nameOf('points', id), worth: number(points), set })),
            ),
          )
        : null,
      doubleItems.length
        ? h(
            'section',
            {},
            h('h3', {}, term('doubles', t('card.doublesTitle'))),
            lightingLines(
              doubleItems.map(({ id, doubles, set }) => ({ name: nameOf('double', id), worth: number(doubles), set })),
            ),
          )
        : null,
    ),
    othersFold(score.others, (other) => sumText(other)),
  );
}

/** @param {PointItem[]} items @param {Set} set */
function worthOf(items, set) {
  const own = items.find((item) => item.set?.tiles.join() === set.tiles.join());
  return own ? number(own.points) : null;
}
