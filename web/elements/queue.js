// @ts-check
// Draws the elements of a page a few at a time, those near the viewport first: an article may have hundreds, and
// drawing all at once would block scrolling.

import { afterPicture } from '../lib/pieces.js';

/** @typedef {import('./element.js').MahjongElement} MahjongElement */

/** The number of elements drawn at a time. */
const most = 16;

/** The waiting elements, in the order of the page. @type {Set<MahjongElement>} */
const waiting = new Set();
/** Waiting elements near the viewport. @type {Set<MahjongElement>} */
const first = new Set();
let coming = false;

const view = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const element = /** @type {MahjongElement} */ (target);
      if (isIntersecting && waiting.has(element)) first.add(element);
    }
  },
  { rootMargin: '200px 0px' },
);

/** Queues an element for drawing; a few elements are drawn at once. @param {MahjongElement} element */
export function queue(element) {
  waiting.add(element);
  if (coming) return;
  coming = true;
  queueMicrotask(draw);
}

/** @param {number} [number] */
function take(number = most) {
  for (const element of [...first, ...waiting].slice(0, number)) {
    // An element near the viewport is in both sets.
    if (!waiting.delete(element)) continue;
    first.delete(element);
    view.unobserve(element);
    element.drawNow();
  }
}

function draw() {
  take();
  coming = waiting.size > 0;
  if (!coming) return;
  for (const element of waiting) view.observe(element);
  afterPicture().then(draw);
}

// Before printing all are drawn.
addEventListener('beforeprint', () => take(Infinity));
