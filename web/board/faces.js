// @ts-check
// Draws a row of tiles and reuses the elements of the last state: after a seek most tiles of a river are the same,
// and a hand changes only its pictures.

import { h } from '../lib/dom.js';
import { tileFace } from '../tiles/view.js';
import { hasPicture, pictureClass } from '../tiles/sheet.js';

/**
 * @typedef {{tile: string, style?: string, turned?: boolean, fresh?: boolean, act?: ((event: MouseEvent) => void) |
 *   null}} Face `fresh`: a new element, so that it glows; `act`: the action of a click
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
  // A click repeats what a button elsewhere does, so the tile takes no Tab stop. The element under the pointer stays;
  // only its picture changes.
  const element = act
    ? h('span', { class: `face board-touch ${style}`, onclick: act }, tileFace(tile, { turned }))
    : tileFace(tile, { turned, class: style });
  shown.set(element, keyOf(face));
  return element;
}

/**
 * Shows another tile in an element that names its picture.
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
