// @ts-check
// The problems of a log: what is missing, and each problem with its line and column and the place on the board.

import { h, refill } from '../lib/dom.js';
import { t } from '../words/index.js';
import { cutText } from '../game/cut.js';

/** @import { Problem, ReplayOpenValue } from '../engine/core.d.ts' */

/** @param {(deal: number, step: number) => void} go */
export function problemList(go) {
  const element = h('div', { class: 'problems' });
  let drawn = '';
  /** @type {ReplayOpenValue | null} */ let of = null;
  /** @type {Problem[]} */ let all = [];

  /** @param {ReplayOpenValue} info */
  const list = ({ deals }) =>
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
                    onclick: () => go(problem.deal ?? 0, problem.step ?? deals[problem.deal ?? 0]?.steps ?? 0),
                  },
                  t('replay.problemGo'),
                ),
          ),
        ),
      ),
    );

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
      const cut = missing(info, all.length > 0);
      element.hidden = !cut && all.length === 0;
      refill(
        element,
        stops ? h('p', { class: 'stops', role: 'alert' }, t('replay.stops', { why: stops.message })) : null,
        cut ? h('p', {}, cut) : null,
        all.length ? list(info) : null,
      );
    },
  };
}

/**
 * What is missing. A game in the project's own notation may end anywhere without a fault.
 * @param {ReplayOpenValue} info
 * @param {boolean} wrong whether there are problems
 */
function missing({ cut, format }, wrong) {
  const own = format === 'uzje' || format === 'packed';
  return cut && (wrong || !own) ? cutText(cut) : '';
}

/** Each problem once, those of a deal with the deal. @param {ReplayOpenValue} info @returns {Problem[]} */
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
