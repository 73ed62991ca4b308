// @ts-check
// Reads files and pastes as text: unpacks gzip, refuses what is too large, and reports errors in words.

import { mostOfFile, NoGzip, textOf, TooLarge } from '../engine/bounded.js';
import { t } from '../words/index.js';
import { siteLink } from './sites.js';

/**
 * @typedef {{name: string, text?: string, refused?: string, info?: import('../engine/core.d.ts').ReplayOpenValue,
 *   kept?: import('./saved-games.js').Kept, most?: number, stated?: import('../review/stated-file.js').Stated}} Source
 *   `info` if it is open already; `kept` is its saved entry, `most` the largest number of characters of its replay
 * text,
 *   `stated` another program's review of it
 */

/** Whether a text may be another program's review of a game. @param {string} [text] */
export const isStated = (text = '') => /^[\s\ufeff]*\{/.test(text) && text.includes('"kyokus"');

/** @param {Blob} file @param {string} name @returns {Promise<Source>} */
export async function readFile(file, name) {
  try {
    return readText(await textOf(file), name);
  } catch (error) {
    return {
      name,
      refused:
        error instanceof TooLarge
          ? t('replay.tooLarge')
          : error instanceof NoGzip
            ? t('replay.noGzip')
            : t('replay.notText'),
    };
  }
}

/** @param {string} text @param {string} name @returns {Source} */
export function readText(text, name) {
  if (text.length > mostOfFile) return { name, refused: t('replay.tooLarge') };
  if (!text.trim()) return { name, refused: t('replay.empty') };
  const link = siteLink(text);
  return link ? { name, refused: link } : { name, text };
}
