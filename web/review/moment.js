// @ts-check
// One decision: the move made, the better move and why, and its cost, with tiles; then, apart from it, the luck that
// followed.

import { h } from '../lib/dom.js';
import { tileFace } from '../tiles/view.js';
import { listed, number, share, t } from '../words/index.js';
import { sidesOf } from './decision.js';
import { placementCost } from './placement.js';
import { reasonsFor, sizeWord } from './reasons.js';

/** @import { ReviewMove } from '../engine/core.d.ts' */
/** @import { Side } from './decision.js' */
/** @typedef {ReviewMove & {again?: number[]}} Told `again`: the steps at which the same mistake was repeated */

/** @param {Told} move */
export function momentLines(move) {
  const { loss, size, odds, again = [] } = move;
  const { made, better } = sidesOf(move);
  const lucky = luckLine(move);
  const word = sizeWord(size);
  return [
    h('span', { class: 'moment-moves' }, fill('review.said', { made: pictured(made), better: pictured(better) })),
    h(
      'span',
      { class: 'moment-loss' },
      word ? [h('b', { class: `moment-size is-${size}` }, word), ' '] : null,
      lossText(loss, Boolean(odds)),
      placementCost(move),
    ),
    reasonsFor(move).map((line) => h('span', { class: 'moment-why' }, line)),
    again.length ? h('span', { class: 'quiet-text' }, t('review.again', { steps: listed(again) })) : null,
    lucky ? h('span', { class: 'moment-luck' }, h('b', {}, t('review.lucky')), ' ', lucky) : null,
  ];
}

/**
 * A sentence with elements as its values.
 * @param {string} word
 * @param {Record<string, any>} values
 */
function fill(word, values) {
  const marked = t(word, Object.fromEntries(Object.keys(values).map((key) => [key, `\u0000${key}\u0000`])));
  return marked.split('\u0000').map((part, index) => (index % 2 ? values[part] : part));
}

/** A move as its words and tiles. @param {Side} side */
export const pictured = ({ pass, acts, tile }) =>
  h(
    'span',
    { class: 'moment-move' },
    pass
      ? t('review.pass')
      : [
          acts.map(({ act, tiles }) => [`${t(`act.${act}`)} `, faces(tiles)]),
          acts.length && tile ? ' ' : '',
          tile ? faces([tile]) : '',
        ],
  );

/** @param {string[]} tiles */
const faces = (tiles) =>
  tiles.length
    ? h(
        'span',
        { class: 'tiles is-small' },
        tiles.map((tile) => tileFace(tile, { named: true })),
      )
    : '';

/** What was lost. @param {ReviewMove['loss']} loss @param {boolean} ofDeal whether by odds of the deal */
function lossText({ points, win }, ofDeal) {
  const lost = { points: number(Math.round(points)), win: share(win, win < 0.01 ? 1 : 0) };
  if (ofDeal || win < 0.0005) return t('review.lossPoints', lost);
  return t(points < 0.5 ? 'review.lossChance' : 'review.loss', lost);
}

/** @param {ReviewMove} move */
function luckLine({ luck }) {
  if (!luck) return '';
  if (luck.wall !== undefined)
    return luck.wall ? t('review.wall', { soon: luck.soon ?? 0, wall: luck.wall }) : t('review.walls');
  if (!luck.draws) return '';
  return t('review.drawn', {
    came: luck.came,
    draws: luck.draws,
    hoped: number(Math.round(luck.hoped * 10) / 10),
  });
}
