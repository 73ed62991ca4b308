// @ts-check
// The words of other programs' reviews, with the code that shows them: they are part of no visit without such a review,
// not even of what is saved for working offline.

import { table as de } from '../words/de/stated.js';
import { table as en } from '../words/en/stated.js';
import { table as ja } from '../words/ja/stated.js';
import { table as ko } from '../words/ko/stated.js';
import { table as zhHans } from '../words/zh-Hans/stated.js';
import { needWords, wordsIn } from '../words/index.js';

/** @type {Record<string, import('../words/index.js').Table>} */
const tables = { de, en, ja, ko, 'zh-Hans': zhHans };

/** Adds the words in the language in force. */
export async function needStatedWords() {
  await needWords('review');
  const tag = document.documentElement.lang;
  Object.assign(await wordsIn(tag), tables[tag] ?? en);
}
