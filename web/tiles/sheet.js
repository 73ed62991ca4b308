// @ts-check
// One style sheet with every upright tile as a background picture. A tile is then one element instead of a copied
// drawing of dozens: a table of two hundred tiles costs the browser a tenth of the styling.

import { kinds } from '../page/state/tile.js';
import { tilesSvgText } from './tile.js';

const drawn = new Set([
  ...kinds,
  '0m',
  '0p',
  '0s',
  '1f',
  '2f',
  '3f',
  '4f',
  '5f',
  '6f',
  '7f',
  '8f',
  'j',
  '?',
  '!',
  'back',
]);

/** Whether the sheet has a picture of the tile. @param {string} tile */
export const hasPicture = (tile) => drawn.has(tile);

/**
 * The class of an element that is a tile's picture: by a name of its own the browser finds its style at once.
 * @param {string} tile
 * @param {string} style
 */
export const pictureClass = (tile, style) => `face tile picture of-${tile} ${style}`.trimEnd();

const sheet = new CSSStyleSheet();
const dark = matchMedia('(prefers-color-scheme: dark)');
let look = '';

/**
 * Draws the sheet for the colours in force, and again when the system's change.
 * @param {string} theme "light", "dark", or "auto" for the system's
 * @param {boolean} indices whether tiles carry small numbers
 */
export function drawSheet(theme, indices) {
  dark.onchange = () => drawSheet(theme, indices);
  const asked = { dark: theme === 'auto' ? dark.matches : theme === 'dark', indices };
  if (look === JSON.stringify(asked)) return;
  look = JSON.stringify(asked);
  sheet.replaceSync(
    [...drawn]
      .map(
        (tile) => `.${CSS.escape(`of-${tile}`)} { background-image: url("${address(tilesSvgText([tile], asked))}"); }`,
      )
      .join('\n'),
  );
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** @param {string} svg */
const address = (svg) => `data:image/svg+xml,${svg.trim().replace(/[%#<>"\n]/g, encodeURIComponent)}`;
