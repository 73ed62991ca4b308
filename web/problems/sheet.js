// @ts-check
// Problems on paper: twelve questions per page, which fit on A4 and Letter, and the answers after the last one. The
// sheet is part of the view and is shown only in print.

import { h } from '../lib/dom.js';
import { adoptStyles } from '../lib/adopt-styles.js';
import { t } from '../words/index.js';
import { courseWords, reasonsOf, rightWords } from './answer.js';
import { readProblem } from './pack.js';
import { choicesOf } from './problem.js';
import { asked, answerWords, handPicture, tablePicture } from './question.js';
import css from './sheet.css';

/** @import { Problem } from './problem.js' */
/** @typedef {(problem: Problem) => string[]} Explain lines to add to an answer, which need the module */

/** Questions per page. */
export const eachPage = 12;

/** @param {Problem} problem @param {number} index */
function questionCell(problem, index) {
  const ofTiles = problem.kind === 'discard' || problem.kind === 'push';
  return h(
    'li',
    { class: 'sheet-question' },
    h('p', { class: 'sheet-asked' }, h('b', {}, `${index + 1}. `), asked(problem)),
    tablePicture(problem),
    handPicture(problem),
    ofTiles
      ? null
      : h(
          'p',
          { class: 'sheet-choices' },
          choicesOf(problem)
            .map((one) => `☐ ${answerWords(one)}`)
            .join('   '),
        ),
  );
}

/** @param {Problem} problem @param {number} index @param {Explain} explain */
const answerLine = (problem, index, explain) =>
  h(
    'li',
    {},
    h('b', {}, `${index + 1}. ${rightWords(problem)}`),
    ' ',
    [...reasonsOf(problem), ...explain(problem), ...courseWords(problem)].join(' · '),
  );

/** @param {string[]} packed @param {Explain} [explain] @returns {HTMLElement} */
export function sheetOf(packed, explain = () => []) {
  const problems = packed.flatMap((one) => readProblem(one) ?? []);
  const pages = Array.from({ length: Math.ceil(problems.length / eachPage) }, (_, page) =>
    problems.slice(page * eachPage, (page + 1) * eachPage),
  );
  return h(
    'section',
    { class: 'problem-sheet' },
    pages.map((list, page) =>
      h(
        'div',
        { class: 'sheet-page' },
        h('p', { class: 'sheet-title' }, t('problems.sheetTitle')),
        h(
          'ol',
          { class: 'plain sheet-questions' },
          list.map((problem, at) => questionCell(problem, page * eachPage + at)),
        ),
      ),
    ),
    h(
      'div',
      { class: 'sheet-page is-answers' },
      h('p', { class: 'sheet-title' }, t('problems.sheetAnswers')),
      h(
        'ol',
        { class: 'plain sheet-answers' },
        problems.map((problem, at) => answerLine(problem, at, explain)),
      ),
    ),
  );
}

/**
 * Puts the sheet into the view, in place of an earlier one, and prints.
 * @param {string[]} packed
 * @param {Explain} explain
 */
export function printSheet(packed, explain) {
  adoptStyles(css);
  const view = document.querySelector('.problems-view');
  view?.querySelector('.problem-sheet')?.remove();
  view?.append(sheetOf(packed, explain));
  print();
}
