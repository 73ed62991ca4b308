// @ts-check
// A graph of the scores over the deals, one line per player, with the same figures as the table below it.

import { lineGraph } from '../lib/lines.js';

/** The smallest range of points on the axis, so that small changes look small. */
const leastSpread = 8000;

/** Above this number of deals the lines have no dots. */
const mostDots = 100;

/**
 * @param {number[]} deals the deals drawn, and one after the last
 * @param {(deal: number) => number[]} scores before a deal, by chair
 * @param {{label: string, signs: string[], tick: (deal: number) => string, current: number, write: (value: number) =>
 *   string}} look
 */
export function scoreGraph(deals, scores, { label, signs, tick, current, write }) {
  const all = deals.flatMap(scores);
  const spread = Math.max(leastSpread, Math.max(...all) - Math.min(...all)) * 0.06;
  return lineGraph({
    label,
    write,
    now: current,
    dots: deals.length <= mostDots,
    across: [0, deals[deals.length - 1]],
    between: [Math.min(...all) - spread, Math.max(...all) + spread],
    ticks: deals.map((deal) => [deal, tick(deal)]),
    series: signs.map((name, chair) => ({
      name,
      style: `is-chair-${chair}`,
      points: deals.map((deal) => [deal, scores(deal)[chair]]),
    })),
  });
}
