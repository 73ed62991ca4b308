// @ts-check
// The words of lessons. They are added to the languages when a lesson is shown, so that the page knows nothing of them
// before that.

import { all, needWords } from '../words/index.js';

const own = /** @type {import('../words/index.js').Part} */ (/** @type {unknown} */ ('lessons'));

/**
 * Loads them, with those of problems, whose pictures lessons show.
 * @param {Record<string, import('../words/index.js').Fetch>} fetches by language
 */
export function needLessonWords(fetches) {
  for (const language of all) language.lessons = fetches[language.tag];
  return Promise.all([needWords(own), needWords('problems'), needWords('more')]);
}
