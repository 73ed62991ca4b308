// @ts-check
// The words of an element: a page may show elements in several languages, so each chooses its own before it draws.

import { drawTiles } from '../tiles/view.js';
import { chooseLanguage, loadLanguage, needWords } from '../words/index.js';

/** @typedef {import('./element.js').MahjongElement} MahjongElement */

/** The language that the element or its page asks for. @param {MahjongElement} element */
export const languageOf = (element) =>
  element.getAttribute('language') || element.closest('[lang]')?.getAttribute('lang') || 'auto';

/**
 * Fetches the words of an element.
 * @param {MahjongElement} element
 * @returns {Promise<() => void>} what chooses its language, and how its tiles are drawn
 */
export async function wordsOf(element) {
  const language = languageOf(element);
  await needWords('more');
  await loadLanguage(language);
  return () => {
    chooseLanguage(language, element.hasAttribute('romaji'));
    drawTiles(element.hasAttribute('indices'));
  };
}

/** Events after which an element may show words; folds draw themselves when they open. */
const touches = ['click', 'input', 'keydown', 'toggle'];

/**
 * Sets the element's language before it handles an event, as another element may have set its own.
 * @param {HTMLElement} box
 * @param {() => void} speak
 */
export function speakWhenTouched(box, speak) {
  for (const touch of touches) box.addEventListener(touch, speak, true);
}
