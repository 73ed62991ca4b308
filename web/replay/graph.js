// @ts-check
// The scores over the deals, a line a player: an SVG that says the same as the table below it.

import { lineGraph } from './lines.js';

/** Points between the lowest and the highest line, so that small changes stay small. */
const leastSpread = 8000;

/**
 * @param {number[][]} scores one row a deal, one number a chair
 * @param {{label: string, signs: string[], ticks: string[], current: number, write: (value: number) => string}} look
 */
export function scoreGraph(scores, { label, signs, ticks, current, write }) {
  const all = scores.flat();
  const spread = Math.max(leastSpread, Math.max(...all) - Math.min(...all)) * 0.06;
  return lineGraph({
    label,
    write,
    now: current,
    dots: true,
    across: [0, scores.length - 1],
    between: [Math.min(...all) - spread, Math.max(...all) + spread],
    ticks: ticks.map((tick, deal) => [deal, tick]),
    series: signs.map((name, chair) => ({
      name,
      style: `is-chair-${chair}`,
      points: scores.map((row, deal) => [deal, row[chair]]),
    })),
  });
}
