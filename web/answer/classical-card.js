// @ts-check
// Classical rules: the points of every set, doubles line by line, the sum before and after rounding.

import { h } from '../lib/dom.js';
import { term } from '../controls/glossary.js';
import { hasWord, listed, nameOf, needWords, number, spoken, t } from '../words/index.js';
import { houseName } from '../words/house-name.js';
import { lightingLines, othersFold, readingRow } from './card-lines.js';

/** @import { ClassicalLoser, ClassicalScore, PointItem, Set } from '../engine/core.d.ts' */

/** @param {ClassicalScore} score */
export const classicalSentence = (score) =>
  t('say.completeWith', {
    value: listed([...limitNames(score), t('say.won', { points: number(score.final) })]),
  });

/**
 * The name of a limit hand or double: house rules have own ones, or none for their hand.
 * @param {AnyCard} score @param {string} group @param {string} id
 */
const nameIn = ({ names }, group, id) => houseName(names?.[id]) ?? nameOf(group, id, id.replaceAll('-', ' '));

export const limitNames = (/** @type {AnyCard} */ score) =>
  (score.limitHands ?? []).map((id) => nameIn(score, 'limitHand', id));

/** Whether a line has no words yet: those of western clubs come with the words of fans. @param {AnyCard} score */
const lacksWords = ({ pointItems = [], doubleItems = [], limitHands = [] }) =>
  !hasWord('card.fans') &&
  ![
    ...pointItems.map(({ id }) => `points.${id}`),
    ...doubleItems.map(({ id }) => `double.${id}`),
    ...limitHands.map((id) => `limitHand.${id}`),
  ].every(hasWord);

/** @typedef {Omit<ClassicalScore, 'win' | 'form' | 'others'> & Partial<Pick<ClassicalScore, 'others'>>} AnyCard */

/** "36 × 2 = 72 → 70" */
const sumText = (/** @type {AnyCard} */ { points, doubles, unrounded, final }) =>
  `${t('card.sum', { points, factor: 2 ** doubles, unrounded })} → ${number(final)}`;

/** @param {ClassicalScore | ClassicalLoser} score @returns {HTMLElement} */
export function classicalCard(score) {
  if (!lacksWords(score)) return drawn(score);
  const say = spoken();
  const place = h('article', { class: 'card', 'aria-busy': 'true' });
  const draw = () => place.isConnected && say(() => place.replaceWith(drawn(score)));
  needWords('fans').then(draw, draw);
  return place;
}

/** @param {AnyCard} score */
function drawn(score) {
  const { pointItems = [], doubleItems = [], limitHands = [], sets = [] } = score;
  const names = h(
    'p',
    { class: 'card-chips' },
    limitNames(score).map((name) => h('span', { class: 'fact is-limit' }, name)),
    score.points
      ? [
          h('span', { class: 'fact' }, `${number(score.points)} ${t('card.points')}`),
          h('span', { class: 'fact' }, term('doubles', t('card.doubles', { n: score.doubles }))),
        ]
      : null,
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
              doubleItems.map(({ id, doubles, set }) => ({
                name: nameIn(score, 'double', id),
                worth: number(doubles),
                set,
              })),
            ),
          )
        : null,
    ),
    othersFold(score.others ?? [], (other) => sumText(other)),
  );
}

/** @param {PointItem[]} items @param {Set} set */
function worthOf(items, set) {
  const own = items.find((item) => item.set?.tiles.join() === set.tiles.join());
  return own ? number(own.points) : null;
}
