// @ts-check
// A row of tiles that changes as little as it can from one state to the next: a seek over half a deal leaves most
// tiles of the rivers where they are, and a hand only other pictures in its places.

import { h } from '../lib/dom.js';
import { tileFace } from '../tiles/view.js';
import { hasPicture, pictureClass } from '../tiles/sheet.js';

/**
 * @typedef {{tile: string, style?: string, turned?: boolean, fresh?: boolean,
 *   act?: ((event: MouseEvent) => void) | null}} Face
 * `fresh`: made anew, so that it glows; `act`: on a touch
 */

/** What each element shows. @type {WeakMap<Element, string>} */
const shown = new WeakMap();

/** @param {Element} row @param {Face[]} faces */
export function layFaces(row, faces) {
  faces.forEach((face, place) => {
    const old = /** @type {HTMLElement | undefined} */ (row.children[place]);
    if (!old) row.append(make(face));
    else if (face.fresh || face.act || shown.get(old) !== keyOf(face)) {
      if (!reuse(old, face)) old.replaceWith(make(face));
    }
  });
  while (row.children.length > faces.length) row.lastElementChild?.remove();
}

const keyOf = (/** @type {Face} */ { tile, style = '', turned = false, act }) =>
  `${tile} ${turned} ${style} ${Boolean(act)}`;

/** @param {Face} face */
function make(face) {
  const { tile, style = '', turned = false, act } = face;
  // A touch is a short way for the pointer to what has a button elsewhere, so it takes no Tab stop; under the pointer
  // the picture moves in an element that stays.
  const element = act
    ? h('span', { class: `face board-touch ${style}`, onclick: act }, tileFace(tile, { turned }))
    : tileFace(tile, { turned, class: style });
  shown.set(element, keyOf(face));
  return element;
}

/**
 * Shows another tile in an element, where the pictures are only named by it.
 * @param {HTMLElement} element
 * @param {Face} face
 */
function reuse(element, face) {
  const { tile, style = '', turned, fresh, act } = face;
  if (!element.classList.contains('picture') || !hasPicture(tile) || turned || fresh || act) return false;
  element.className = pictureClass(tile, style);
  element.dataset.tile = tile;
  shown.set(element, keyOf(face));
  return true;
}
