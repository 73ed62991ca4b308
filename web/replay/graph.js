// @ts-check
// The scores over the deals, a line a player: an SVG that says the same as the table below it.

import { lineGraph } from '../lib/lines.js';

/** Points between the lowest and the highest line, so that small changes stay small. */
const leastSpread = 8000;

/** More deals than these are a line without dots. */
const mostDots = 100;

/**
 * @param {number[]} deals those that are drawn, and what is behind the last
 * @param {(deal: number) => number[]} scores before it, by chair
 * @param {{label: string, signs: string[], tick: (deal: number) => string, current: number, write: (value: number) =>
 * string}} look
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
