// @ts-check
// Motion that says what happened to a row of tiles: a new one slides in, one that went leaves, and the others go to
// their places. The row itself has changed already; what is seen moving are pictures, so nothing waits for them.

/** @typedef {{tile: string, element: HTMLElement, box: DOMRect}} Stand */

/** Where every tile of a row stands. @param {HTMLElement} row @param {string} selector @returns {Stand[]} */
export function places(row, selector) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return [];
  /** @type {NodeListOf<HTMLElement>} */ const found = row.querySelectorAll(selector);
  return [...found].map((element) => ({
    tile: element.dataset.tile ?? '',
    element,
    box: element.getBoundingClientRect(),
  }));
}

/** Milliseconds that a tile is on its way. */
const way = 180;

/** Another hand altogether just stands there. */
const mostNew = 2;

/**
 * Shows how a row became what it is.
 * @param {Stand[]} before
 * @param {Stand[]} after
 */
export function follow(before, after) {
  if (!before.length) return;
  const left = [...before];
  /** @type {Stand[]} */ const drawn = [];
  /** @type {[Stand, Stand][]} */ const moved = [];
  for (const stand of after) {
    const at = left.findIndex(({ tile }) => tile === stand.tile);
    if (at < 0) drawn.push(stand);
    else moved.push([left.splice(at, 1)[0], stand]);
  }
  if (drawn.length > mostNew || (drawn.length && left.length > mostNew)) return;
  for (const [{ box: from }, { element, box: to }] of moved) {
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.abs(x) + Math.abs(y) > 1) slide(element, { transform: `translate(${x}px, ${y}px)` });
  }
  for (const { element } of drawn) slide(element, { transform: 'translateY(-60%)', opacity: 0 });
  if (left.length === 1) leave(left[0]);
}

/** @param {HTMLElement} element @param {Keyframe} from */
const slide = (element, from) => element.animate([from, {}], { duration: way, easing: 'ease-out' });

/** The picture of a tile that is no longer there goes up and away. @param {Stand} stand */
function leave({ element, box }) {
  const picture = /** @type {HTMLElement | undefined} */ (element.firstElementChild?.cloneNode(true));
  if (!picture) return;
  picture.classList.add('leaving');
  picture.setAttribute('aria-hidden', 'true');
  delete picture.dataset.tile;
  const style = { '--tile-w': `${box.width}px`, left: `${box.left}px`, top: `${box.top}px` };
  for (const [name, value] of Object.entries(style)) picture.style.setProperty(name, value);
  document.body.append(picture);
  const going = picture.animate([{}, { transform: 'translateY(-90%)', opacity: 0 }], {
    duration: way,
    easing: 'ease-in',
  });
  going.onfinish = going.oncancel = () => picture.remove();
}
