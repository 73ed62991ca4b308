// @ts-check
// Problems as a text that Anki imports: headers, then one note per line, fields separated by tabs. Pictures are part
// of the text, so there are no media files to copy. The first column of a note is its id, so that a second import
// changes the note instead of adding one. The format is that of Anki's manual, "Importing: Text files".

import { escapeHtml } from './escape.js';
import { choicesOf } from './problem.js';
import { answerWords, asked } from './question.js';
import { courseWords, reasonsOf, rightWords } from './answer.js';
import { addressOf } from './link.js';
import { nameOf, readProblem } from './pack.js';
import { problemSvg } from './picture.js';
import { t } from '../words/index.js';

/** @import { Problem } from './problem.js' */
/** @import { Explain } from './sheet.js' */

/** @param {string} text UTF-8 @returns {string} */
const base64 = (text) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** A field: without tabs and line breaks, quotes doubled within quotes. @param {string} html */
const field = (html) => `"${html.replace(/[\t\r\n]+/g, ' ').replace(/"/g, '""')}"`;

/** @param {Problem} problem */
function front(problem) {
  const picture = `<img alt="" style="max-width:100%" src="data:image/svg+xml;base64,${base64(problemSvg(problem))}">`;
  const ofTiles = problem.kind === 'discard' || problem.kind === 'push';
  const choices = ofTiles
    ? ''
    : `<p>${choicesOf(problem)
        .map((one) => escapeHtml(answerWords(one)))
        .join(' · ')}</p>`;
  return `<p>${escapeHtml(asked(problem))}</p>${picture}${choices}`;
}

/** @param {Problem} problem @param {string} packed @param {Explain} explain */
const back = (problem, packed, explain) =>
  [
    `<p><b>${escapeHtml(rightWords(problem))}</b></p>`,
    ...[...reasonsOf(problem), ...explain(problem), ...courseWords(problem)].map(
      (line) => `<p>${escapeHtml(line)}</p>`,
    ),
    `<p><a href="${escapeHtml(addressOf([packed]))}">Tehai</a></p>`,
  ].join('');

/** @param {string[]} packed @param {Explain} [explain] @returns {string} */
export function ankiText(packed, explain = () => []) {
  const head = [
    '#separator:tab',
    '#html:true',
    '#notetype:Basic',
    '#guid column:1',
    '#tags column:4',
    '#deck column:5',
  ];
  const notes = packed.flatMap((one) => {
    const problem = readProblem(one);
    if (!problem) return [];
    return [
      [
        `tehai-${nameOf(one)}`,
        field(front(problem)),
        field(back(problem, one, explain)),
        `mahjong ${problem.kind}`,
        field(t('problems.sheetTitle')),
      ].join('\t'),
    ];
  });
  return `${[...head, ...notes].join('\n')}\n`;
}
