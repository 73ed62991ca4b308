// @ts-check
// Lines over the deals, one a player: an SVG that says the same as the table below it.

const SVG = 'http://www.w3.org/2000/svg';
const width = 360;
const height = 150;
/** Points between the lowest and the highest line, so that small changes stay small. */
const leastSpread = 8000;
const edge = { left: 44, right: 26, top: 8, bottom: 18 };

/**
 * @param {number[][]} scores one row a deal, one number a chair
 * @param {{label: string, signs: string[], ticks: string[], current: number, write: (value: number) => string}} look
 */
export function scoreGraph(scores, { label, signs, ticks, current, write }) {
  const all = scores.flat();
  const spread = Math.max(leastSpread, Math.max(...all) - Math.min(...all)) * 0.06;
  const [low, high] = [Math.min(...all) - spread, Math.max(...all) + spread];
  /** @param {number} deal */
  const x = (deal) => edge.left + (deal * (width - edge.left - edge.right)) / Math.max(1, scores.length - 1);
  /** @param {number} value */
  const y = (value) => edge.top + ((high - value) * (height - edge.top - edge.bottom)) / Math.max(1, high - low);
  const svg = make('svg', { viewBox: `0 0 ${width} ${height}`, class: 'graph', role: 'img', 'aria-label': label });
  for (const value of gridLines(low, high)) {
    svg.append(
      make('line', { class: 'graph-grid', x1: edge.left, x2: width - edge.right, y1: y(value), y2: y(value) }),
      make('text', { class: 'graph-text', x: edge.left - 5, y: y(value) + 3.5, 'text-anchor': 'end' }, write(value)),
    );
  }
  svg.append(
    make('line', { class: 'graph-now', x1: x(current), x2: x(current), y1: edge.top, y2: height - edge.bottom }),
  );
  const every = Math.ceil(ticks.length / 9);
  ticks.forEach((tick, deal) => {
    if (deal % every === 0)
      svg.append(make('text', { class: 'graph-text', x: x(deal), y: height - 4, 'text-anchor': 'middle' }, tick));
  });
  signs.forEach((sign, chair) => {
    const points = scores.map((row, deal) => `${x(deal).toFixed(1)},${y(row[chair]).toFixed(1)}`);
    svg.append(make('polyline', { class: `graph-line is-chair-${chair}`, points: points.join(' ') }));
    scores.forEach((row, deal) =>
      svg.append(
        make('circle', {
          class: `graph-dot is-chair-${chair}`,
          cx: x(deal),
          cy: y(row[chair]),
          r: deal === current ? 3.5 : 2,
        }),
      ),
    );
  });
  for (const { chair, at } of apart(signs.map((_, chair) => ({ chair, at: y(scores[scores.length - 1][chair]) })))) {
    svg.append(
      make('text', { class: `graph-name is-chair-${chair}`, x: width - edge.right + 7, y: at + 4 }, signs[chair]),
    );
  }
  return svg;
}

/** Names at the ends of the lines keep a line's height between them. @param {{chair: number, at: number}[]} names */
function apart(names) {
  const sorted = names.sort((one, other) => one.at - other.at);
  sorted.forEach((one, index) => {
    if (index > 0) one.at = Math.max(one.at, sorted[index - 1].at + 12);
  });
  return sorted;
}

/** @param {number} low @param {number} high */
function gridLines(low, high) {
  const step =
    [1000, 2000, 5000, 10000, 20000, 50000, 100000].find((size) => (high - low) / size <= 5) ?? (high - low || 1);
  const lines = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) lines.push(value);
  return lines;
}

/** @param {string} tag @param {Record<string, string | number>} attributes */
function make(tag, attributes, text = '') {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  if (text) element.textContent = text;
  return element;
}
