// @ts-check
// The fold of named hands that this one could become; goal-list.js draws them.

import { size } from '../tiles/arrange.js';
import { handText, seenTiles } from '../state/ask.js';
import { shows } from '../state/catalogue.js';
import { needWords, t } from '../words/index.js';
import { askingFold } from '../controls/asking.js';

/** @import { GoalValue } from '../engine/core.d.ts' */

/** @param {import('../state/context.js').Context} context */
export function goalsFold(context) {
  return askingFold(context, {
    key: 'goals',
    label: t('goals.title'),
    question: (state, { hand, stage }) =>
      !shows(state.ruleset, 'goals') ||
      state.situation.void ||
      !hand ||
      size(hand) < 13 ||
      size(hand) > 14 ||
      stage === 'long'
        ? null
        : {
            hand: handText(hand),
            dialect: 'mpsz',
            seen: seenTiles(state),
            ruleset: state.ruleset,
            options: state.options,
          },
    work: async (ask, request) => {
      const [goals, file] = await Promise.all([ask('goals', request), import('./goal-list.js')]);
      if (goals.some((/** @type {GoalValue} */ { points }) => points)) await needWords('fans');
      return { goals, file };
    },
    draw: ({ goals, file }, request) => file.goalList(context, goals, request.ruleset ?? ''),
  });
}
