// @ts-check
// The course of the match: a graph of the scores, and each deal with its result, what was paid and whether the log
// agrees.

import { windSign } from '../board/names.js';
import { h, refill } from '../page/dom.js';
import { number, t } from '../words/index.js';
import { auditLine, auditStyle, worth } from './audit.js';
import { scoreGraph } from './graph.js';
import { placementTable } from './placement.js';
import { dealLabel } from './rules.js';

/** @import { DealResult, Placement, ReplayDeal, State } from '../engine/core.d.ts' */

/**
 * @param {object} actions
 * @param {(deal: number, step: number) => void} actions.go
 * @param {(chair: number) => string} actions.name
 */
export function scoresPanel({ go, name }) {
  const element = h('div', { class: 'scores' });
  let drawn = '';

  return {
    element,
    /**
     * @param {object} shown
     * @param {string} shown.key
     * @param {ReplayDeal[]} shown.deals
     * @param {number} shown.current
     * @param {(deal: number, step: number) => State} shown.frame
     * @param {Placement} [shown.placement]
     */
    update({ key, deals, current, frame, placement }) {
      const wanted = `${key} ${current}`;
      if (wanted === drawn) return;
      drawn = wanted;
      const last = deals.length - 1;
      const starts = deals.map((_, deal) => frame(deal, 0));
      const scores = [...starts, frame(last, deals[last].steps)].map(({ seats }) => seats.map(({ score }) => score));
      const kept = scores.some((row) => row.some((score) => score !== 0));
      refill(
        element,
        kept
          ? scoreGraph(scores, {
              label: t('scores.graph'),
              current,
              write: number,
              signs: starts[0].seats.map(({ wind }) => windSign(wind)),
              ticks: [...deals.map((deal) => dealLabel(deal).replace(/^(\p{L})\p{L}*\s*/u, '$1')), ''],
            })
          : h('p', { class: 'quiet-text' }, t('scores.none')),
        kept
          ? h(
              'ul',
              { class: 'standing' },
              starts[0].seats.map(({ wind }, chair) =>
                h(
                  'li',
                  {},
                  h('span', { class: `chair-mark is-chair-${chair}`, 'aria-hidden': 'true' }),
                  `${windSign(wind)} ${name(chair)} `,
                  h('b', {}, number(scores[scores.length - 1][chair])),
                ),
              ),
            )
          : null,
        kept && placement ? placementTable(placement, name) : null,
        h(
          'ol',
          { class: 'deals' },
          deals.map((deal, index) =>
            h(
              'li',
              { class: index === current ? 'is-current' : '' },
              h(
                'button',
                {
                  type: 'button',
                  class: 'deal-row',
                  'aria-current': index === current ? 'true' : null,
                  data: { key: `deal-${index}` },
                  onclick: () => go(index, index === current ? deal.steps : 0),
                },
                h('span', { class: 'deal-label' }, dealLabel(deal)),
                h(
                  'span',
                  { class: 'deal-result' },
                  resultText(deal.result, name),
                  changes(scores[index], scores[index + 1], kept),
                ),
              ),
            ),
          ),
        ),
      );
    },
  };
}

/**
 * "P3 wins from P1, 3 han 30 fu, 3,900 points; log: same"
 * @param {DealResult | undefined} result
 * @param {(chair: number) => string} name
 */
function resultText(result, name) {
  if (!result?.wins?.length)
    return result
      ? t(`scores.${result.kind}`) === `scores.${result.kind}`
        ? result.text
        : t(`scores.${result.kind}`)
      : '';
  return result.wins.map((win) =>
    h(
      'span',
      { class: 'deal-win' },
      win.from === undefined || win.from === win.chair
        ? t('scores.selfDrawn', { who: name(win.chair) })
        : t('scores.from', { who: name(win.chair), from: name(win.from) }),
      win.points
        ? [
            ` · ${worth(win)} · ${t('win.points', { points: number(win.points) })}`,
            h('span', { class: auditStyle(win) }, auditLine(win)),
          ]
        : null,
    ),
  );
}

/** @param {number[]} before @param {number[]} after @param {boolean} kept */
function changes(before, after, kept) {
  if (!kept || !after) return null;
  const moved = after.map((score, chair) => score - before[chair]);
  if (moved.every((sum) => sum === 0)) return null;
  return h(
    'span',
    { class: 'deal-changes' },
    moved.map((sum, chair) =>
      h(
        'span',
        { class: sum > 0 ? 'gets' : sum < 0 ? 'pays' : '' },
        h('span', { class: `chair-mark is-chair-${chair}`, 'aria-hidden': 'true' }),
        sum > 0 ? `+${number(sum)}` : number(sum),
      ),
    ),
  );
}
