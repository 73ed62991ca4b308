// @ts-check
// What is wrong with a record: each problem with its line and column, and the place on the board where it shows.

import { h, refill } from '../page/dom.js';
import { t } from '../words/index.js';

/** @import { Problem, ReplayOpenValue } from '../engine/core.d.ts' */

/** @param {(deal: number, step: number) => void} go */
export function problemList(go) {
  const element = h('div', { class: 'problems' });
  let drawn = '';
  /** @type {ReplayOpenValue | null} */ let of = null;
  /** @type {Problem[]} */ let all = [];
  return {
    element,
    /** @param {ReplayOpenValue} info @param {{deal: number, step: number}} place */
    update(info, place) {
      if (of !== info) {
        of = info;
        all = problemsOf(info);
      }
      const stops =
        info.deals[place.deal]?.steps === place.step ? all.find((problem) => problem.deal === place.deal) : undefined;
      const key = JSON.stringify([all.length, info.id, stops?.message]);
      if (key === drawn) return;
      drawn = key;
      element.hidden = all.length === 0;
      refill(
        element,
        stops ? h('p', { class: 'stops', role: 'alert' }, t('replay.stops', { why: stops.message })) : null,
        h(
          'details',
          { data: { key: 'problems' } },
          h('summary', {}, `⚠ ${t('replay.problems', { n: all.length })}`),
          h(
            'ul',
            { class: 'plain' },
            all.map((problem) =>
              h(
                'li',
                {},
                where(problem),
                problem.message,
                ' ',
                problem.deal === undefined
                  ? null
                  : h(
                      'button',
                      {
                        type: 'button',
                        class: 'button',
                        onclick: () => go(problem.deal ?? 0, problem.step ?? info.deals[problem.deal ?? 0]?.steps ?? 0),
                      },
                      t('replay.problemGo'),
                    ),
              ),
            ),
          ),
        ),
      );
    },
  };
}

/** Each problem once, those of the deals with their deal. @param {ReplayOpenValue} info @returns {Problem[]} */
function problemsOf({ problems, deals }) {
  /** @type {Map<string, Problem>} */ const all = new Map();
  /** @param {Problem} problem */
  const add = (problem) => {
    const key = `${problem.line} ${problem.column} ${problem.message}`;
    if (!all.has(key)) all.set(key, problem);
  };
  problems.forEach(add);
  for (const [deal, one] of deals.entries()) for (const problem of one.problems ?? []) add({ deal, ...problem });
  return [...all.values()];
}

function where(/** @type {Problem} */ { line, column }) {
  if (!line) return '';
  return column ? t('replay.problemAt', { line, column }) : t('replay.problemLine', { line });
}
