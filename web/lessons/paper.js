// @ts-check
// A lesson on paper: all chapters, with the answers to the questions at the end.

import { h } from '../lib/dom.js';
import { rightWords as problemRight } from '../problems/answer.js';
import { readProblem } from '../problems/pack.js';
import { asked, handPicture as problemHand, tablePicture } from '../problems/question.js';
import { readMpsz } from '../tiles/mpsz.js';
import { t } from '../words/index.js';
import { handPicture, handRow, inline, listPicture, positionPicture, positionTable, wordsPicture } from './picture.js';
import { askedWords, rightWords } from './question.js';

/** @import { Block, Lesson, QuestionBlock } from './lesson.js' */

/** @param {QuestionBlock} block @param {string} of the number of the question */
function questionOnPaper(block, of) {
  const hand = block.text ? readMpsz(block.text) : null;
  return h(
    'section',
    { class: 'lesson-question' },
    h('p', { class: 'lesson-asked' }, h('b', {}, `${of}. `), inline(askedWords(block))),
    block.position ? positionTable(block.position) : null,
    hand ? handRow(hand) : null,
    block.choices.length
      ? h(
          'ul',
          { class: 'plain' },
          block.choices.map(({ text }) => h('li', {}, '☐ ', inline(text))),
        )
      : null,
  );
}

/** @param {Lesson} lesson */
export function paperOf({ title, language, chapters }) {
  /** @type {any[]} */ const answers = [];
  /** @param {Block} block */
  const drawn = (block) => {
    if (block.kind === 'words') return wordsPicture(block);
    if (block.kind === 'list') return listPicture(block);
    if (block.kind === 'hand') return handPicture(block, null);
    if (block.kind === 'position') return positionPicture(block);
    if (block.kind === 'game') return block.comment ? h('p', {}, inline(block.comment)) : null;
    const problem = block.kind === 'problem' ? readProblem(block.packed) : null;
    const of = String(answers.length + 1);
    if (problem) {
      answers.push(h('li', {}, problemRight(problem)));
      return h(
        'section',
        { class: 'lesson-question' },
        h('p', { class: 'lesson-asked' }, h('b', {}, `${of}. `), asked(problem)),
        tablePicture(problem),
        problemHand(problem),
      );
    }
    if (block.kind !== 'question') return null;
    answers.push(h('li', {}, h('b', {}, rightWords(block)), block.why ? [' – ', inline(block.why)] : ''));
    return questionOnPaper(block, of);
  };
  const pages = chapters.map((chapter) =>
    h('section', { class: 'lesson-part' }, h('h2', {}, inline(chapter.title)), chapter.blocks.map(drawn)),
  );
  return h(
    'article',
    { class: 'lesson lesson-paper', ...(language ? { lang: language } : {}) },
    h('h1', {}, inline(title)),
    pages,
    answers.length
      ? h('section', { class: 'lesson-part' }, h('h2', {}, t('problems.sheetAnswers')), h('ol', {}, answers))
      : null,
  );
}
