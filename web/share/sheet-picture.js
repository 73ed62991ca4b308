// @ts-check
// A picture drawn from top to bottom: texts, tiles and boxes in one SVG file without references to other files.

import { handItems } from '../tiles/arrange.js';
import { tilesSvgText } from '../tiles/tile.js';

/** @import { Hand } from '../tiles/mpsz.js' */
/** @typedef {{size?: number, weight?: number, fill?: string, anchor?: 'start' | 'end'}} Type */

export const width = 1120;
export const margin = 44;
export const inks = {
  paper: '#f8f6f0',
  raised: '#ffffff',
  ink: '#1d211f',
  quiet: '#5a605c',
  line: '#ddd8cb',
  accent: '#006b56',
  soft: '#dcefe8',
};
const family = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans CJK JP', sans-serif";

/** The height of a tile in widths. */
export const tileHeight = 4 / 3;

/** @param {string} text */
const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @type {CanvasRenderingContext2D | null} */
let ruler = null;

/** The width of a text. @param {string} text @param {Type} [type] */
export function measure(text, { size = 24, weight = 400 } = {}) {
  ruler ??= document.createElement('canvas').getContext('2d');
  if (!ruler) return text.length * size * 0.6;
  ruler.font = `${weight} ${size}px ${family}`;
  return ruler.measureText(text).width;
}

/**
 * Breaks a text into lines of at most the given width.
 * @param {string} text
 * @param {number} most
 * @param {Type} type
 * @returns {string[]}
 */
export function wrapped(text, most, type) {
  /** @type {string[]} */ const lines = [];
  // Languages without spaces may break anywhere.
  for (const word of text.match(/[\u3000-\u9fff\uff00-\uffef]|[^\s\u3000-\u9fff\uff00-\uffef]+\s*|\s+/g) ?? []) {
    const last = lines.at(-1);
    if (last !== undefined && measure(last + word.trimEnd(), type) <= most) lines[lines.length - 1] = last + word;
    else lines.push(word);
  }
  return lines.map((line) => line.trim()).filter(Boolean);
}

export function sheetPicture() {
  /** @type {string[]} */ const parts = [];
  /** The tiles used in the picture, each defined once. @type {Map<string, string>} */ const drawn = new Map();

  /** @param {string} svg */
  function inside(svg) {
    const [, box, art] = /** @type {RegExpExecArray} */ (/viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(svg));
    const [, , w, h] = box.split(' ').map(Number);
    return { w, h, art };
  }

  return {
    /** @param {number} x @param {number} y of the baseline @param {string} text @param {Type} [type] */
    text(x, y, text, { size = 24, weight = 400, fill = inks.ink, anchor = 'start' } = {}) {
      const end = anchor === 'end' ? ' text-anchor="end"' : '';
      const bold = weight === 400 ? '' : ` font-weight="${weight}"`;
      parts.push(`<text x="${x}" y="${y}" font-size="${size}"${bold} fill="${fill}"${end}>${escape(text)}</text>`);
    },
    /**
     * @param {number} x @param {number} y @param {number} w @param {number} h @param {string} fill
     * @param {number} [r]
     */
    box(x, y, w, h, fill, r = 16) {
      parts.push(`<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`);
    },
    /** @param {number} x @param {number} y @param {number} w */
    rule(x, y, w) {
      parts.push(`<path d="M${x} ${y}h${w}" stroke="${inks.line}"/>`);
    },
    /**
     * Upright tiles in a row; returns the x after the last one.
     * @param {number} x
     * @param {number} y
     * @param {string[]} tiles
     * @param {number} size
     */
    tiles(x, y, tiles, size) {
      for (const tile of tiles) {
        if (!drawn.has(tile)) {
          const { w, art } = inside(tilesSvgText([tile]));
          drawn.set(
            tile,
            `<g id="tile${drawn.size}" data-tile="${escape(tile)}" transform="scale(${1 / w})">${art}</g>`,
          );
        }
        const id = [...drawn.keys()].indexOf(tile);
        parts.push(`<g transform="translate(${x} ${y}) scale(${size})"><use href="#tile${id}"/></g>`);
        x += size + 1;
      }
      return x;
    },
    /**
     * A whole hand, the called tile of each meld turned; returns its height.
     * @param {number} x
     * @param {number} y
     * @param {Hand} hand
     * @param {number} most
     */
    hand(x, y, hand, most) {
      const { w, h, art } = inside(tilesSvgText(handItems(hand)));
      const scale = Math.min(most / w, 0.12);
      parts.push(`<g data-hand="" transform="translate(${x} ${y}) scale(${scale})">${art}</g>`);
      return h * scale;
    },
    /** @param {number} height */
    end: (height) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
      `<defs>${[...drawn.values()].join('')}</defs><rect width="100%" height="100%" fill="${inks.paper}"/>` +
      `<g font-family="${escape(family)}" style="font-variant-numeric: tabular-nums">${parts.join('')}</g></svg>\n`,
  };
}
/** @typedef {ReturnType<typeof sheetPicture>} Sheet */
