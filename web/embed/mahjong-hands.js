// @ts-check
// Draws hands within the text of a wiki. mahjong-embed.js loads this file when a page has a hand.

import { readMpsz } from '../tiles/mpsz.js';
import { handItems } from '../tiles/arrange.js';
import { drawInline, inlineSheet } from '../tiles/inline.js';

/** More characters than any hand has. */
const longest = 200;

document.adoptedStyleSheets = [...document.adoptedStyleSheets, inlineSheet];

/**
 * Draws the hand in place of the element's text.
 * @param {HTMLElement} element
 * @param {string} text the notation
 * @param {{indices?: boolean, theme?: string | null, width?: number}} [look]
 * @returns {boolean} whether the text is a hand that can be drawn here
 */
function draw(element, text, look = {}) {
  const hand = text.length <= longest ? readMpsz(text) : null;
  const items = hand ? handItems(hand) : [];
  if (!items.length) return false;
  drawInline(element, items, { ...look, notation: text.trim(), label: element.textContent?.trim() || text });
  return true;
}

/** @type {any} */ (globalThis).tehaiHands = { draw };
