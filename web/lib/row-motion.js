// @ts-check
// Animates changes of a row of tiles: a new tile slides in, a removed one leaves, and the others move to their
// places. The row has already changed and only copies move, so input need not wait.

/** @typedef {{tile: string, element: HTMLElement, box: DOMRect}} Stand */

/** The position of every tile of a row. @param {HTMLElement} row @param {string} selector @returns {Stand[]} */
export function places(row, selector) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return [];
  /** @type {NodeListOf<HTMLElement>} */ const found = row.querySelectorAll(selector);
  return [...found].map((element) => ({
    tile: element.dataset.tile ?? '',
    element,
    box: element.getBoundingClientRect(),
  }));
}

/** The duration of a movement, in milliseconds. */
const way = 180;

/** With more new tiles than this the hand is another one and nothing moves. */
const mostNew = 2;

/**
 * Animates a row from its old to its new positions.
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

/** A copy of a removed tile moves up and fades. @param {Stand} stand */
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
