// @ts-check
// Hands within the text of a page: pictures of the text's height that wrap like words, are dark or light like the
// ground behind them, can be printed, and are copied as notation. Wikis use them by mahjong-hands.js, other pages by
// <mahjong-hand>. Nothing of the page's text becomes markup: it is read as tiles, and the pictures are this site's.

import { trustedMarkup } from '../lib/trusted.js';
import { lying, palettes, upright } from './faces.js';
import { tilesSvgText } from './tile.js';

/** @typedef {import('./tile.js').Item} Item */

const SVG = 'http://www.w3.org/2000/svg';
/** The height of a tile and its depth below the baseline, in em. */
const tall = 1.4;
const below = 0.3;

/** @param {Record<string, string>} palette */
const colours = (palette) =>
  Object.entries(palette)
    .map(([name, value]) => `${name}:${value};`)
    .join('');

/** In print the ground is light. */
const css = `
.mj-said {
  position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: pre;
}
.mj-tiles { ${colours(palettes.light)} print-color-adjust: exact; }
.mj-tiles[data-dark="true"] { ${colours(palettes.dark)} }
@media print { .mj-tiles[data-dark] { ${colours(palettes.light)} } }
.mj-tiles svg { display: inline; max-inline-size: none; vertical-align: ${-below}em; }`;

/** The style sheet of the pictures, for a document or a shadow tree. */
export const inlineSheet = new CSSStyleSheet();
inlineSheet.replaceSync(css);

/** The tiles in words that do not break: a suit of the closed part, a meld. @param {Item[]} items */
function words(items) {
  /** @type {Word[]} */ const all = [];
  let gap = false;
  let suit = '';
  for (const item of items) {
    if (item === null) {
      gap = true;
      continue;
    }
    const own = typeof item === 'string' ? item.slice(-1) : 'meld';
    if (!all.length || gap || own !== suit) all.push({ items: [], gap });
    all[all.length - 1].items.push(item);
    [gap, suit] = [false, own];
  }
  return all;
}

/** Drawn tiles: an article has few different tiles, many times. @type {Map<string, Element>} */
const drawings = new Map();

/** @param {Exclude<Item, null>} item @param {boolean} indices */
function tile(item, indices) {
  const key = JSON.stringify([item, indices]);
  let drawing = drawings.get(key);
  if (!drawing) {
    const text = trustedMarkup(tilesSvgText([item], { live: true, indices }));
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    drawing = /** @type {Element} */ (document.importNode(parsed.firstElementChild ?? parsed, true));
    drawings.set(key, drawing);
  }
  return /** @type {Element} */ (drawing.cloneNode(true));
}

/** @typedef {{items: Exclude<Item, null>[], gap: boolean}} Word */

/** @param {Exclude<Item, null>} item */
const sizeOf = (item) => (typeof item === 'object' && item.turned ? lying : upright);

/** The picture of a word, without its tiles yet. @param {Word} word @param {string} height */
function frame({ items, gap }, height) {
  const svg = document.createElementNS(SVG, 'svg');
  const width = items.reduce((sum, item) => sum + sizeOf(item)[0], 0);
  svg.setAttribute('viewBox', `0 0 ${width} ${upright[1]}`);
  svg.style.height = height;
  svg.style.width = `calc(${height} * ${width / upright[1]})`;
  if (gap) svg.style.marginInlineStart = '0.35em';
  return svg;
}

/** @param {Word} word @param {boolean} indices */
function contents({ items }, indices) {
  let x = 0;
  return items.map((item) => {
    const [width, height] = sizeOf(item);
    const drawing = tile(item, indices);
    drawing.setAttribute('transform', `translate(${x} ${upright[1] - height})`);
    x += width;
    return drawing;
  });
}

/** What the hands show. @type {WeakMap<Element, {words: Word[], indices: boolean}>} */
const shown = new WeakMap();

/** @param {Element} tiles @param {boolean} full */
function fill(tiles, full) {
  const { words = [], indices = false } = shown.get(tiles) ?? {};
  if (Boolean(tiles.firstElementChild?.firstElementChild) === full) return;
  [...tiles.children].forEach((svg, index) => svg.replaceChildren(...(full ? contents(words[index], indices) : [])));
}

/**
 * Hands have their size at once and get their tiles near the viewport: an article with hundreds of hands would have
 * some fifty thousand elements.
 */
const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) fill(target, isIntersecting);
  },
  { rootMargin: '800px 0px' },
);

