// @ts-check
// Hands within the text of a page: pictures of the text's own height on its line, which wrap as words do, are dark or
// light as what is behind them, are printed, and are copied as their notation. mahjong-embed.js loads this when a page
// has a hand. Nothing of the page's text becomes markup: it is read as tiles, and the pictures are ours.

import { readMpsz } from '../page/state/mpsz.js';
import { palettes } from '../tiles/faces.js';
import { handItems } from '../tiles/arrange.js';
import { tilesSvgText } from '../tiles/tile.js';
import { trustedMarkup } from '../engine/trusted.js';

/** @typedef {import('../tiles/tile.js').Item} Item */

/** The height of a tile and how far it reaches below the line, in the letters' own size. */
const tall = 1.4;
const below = 0.3;
/** More characters than any hand has. */
const longest = 200;

/** Every hand drawn so far, whose colours follow the page. @type {Set<WeakRef<HTMLElement>>} */
const drawn = new Set();

/** The tiles in words that are not broken: a suit of the closed part, a meld. @param {Item[]} items */
function words(items) {
  /** @type {{items: Item[], gap: boolean}[]} */ const all = [];
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

/** @param {{items: Item[], gap: boolean}} word @param {boolean} indices */
function picture({ items, gap }, indices) {
  const text = trustedMarkup(tilesSvgText(items, { live: true, indices }));
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  const svg = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (document.importNode(parsed, true)));
  const [, , width, height] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  svg.removeAttribute('width');
  svg.removeAttribute('height');
  Object.assign(svg.style, {
    width: `${Math.round((tall * width * 1000) / height) / 1000}em`,
    height: `${tall}em`,
    verticalAlign: `${-below}em`,
    marginInlineStart: gap ? '0.35em' : '0',
    maxWidth: 'none',
    display: 'inline',
  });
  return svg;
}

/** Whether what is behind an element is dark: the nearest ground that is not seen through. @param {Element} element */
function onDark(element) {
  for (let at = /** @type {Element | null} */ (element); at; at = at.parentElement) {
    const parts =
      getComputedStyle(at)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    if (parts.length >= 3 && (parts[3] ?? 1) > 0.5) return parts[0] * 0.3 + parts[1] * 0.59 + parts[2] * 0.11 < 128;
  }
  return matchMedia('(prefers-color-scheme: dark)').matches && getComputedStyle(element).colorScheme.includes('dark');
}

/** @param {HTMLElement} tiles */
function colour(tiles) {
  const dark = onDark(tiles);
  if (tiles.dataset.dark === String(dark)) return;
  tiles.dataset.dark = String(dark);
  for (const [name, value] of Object.entries(dark ? palettes.dark : palettes.light))
    tiles.style.setProperty(name, value);
}

function colourAll() {
  for (const held of drawn) {
    const tiles = held.deref();
    if (tiles?.isConnected) colour(tiles);
    else drawn.delete(held);
  }
}

let watching = false;
/** Wikis change their colours by a class of the page. */
function watch() {
  if (watching) return;
  watching = true;
  const changes = new MutationObserver(() => requestAnimationFrame(colourAll));
  for (const element of [document.documentElement, document.body])
    changes.observe(element, { attributes: true, attributeFilter: ['class', 'style', 'data-theme'] });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', colourAll);
}

/**
 * Draws the hand in place of the element's text, which stays for copying and for screen readers.
 * @param {HTMLElement} element
 * @param {string} text the notation
 * @param {boolean} [indices]
 * @returns {boolean} whether it is a hand that can be drawn here
 */
function draw(element, text, indices = false) {
  const hand = text.length <= longest ? readMpsz(text) : null;
  const list = hand ? handItems(hand) : [];
  if (!list.length) return false;
  const tiles = document.createElement('span');
  tiles.setAttribute('aria-hidden', 'true');
  tiles.className = 'mj-tiles';
  tiles.style.setProperty('print-color-adjust', 'exact');
  for (const word of words(list)) tiles.append(picture(word, indices));
  const said = document.createElement('span');
  said.className = 'mj-said';
  said.append(...element.childNodes);
  Object.assign(said.style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'pre',
  });
  element.append(said, tiles);
  drawn.add(new WeakRef(tiles));
  colour(tiles);
  watch();
  return true;
}

/** @type {any} */ (globalThis).tehaiHands = { draw };
