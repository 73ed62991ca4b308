// @ts-check
// Splits a command of the module, such as "Ed1m", for its button.

import { readLetters } from '../board/spelling.js';
import { t } from '../words/index.js';

/** @typedef {{text: string, wind: string, act: string, word: string, tiles: string[]}} Command */

/**
 * @param {string} text one legal command
 * @param {boolean} red whether 0 is a red five, as in games with indicators
 * @returns {Command} `wind` is "" for commands that end a deal; `word` is the key of the action
 */
export function readCommand(text, red) {
  if (text === '#' || text === '=') return { text, wind: '', act: text, word: t(`act.${text}`), tiles: [] };
  const act = text[1];
  if (act === 'v') {
    const suit = text[2] === 't' ? 'p' : text[2];
    return { text, wind: text[0], act, word: t('act.v', { suit: t(`suit.${suit}`) }), tiles: [] };
  }
  return { text, wind: text[0], act, word: t(`act.${act}`), tiles: readLetters(text.slice(2), red) };
}
