// @ts-check
// Tiles as the page shows them. The pictures come from tiles/; here they get their rows, names and melds.

import { tileSvg } from './tiles/tile.js';
import { h } from './dom.js';
import { isRed } from './state/tile.js';
import { tileName } from './words/spoken.js';

let indices = false;

/** @param {boolean} shown whether tiles carry small numbers in the corner */
export function showIndices(shown) { indices = shown; }

/**
 * One tile's picture, silent for screen readers unless `named`: whatever it stands in has the words.
 * @param {string} tile
 * @param {{class?: string, named?: boolean, turned?: boolean, dora?: boolean}} [options]
 * @returns {HTMLElement}
 */
export function tileFace(tile, { class: style = '', named = false, turned = false, dora = false } = {}) {
  return h('span', {
    class: `face ${style}`.trim(), data: { tile }, ...(named ? { role: 'img', 'aria-label': tileName(tile) } : {}),
  }, tileSvg(tile, { indices, turned, dora }));
}

/** A row of tiles in the size of its container. @param {string[]} tiles @param {string} [style] */
export const tileRow = (tiles, style = '') => h('span', { class: `tiles ${style}`.trim() }, tiles.map((tile) => tileFace(tile)));

/**
 * What is drawn for a declared meld, from left to right: the called tile lies turned at the place that says from whom, an
 * added tile above it; a concealed kong shows two backs.
 * @param {import('./state/mpsz.js').Meld} meld
 * @returns {{code: string, turned?: boolean, above?: string}[]}
 */
export function meldPictures(meld) {
  if (meld.kong === 'concealed') {
    const [, , second, first] = meld.tiles;
    return [{ code: 'back' }, { code: second }, { code: meld.tiles.find(isRed) ?? first }, { code: 'back' }];
  }
  if (meld.called === undefined || !meld.from) return meld.tiles.map((code) => ({ code }));
  const rest = meld.tiles.filter((_, index) => index !== meld.called).map((code) => ({ code }));
  const above = meld.kong === 'added' ? rest.pop()?.code : undefined;
  const at = { left: 0, across: 1, right: rest.length }[meld.from];
  return rest.toSpliced(at, 0, { code: meld.tiles[meld.called], turned: true, ...(above ? { above } : {}) });
}

/** @param {import('./state/mpsz.js').Meld} meld */
export function meldFaces(meld) {
  return h('span', { class: 'tiles meld-tiles' }, meldPictures(meld).map(({ code, turned, above }) => (above
    ? h('span', { class: 'stack' }, tileFace(above, { turned }), tileFace(code, { turned })) : tileFace(code, { turned }))));
}
