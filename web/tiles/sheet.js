// @ts-check
// A style sheet that shows every upright tile as a part of one picture. A tile is then one element instead of a
// drawing of dozens of elements: a table of two hundred tiles takes a tenth of the styling time. All tiles share one
// picture, since a browser takes a millisecond to set up each.

import { kinds } from './code.js';
import { tilesSvgText } from './tile.js';

const flowers = [...'12345678'].map((rank) => `${rank}f`);
const drawn = [...kinds, '0m', '0p', '0s', ...flowers, 'j', '?', '!', 'back'];
const known = new Set(drawn);

/**
 * The gap between two tiles of the picture, in tiles: at fractional sizes a tile would otherwise show the edge of its
 * neighbour.
 */
const gap = 0.2;

/** Whether the sheet has a picture of the tile. @param {string} tile */
export const hasPicture = (tile) => known.has(tile);

/**
 * The class of an element that is a tile's picture; one class per tile makes the browser find its style fast.
 * @param {string} tile
 * @param {string} style
 */
export const pictureClass = (tile, style) => `face tile picture of-${tile} ${style}`.trimEnd();

const sheet = new CSSStyleSheet();
const dark = matchMedia('(prefers-color-scheme: dark)');
let [theme, indices, look] = ['auto', false, ''];

/**
 * Draws the sheet for the colours in force, and again when the system's theme changes or the page is printed.
 * @param {string} wished "light", "dark", or "auto" for the system's theme
 * @param {boolean} shown whether tiles have small numbers
 */
export function drawSheet(wished, shown) {
  [theme, indices] = [wished, shown];
  draw(false);
  dark.onchange = onafterprint = () => draw(false);
  onbeforeprint = () => draw(true);
}

/** @param {boolean} paper whether for print, which is light */
function draw(paper) {
  const asked = { dark: !paper && (theme === 'auto' ? dark.matches : theme === 'dark'), indices };
  if (look === JSON.stringify(asked)) return;
  look = JSON.stringify(asked);
  // Each tile has a gap after it; a background position is a share of the picture's length minus one tile.
  const across = drawn.length + gap * (drawn.length - 1);
  const all = tilesSvgText(
    drawn.flatMap((tile, at) => (at ? [null, tile] : [tile])),
    { ...asked, gap, stretched: true },
  );
  const shared = `.picture { background-image: url("${address(all)}"); background-size: ${100 * across}% 100%; }`;
  const places = drawn.map((tile, at) => {
    const place = (100 * at * (1 + gap)) / (across - 1);
    return `.${CSS.escape(`of-${tile}`)} { background-position: ${place.toFixed(4)}% 0; }`;
  });
  sheet.replaceSync([shared, ...places].join('\n'));
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** @param {string} svg */
const address = (svg) => `data:image/svg+xml,${svg.trim().replace(/[%#<>"\n]/g, encodeURIComponent)}`;