/**
 * The lightness of a colour, from 0 to 1; null if it is transparent.
 * @param {string} colour as a browser computes it
 */
export function lightness(colour) {
  const [, kind, inner] = /^([a-z]+)\((?:[a-z][\w-]* )?(.*)\)$/.exec(colour) ?? [];
  const [a, b = 0, c = 0, alpha = 1] = (inner ?? '').match(/[\d.]+(?:e-\d+)?/g)?.map(Number) ?? [0, 0, 0, 0];
  if (alpha < 0.5) return null;
  if (kind.startsWith('ok')) return a;
  if (kind.startsWith('l')) return a / 100;
  return (a * 0.3 + b * 0.59 + c * 0.11) / (kind.startsWith('rgb') ? 255 : 1);
}

/**
 * Whether the ground behind an element is dark: that of the nearest element whose background is not transparent.
 * @param {Element} element
 */
export function onDark(element) {
  for (let at = /** @type {any} */ (element); at; at = at.assignedSlot ?? at.parentNode ?? at.host) {
    const ground = at instanceof Element ? lightness(getComputedStyle(at).backgroundColor) : null;
    if (ground !== null) return ground < 0.5;
  }
  // A page without a background has the browser's own, which contrasts with the text colour.
  return (lightness(getComputedStyle(element).color) ?? 0) > 0.5;
}

/** All hands drawn so far, whose colours follow the page. @type {Set<WeakRef<HTMLElement>>} */
const drawn = new Set();

/**
 * Reads all styles before it changes one: otherwise the browser would compute styles once per hand.
 * @param {HTMLElement[]} all
 */
function colour(all) {
  const dark = all.map((tiles) => String(tiles.dataset.theme ? tiles.dataset.theme === 'dark' : onDark(tiles)));
  all.forEach((tiles, index) => {
    if (tiles.dataset.dark !== dark[index]) tiles.dataset.dark = dark[index];
  });
}

/** Hands drawn in this task. @type {HTMLElement[]} */
let fresh = [];

/** @param {(tiles: HTMLElement) => void} act */
function each(act) {
  for (const held of drawn) {
    const tiles = held.deref();
    if (tiles?.isConnected) act(tiles);
    else drawn.delete(held);
  }
}

function colourAll() {
  /** @type {HTMLElement[]} */ const all = [];
  each((tiles) => all.push(tiles));
  colour(all);
}

let watching = false;
/** Wikis and blogs change colours by a class of the page. */
function watch() {
  if (watching) return;
  watching = true;
  const changes = new MutationObserver(() => requestAnimationFrame(colourAll));
  for (const element of [document.documentElement, document.body])
    changes.observe(element, { attributes: true, attributeFilter: ['class', 'style', 'data-theme'] });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', colourAll);
  addEventListener('beforeprint', () => each((tiles) => fill(tiles, true)));
}

/** @param {string} text */
const squeezed = (text) => text.replace(/\s/g, '');

/**
 * Draws a hand into an element or a shadow tree, in place of its content.
 * @param {HTMLElement | ShadowRoot} place
 * @param {Item[]} items
 * @param {{notation: string, label: string, indices?: boolean, theme?: string | null, width?: number}} about
 *   notation: the text that is copied · label: for screen readers · theme: "light" or "dark" instead of the page's ·
 *   width: of a tile, in CSS pixels, instead of the text's height
 */
export function drawInline(place, items, { notation, label, indices = false, theme, width = 0 }) {
  const height = width ? `${Math.round((width * upright[1]) / upright[0])}px` : `${tall}em`;
  const tiles = document.createElement('span');
  tiles.className = 'mj-tiles';
  tiles.setAttribute('role', 'img');
  tiles.setAttribute('aria-label', label);
  if (theme === 'light' || theme === 'dark') tiles.dataset.theme = theme;
  const all = words(items);
  shown.set(tiles, { words: all, indices });
  tiles.append(...all.map((word) => frame(word, height)));
  const said = document.createElement('span');
  said.className = 'mj-said';
  said.setAttribute('aria-hidden', 'true');
  // Text of the page itself is copied by every browser, text in a shadow tree only by some.
  const own = place instanceof ShadowRoot && squeezed(place.host.textContent ?? '') === squeezed(notation);
  said.append(own ? document.createElement('slot') : notation);
  place.replaceChildren(said, tiles);
  drawn.add(new WeakRef(tiles));
  near.observe(tiles);
  if (!fresh.length)
    queueMicrotask(() => {
      colour(fresh);
      fresh = [];
    });
  fresh.push(tiles);
  watch();
}
