// @ts-check
// A line graph over steps, deals or games: an SVG in the colours of the theme, with a name at the end of each line
// and a text alternative.

const SVG = 'http://www.w3.org/2000/svg';
const width = 360;
const lineHeight = 12;
const edge = { left: 44, right: 26, top: 8, bottom: 18 };
/** The smallest gap between two words below the graph. */
const leastGap = 5;

/** The approximate width of a text in the graph; East Asian characters have the full width. @param {string} text */
const widthOf = (text) => [...text].reduce((sum, letter) => sum + (letter < '\u2e80' ? 6 : 10), 0);

/**
 * @typedef {object} Look
 * @property {string} label the text alternative
 * @property {{name: string, style: string, points: [number, number][]}[]} series `style` names its colour: is-chair-0
 *   …
 * @property {[number, number]} across the first and the last x
 * @property {[number, number]} between the least and the largest value
 * @property {(value: number) => string} write
 * @property {[number, string][]} [ticks] words below the graph
 * @property {number} [now] x of a vertical line
 * @property {number} [height]
 * @property {boolean} [dots]
 * @property {(x: number) => void} [seek] called with x on a click
 */

/** @param {Look} look */
export function lineGraph({ label, series, across, between, write, ticks = [], now, height = 150, dots, seek }) {
  const [first, last] = across;
  const [low, high] = between;
  const [wide, tall] = [width - edge.left - edge.right, height - edge.top - edge.bottom];
  /** @param {number} at */
  const x = (at) => edge.left + ((at - first) * wide) / Math.max(1, last - first);
  /** @param {number} value */
  const y = (value) => edge.top + ((high - value) * tall) / (high - low || 1);
  const svg = make('svg', { viewBox: `0 0 ${width} ${height}`, class: 'graph', role: 'img', 'aria-label': label });
  for (const value of gridLines(low, high)) {
    svg.append(
      make('line', { class: 'graph-grid', x1: edge.left, x2: width - edge.right, y1: y(value), y2: y(value) }),
      make('text', { class: 'graph-text', x: edge.left - 5, y: y(value) + 3.5, 'text-anchor': 'end' }, write(value)),
    );
  }
  if (now !== undefined)
    svg.append(make('line', { class: 'graph-now', x1: x(now), x2: x(now), y1: edge.top, y2: height - edge.bottom }));
  const every = Math.ceil(ticks.length / 9);
  let behind = -Infinity;
  ticks.forEach(([at, text], index) => {
    const half = widthOf(text) / 2;
    if (index % every || x(at) - half < behind) return;
    behind = x(at) + half + leastGap;
    svg.append(make('text', { class: 'graph-text', x: x(at), y: height - 4, 'text-anchor': 'middle' }, text));
  });
  for (const { style, points } of series) {
    const path = points.map(([at, value]) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
    svg.append(make('polyline', { class: `graph-line ${style}`, points: path }));
    if (dots)
      for (const [at, value] of points)
        svg.append(make('circle', { class: `graph-dot ${style}`, cx: x(at), cy: y(value), r: at === now ? 3.5 : 2 }));
  }
  const ends = series.map(({ points }, index) => ({ index, at: y(points[points.length - 1]?.[1] ?? low) }));
  for (const { index, at } of apart(ends, height - edge.bottom)) {
    const { name, style } = series[index];
    svg.append(make('text', { class: `graph-name ${style}`, x: width - edge.right + 7, y: at + 4 }, name));
  }
  if (seek) {
    svg.classList.add('is-seeking');
    svg.addEventListener('click', (event) => {
      const box = svg.getBoundingClientRect();
      const at = (((event.clientX - box.left) / box.width) * width - edge.left) / wide;
      seek(Math.round(Math.min(1, Math.max(0, at)) * (last - first) + first));
    });
  }
  return svg;
}

/**
 * Moves names at the ends of lines apart by the height of a line, none below the graph.
 * @param {{index: number, at: number}[]} names
 * @param {number} bottom
 */
function apart(names, bottom) {
  const sorted = names.sort((one, other) => one.at - other.at);
  sorted.forEach((one, index) => {
    if (index > 0) one.at = Math.max(one.at, sorted[index - 1].at + lineHeight);
  });
  sorted.forEach((one, index) => (one.at = Math.min(one.at, bottom - lineHeight * (sorted.length - 1 - index))));
  return sorted;
}

/**
 * At most six round values, a step of 1, 2 or 5 times a power of ten apart.
 * @param {number} low
 * @param {number} high
 */
function gridLines(low, high) {
  let step = 10 ** Math.floor(Math.log10(high - low || 1) - 1);
  for (let turn = 0; (high - low) / step > 5; turn += 1) step *= turn % 3 === 1 ? 2.5 : 2;
  const lines = [];
  // avoid -0
  for (let index = Math.ceil(low / step - 1e-9) || 0; index * step <= high + 1e-9; index += 1) lines.push(index * step);
  return lines;
}

/** @param {string} tag @param {Record<string, string | number>} attributes */
function make(tag, attributes, text = '') {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  if (text) element.textContent = text;
  return element;
}
