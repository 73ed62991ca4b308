// @ts-check
// One style sheet that shows every upright tile as a part of one picture. A tile is then one element instead of a
// copied drawing of dozens: a table of two hundred tiles costs the browser a tenth of the styling. The picture is one,
// since to a browser each is a document of its own, which takes it a millisecond to set up.

import { kinds } from './code.js';
import { tilesSvgText } from './tile.js';

const flowers = [...'12345678'].map((rank) => `${rank}f`);
const drawn = [...kinds, '0m', '0p', '0s', ...flowers, 'j', '?', '!', 'back'];
const known = new Set(drawn);

/** Between two tiles of the picture, in tiles: at sizes that are no whole pixels neither shows at the other's edge. */
const gap = 0.2;

/** Whether the sheet has a picture of the tile. @param {string} tile */
export const hasPicture = (tile) => known.has(tile);

/**
 * The class of an element that is a tile's picture: by a name of its own the browser finds its style at once.
 * @param {string} tile
 * @param {string} style
 */
export const pictureClass = (tile, style) => `face tile picture of-${tile} ${style}`.trimEnd();

const sheet = new CSSStyleSheet();
const dark = matchMedia('(prefers-color-scheme: dark)');
let [theme, indices, look] = ['auto', false, ''];

/**
 * Draws the sheet for the colours in force, and again when the system's change or the page goes on paper.
 * @param {string} wished "light", "dark", or "auto" for the system's
 * @param {boolean} shown whether tiles carry small numbers
 */
export function drawSheet(wished, shown) {
  [theme, indices] = [wished, shown];
  draw(false);
  dark.onchange = onafterprint = () => draw(false);
  onbeforeprint = () => draw(true);
}

/** @param {boolean} paper which is light */
function draw(paper) {
  const asked = { dark: !paper && (theme === 'auto' ? dark.matches : theme === 'dark'), indices };
  if (look === JSON.stringify(asked)) return;
  look = JSON.stringify(asked);
  // Each tile with a gap behind it; a place is a share of what the picture is longer than the one tile shown.
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
