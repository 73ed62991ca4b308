// @ts-check
// Tiles as elements of the page, with rows, names and melds.

import { meldPictures } from './arrange.js';
import { drawSheet, hasPicture, pictureClass } from './sheet.js';
import { installTiles, tileSvg } from './tile.js';
import { h } from '../lib/dom.js';
import { tileName } from './spoken.js';

let indices = false;
let fromSheet = false;

/** Adds the symbols to the page with the first drawing. @type {typeof tileSvg} */
function drawing(tile, look) {
  if (fromSheet) installTiles();
  return tileSvg(tile, look);
}

/**
 * Sets how tiles look.
 * @param {string} theme light, dark or auto
 * @param {boolean} shown whether they have small numbers in the corner
 */
export function dressTiles(theme, shown) {
  indices = shown;
  fromSheet = true;
  drawSheet(theme, shown);
}

/**
 * Draws tiles as SVG elements, for trees that the sheet does not reach.
 * @param {boolean} shown whether they have small numbers
 */
export function drawTiles(shown) {
  indices = shown;
  fromSheet = false;
}

/**
 * The picture of a tile, hidden from screen readers unless `named`: its container has the name.
 * @param {string} tile
 * @param {{class?: string, named?: boolean, turned?: boolean, dora?: boolean}} [options]
 * @returns {HTMLElement}
 */
export function tileFace(tile, { class: style = '', named = false, turned = false, dora = false } = {}) {
  const props = { data: { tile }, ...(named ? { role: 'img', 'aria-label': tileName(tile) } : {}) };
  return fromSheet && !turned && !dora && hasPicture(tile)
    ? h('span', { class: pictureClass(tile, style), ...props })
    : h('span', { class: `face ${style}`.trimEnd(), ...props }, drawing(tile, { indices, turned, dora }));
}

/** A row of tiles in the size that its container sets. @param {string[]} tiles @param {string} [style] */
export const tileRow = (tiles, style = '') =>
  h(
    'span',
    { class: `tiles ${style}`.trim() },
    tiles.map((tile) => tileFace(tile)),
  );

/** @param {import('./mpsz.js').Meld} meld */
export function meldFaces(meld) {
  return h(
    'span',
    { class: 'tiles meld-tiles' },
    meldPictures(meld).map(({ code, turned, above }) =>
      above
        ? h('span', { class: 'stack' }, tileFace(above, { turned }), tileFace(code, { turned }))
        : tileFace(code, { turned }),
    ),
  );
}

export { meldPictures };
