// @ts-check
// The lessons of this site. Their texts are fetched in the language in force, with the words around them.

import { needLessonWords } from './words.js';

/** In the order of the list. The words `lessons.of.<id>` are their titles, `lessons.about.<id>` what they teach. */
export const shippedIds = ['first-hand', 'waits', 'danger'];

const languages = {
  en: () => import('./texts/en/index.js'),
  de: () => import('./texts/de/index.js'),
  ja: () => import('./texts/ja/index.js'),
  ko: () => import('./texts/ko/index.js'),
  'zh-Hans': () => import('./texts/zh-Hans/index.js'),
};

/** Loads the words of lessons for the page. */
export const needWords = () => needLessonWords(languages);

/** @param {string} id @param {string} language a tag of a language of the page @returns {Promise<string>} */
export async function shippedText(id, language) {
  const fetch = Object.hasOwn(languages, language) ? languages[/** @type {'en'} */ (language)] : languages.en;
  return (await fetch()).texts[id];
}
