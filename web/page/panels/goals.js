// @ts-check
// Named hands that this one could become: how far each is and what brings it nearer, the nearest first. The names are
// those of riichi: other rules have none to show.

import { fold, h } from '../dom.js';
import { size } from '../state/edit.js';
import { handText, seenTiles } from '../state/ask.js';
import { shows } from '../state/catalogue.js';
import { nameOf, t } from '../../words/index.js';
import { askingFold } from './asking.js';
import { accepted } from './discards.js';

/** @import { GoalValue } from '../../engine/core.d.ts' */

/** Rows that stand open. */
const mostRows = 6;

/** @param {import('../context.js').Context} context */
export function goalsFold(context) {
  return askingFold(context, {
    key: 'goals',
    label: t('goals.title'),
    question: (state, { hand, stage }) =>
      !shows(state.ruleset, 'riichi') || !hand || size(hand) < 13 || size(hand) > 14 || stage === 'long'
        ? null
        : { hand: handText(hand), dialect: 'mpsz', seen: seenTiles(state) },
    work: async (ask, request) => byDistance(await ask('goals', request)),
    draw: (goals) => {
      const [near, rest] = [goals.slice(0, mostRows), goals.slice(mostRows)];
      return [
        list(near),
        rest.length ? fold('more-goals', t('goals.rest', { n: rest.length }), () => list(rest)) : null,
      ];
    },
  });
}

const copies = (/** @type {GoalValue} */ { tiles }) => tiles.reduce((sum, { left }) => sum + left, 0);

/** Of goals equally far the one that more tiles bring nearer comes first. @param {GoalValue[]} goals */
const byDistance = (goals) => goals.toSorted((a, b) => a.distance - b.distance || copies(b) - copies(a));

/** @param {GoalValue[]} goals */
const list = (goals) => h('ul', { class: 'goals' }, goals.map(goalRow));

/** @param {GoalValue} goal */
function goalRow(goal) {
  const { id, distance, tiles } = goal;
  return h(
    'li',
    { class: 'goal' },
    h(
      'div',
      { class: 'goal-line' },
      h('strong', {}, nameOf('yaku', id)),
      h('span', {}, away(distance)),
      tiles.length ? h('span', { class: 'quiet-text' }, t('goals.help', { n: copies(goal) })) : null,
    ),
    tiles.length ? accepted(tiles) : null,
  );
}

/** @param {number} distance */
function away(distance) {
  if (distance < 0) return t('goals.made');
  return distance === 0 ? t('goals.ready') : t('goals.away', { n: distance });
}
