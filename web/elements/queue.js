// @ts-check
// Elements of a page are drawn some at a time, those near the view first: an article may have hundreds, which
// in one go keep it from scrolling.

import { afterPicture } from '../lib/pieces.js';

/** @typedef {import('./element.js').MahjongElement} MahjongElement */

/** So many are drawn in one go. */
const most = 16;

/** Those that wait, in the order of the page. @type {Set<MahjongElement>} */
const waiting = new Set();
/** Those of them that are near the view. @type {Set<MahjongElement>} */
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

/** Draws an element when its turn comes; a few, at once. @param {MahjongElement} element */
export function queue(element) {
  waiting.add(element);
  if (coming) return;
  coming = true;
  queueMicrotask(draw);
}

/** @param {number} [number] */
function take(number = most) {
  for (const element of [...first, ...waiting].slice(0, number)) {
    // Those near the view are named twice.
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

// On paper all of them stand.
addEventListener('beforeprint', () => take(Infinity));
