// @ts-check
// Named hands that this one could become: how far each is and which tiles help, the nearest first. The names are yaku
// or fans of the rules in force; fans come with their value.

import { accepted } from '../answer/discards.js';
import { yakuName } from '../controls/glossary.js';
import { fold, h } from '../lib/dom.js';
import { fanGroup, shows } from '../state/catalogue.js';
import { houseName } from '../words/house-name.js';
import { nameOf, t } from '../words/index.js';

/** @import { GoalValue } from '../engine/core.d.ts' */

/** The number of rows outside the fold. */
const mostRows = 6;

/**
 * @param {import('../state/context.js').Context} context
 * @param {GoalValue[]} all
 * @param {string} ruleset
 */
export function goalList(context, all, ruleset) {
  const goals = byDistance(all).map((goal) => ({ goal, name: nameOfGoal(context, goal, ruleset) }));
  const [near, rest] = [goals.slice(0, mostRows), goals.slice(mostRows)];
  return [list(near), rest.length ? fold('more-goals', t('goals.rest', { n: rest.length }), () => list(rest)) : null];
}

const copies = (/** @type {GoalValue} */ { tiles }) => tiles.reduce((sum, { left }) => sum + left, 0);

/**
 * Sorts by distance, then by value, then by the number of tiles that help.
 * @param {GoalValue[]} goals
 */
const byDistance = (goals) =>
  goals.toSorted((a, b) => a.distance - b.distance || (b.points ?? 0) - (a.points ?? 0) || copies(b) - copies(a));

/** @param {import('../state/context.js').Context} context @param {GoalValue} goal @param {string} ruleset */
function nameOfGoal({ teach }, { id, points, names }, ruleset) {
  if (!points && !shows(ruleset, 'losers')) return yakuName(id, undefined, teach);
  const group = fanGroup(ruleset);
  const plain = nameOf('limitHand', id, nameOf('fan', id, id.replaceAll('-', ' ')));
  const name = houseName(names) ?? nameOf(group, id, plain);
  return points ? `${name} · ${t(`goals.${group}`, { n: points })}` : name;
}

/** @typedef {{goal: GoalValue, name: any}} Row */

/** @param {Row[]} rows */
const list = (rows) => h('ul', { class: 'goals' }, rows.map(goalRow));

/** @param {Row} row */
function goalRow({ goal, name }) {
  const { distance, tiles } = goal;
  return h(
    'li',
    { class: 'goal' },
    h(
      'div',
      { class: 'goal-line' },
      h('strong', {}, name),
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
