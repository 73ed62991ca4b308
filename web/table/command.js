// @ts-check
// A command as the module lists it, "Ed1m", taken apart for its button.

import { readLetters } from '../board/spelling.js';

/** @typedef {{text: string, wind: string, act: string, tiles: string[]}} Command */

/**
 * @param {string} text one legal command
 * @param {boolean} red whether 0 is a red five
 * @returns {Command} `wind` is "" for the ends, which nobody plays
 */
export function readCommand(text, red) {
  if (text === '#' || text === '=') return { text, wind: '', act: text, tiles: [] };
  return { text, wind: text[0], act: text[1], tiles: readLetters(text.slice(2), red) };
}
