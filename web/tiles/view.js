// @ts-check
// Tiles as the page shows them. The pictures come from tiles/; here they get their rows, names and melds.

import { meldPictures } from './arrange.js';
import { drawSheet, hasPicture, pictureClass } from './sheet.js';
import { installTiles, tileSvg } from './tile.js';
import { h } from '../lib/dom.js';
import { tileName } from './spoken.js';

let indices = false;
let fromSheet = false;

/** The parts that drawings are put together from come into the page with the first drawing. @type {typeof tileSvg} */
function drawing(tile, look) {
  if (fromSheet) installTiles();
  return tileSvg(tile, look);
}

/**
 * How tiles look from now on.
 * @param {string} theme light, dark or auto
 * @param {boolean} shown whether they carry small numbers in the corner
 */
export function dressTiles(theme, shown) {
  indices = shown;
  fromSheet = true;
  drawSheet(theme, shown);
}

/**
 * Tiles are drawings from now on, for trees that the sheet does not reach.
 * @param {boolean} shown whether they carry small numbers
 */
export function drawTiles(shown) {
  indices = shown;
  fromSheet = false;
}

/**
 * One tile's picture, silent for screen readers unless `named`: whatever it stands in has the words.
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

/** A row of tiles in the size of its container. @param {string[]} tiles @param {string} [style] */
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
