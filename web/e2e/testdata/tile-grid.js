// Draws every tile of the sheet, and below each the same tile as a picture of its own.
import { kinds } from './tiles/code.js';
import { drawSheet, hasPicture, pictureClass } from './tiles/sheet.js';
import { installTiles, tileSvg } from './tiles/tile.js';

const tiles = [...kinds, '0m', '0p', '0s', ...[...'12345678'].map((rank) => `${rank}f`), 'j', '?', '!', 'back'];
const missing = tiles.filter((tile) => !hasPicture(tile));
if (missing.length) throw new Error(`the sheet lacks ${missing}`);

drawSheet('light', false);
installTiles();
const grid = document.querySelector('main');

/** Resolves when everything has been painted. */
const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/**
 * Draws the tiles at a width in CSS pixels. Returns the name, place and size of each upper picture, and the distance
 * to the lower one.
 */
window.drawGrid = async (width) => {
  const height = (width * 800) / 600;
  const below = Math.ceil(height) + 4;
  const columns = Math.floor(960 / (width + 3.3));
  grid.style.setProperty('--tile-w', `${width}px`);
  const pairs = tiles.map((tile, at) => {
    const x = 4 + (at % columns) * (width + 3.3);
    const y = 4 + Math.floor(at / columns) * (2 * below + 8);
    return { tile, x, y, width, height, below };
  });
  grid.replaceChildren(
    ...pairs.flatMap(({ tile, x, y }) => {
      const picture = document.createElement('span');
      picture.className = pictureClass(tile, '');
      const alone = tileSvg(tile);
      for (const [element, top] of [
        [picture, y],
        [alone, y + below],
      ])
        Object.assign(element.style, { position: 'absolute', left: `${x}px`, top: `${top}px` });
      return [picture, alone];
    }),
  );
  await new Promise((done) => setTimeout(done, 30)); // the first picture of a sheet is decoded asynchronously
  await painted();
  return pairs;
};
