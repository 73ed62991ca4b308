// @ts-check
// A hand as the text of an SVG picture, for programs without a page: bots, static sites, wikis that store files.
//
//     import { handSVG } from './dist/hand-svg.js';
//     handSVG('123m406p789s11555z')   // '<svg xmlns=…', or null if it is no mpsz

import { readMpsz } from '../tiles/mpsz.js';
import { handItems } from '../tiles/arrange.js';
import { tilesSvgText } from '../tiles/tile.js';

/** More characters than any hand has. */
const longest = 200;

/**
 * @param {string} text a hand in mpsz, with melds
 * @param {{dark?: boolean, indices?: boolean, height?: number}} [options] height: of a tile, in pixels
 * @returns {string | null}
 */
export function handSVG(text, { dark = false, indices = false, height = 80 } = {}) {
  const hand = typeof text === 'string' && text.length <= longest ? readMpsz(text) : null;
  if (!hand || !(hand.closed.length + hand.melds.length + hand.flowers.length)) return null;
  const svg = tilesSvgText(handItems(hand), { dark, indices }).trim();
  const size = Number.isFinite(height) && height > 0 ? height : 80;
  return svg.replace(/ width="([\d.]+)" height="([\d.]+)"/, (_, width, high) => {
    const scaled = Math.round(((Number(width) * size) / Number(high)) * 100) / 100;
    return ` width="${scaled}" height="${size}"`;
  });
}
