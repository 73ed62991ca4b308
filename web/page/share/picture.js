// @ts-check
// Pictures to keep: the hand alone, or the hand with what the page says about it, as one SVG file and from it a PNG.

import { handItems } from '../../tiles/arrange.js';
import { tilesSvgText } from '../../tiles/tile.js';

/** @param {import('../state/mpsz.js').Hand} hand @returns {string} an SVG file */
export const handPicture = (hand) => tilesSvgText(handItems(hand));

const width = 1120;
const margin = 40;

/**
 * The hand above the lines of the answer as the page shows them.
 * @param {{hand: import('../state/mpsz.js').Hand}} answer
 * @returns {string} an SVG file
 */
export function cardPicture(answer) {
  const [, size, inner] = /** @type {RegExpExecArray} */ (
    /viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(handPicture(answer.hand))
  );
  const [, , tilesWidth, tilesHeight] = size.split(' ').map(Number);
  const scale = Math.min((width - 2 * margin) / tilesWidth, 0.12);
  const lines = linesOnPage();
  const top = margin + tilesHeight * scale + 56;
  const texts = lines.map(({ text, worth, large }, index) => {
    const y = top + index * 34;
    return (
      `<text x="${margin}" y="${y}" ${large ? 'font-weight="700" ' : ''}>${escape(text)}</text>` +
      (worth ? `<text x="${width - margin}" y="${y}" text-anchor="end">${escape(worth)}</text>` : '')
    );
  });
  const height = top + lines.length * 34 + margin - 20;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="#faf8f3"/>` +
    `<g transform="translate(${margin} ${margin}) scale(${scale})">${inner}</g>` +
    `<g font-family="system-ui, sans-serif" font-size="22" fill="#1d211f">${texts.join('')}</g></svg>\n`
  );
}

/**
 * What the answer says on screen, so that the picture says the same in the same language.
 * @returns {{text: string, worth?: string, large?: boolean}[]}
 */
function linesOnPage() {
  /** @param {Element | null | undefined} element */
  const text = (element) => (element instanceof HTMLElement ? element.innerText : '').replace(/\s+/g, ' ').trim();
  const panel = document.querySelector('.answer');
  const lines = [...(panel?.querySelectorAll('.card .line, .payments li, .wait, .discards > li .discard-line') ?? [])]
    .filter((element) => !element.closest('details'))
    .map((element) => {
      const worth = element.querySelector('.line-worth');
      return worth ? { text: text(element.firstElementChild), worth: text(worth) } : { text: text(element) };
    });
  return [{ text: text(panel?.querySelector('.sentence')), large: true }, ...lines.slice(0, 40)];
}

/** @param {string} text */
const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Draws an SVG file at twice its size.
 * @param {string} svg
 * @returns {Promise<Blob | null>} null where the browser cannot
 */
export async function toPng(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  try {
    await image.decode();
  } catch {
    return null;
  }
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width * 2, image.height * 2];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}
