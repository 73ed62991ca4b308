// @ts-check
// The words of a paragraph: *emphasis*, **strong words**, and {123m} for tiles. A mark without its partner is text.

import { expand } from '../tiles/code.js';

/** @typedef {{kind: 'text' | 'em' | 'strong', text: string}} Said */
/** @typedef {{kind: 'tiles', text: string, tiles: string[]}} Shown */

const pattern = /\*\*([^*{}]{1,2000})\*\*|\*([^*\s{}](?:[^*{}]{0,2000}[^*\s{}])?)\*|\{([^{}]{1,200})\}/g;

/** The tiles between braces, or null. @param {string} text */
export function tilesOf(text) {
  const tiles = expand(text.replace(/\s+/g, ''));
  return tiles?.length && tiles.every((tile) => /^([0-9][mps]|[1-7]z)$/.test(tile)) ? tiles : null;
}

/** @param {string} text @returns {(Said | Shown)[]} */
export function piecesOf(text) {
  /** @type {(Said | Shown)[]} */ const pieces = [];
  const say = (/** @type {Said['kind']} */ kind, /** @type {string} */ said) => {
    const last = pieces.at(-1);
    if (kind === 'text' && last?.kind === 'text') last.text += said;
    else if (said) pieces.push({ kind, text: said });
  };
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    say('text', text.slice(at, match.index));
    at = match.index + match[0].length;
    const [all, strong, emphasis, inner] = match;
    const tiles = inner === undefined ? null : tilesOf(inner);
    if (tiles) pieces.push({ kind: 'tiles', text: inner, tiles });
    else if (strong) say('strong', strong);
    else if (emphasis) say('em', emphasis);
    else say('text', all);
  }
  say('text', text.slice(at));
  return pieces;
}

/** The braces that hold no tiles, for faults. @param {string} text @returns {string[]} */
export const unreadTiles = (text) => (text.match(/\{[^{}]*\}/g) ?? []).filter((one) => !tilesOf(one.slice(1, -1)));

/** The words without marks, for titles and names. @param {string} text @param {(tiles: string[]) => string} say */
export const plainText = (text, say) =>
  piecesOf(text)
    .map((piece) => (piece.kind === 'tiles' ? say(piece.tiles) : piece.text))
    .join('');
