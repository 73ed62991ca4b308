// @ts-check
// Two small curves over the number of draws: the chance to be ready, dashed, and the chance to win, filled. The
// numbers beside them give the same.

const SVG = 'http://www.w3.org/2000/svg';
const width = 108;
const height = 40;

/**
 * @param {number[]} ready probabilities, the first with all draws left, the last with one
 * @param {number[]} win
 * @param {number} top the probability at the upper edge
 */
export function curves(ready, win, top) {
  const svg = make('svg', {
    viewBox: `0 -1 ${width} ${height + 2}`,
    preserveAspectRatio: 'none',
    class: 'curves',
    'aria-hidden': 'true',
  });
  const [won, made] = [path(win, top), path(ready, top)];
  svg.append(
    make('path', { class: 'curve-area', d: `${won} L${width},${height} Z` }),
    make('path', { class: 'curve-ready', d: made }),
    make('path', { class: 'curve-win', d: won }),
    make('path', { class: 'curve-ground', d: `M0,${height} H${width}` }),
  );
  return svg;
}

/**
 * The path from zero without a draw to the chance with all of them.
 * @param {number[]} chances
 * @param {number} top
 */
function path(chances, top) {
  const places = [...chances, 0]
    .reverse()
    .map(
      (chance, draws) => `${((draws * width) / chances.length).toFixed(1)},${((1 - chance / top) * height).toFixed(1)}`,
    );
  return `M${places.join(' L')}`;
}

/** @param {string} tag @param {Record<string, string | number>} attributes */
function make(tag, attributes) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}
