// @ts-check
// Draws a problem: the question, and the answer once one is chosen.

import { answerPicture } from '../problems/answer.js';
import { readProblem } from '../problems/pack.js';
import css from '../problems/problems.css';
import { questionPicture } from '../problems/question.js';
import { h } from '../lib/dom.js';
import { installTiles } from '../tiles/tile.js';
import { needWords, t } from '../words/index.js';
import { dressed } from './place.js';

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

/** @param {import('./element.js').MahjongElement} element */
export async function drawProblem(element) {
  await needWords('problems');
  const speak = await dressed(element, sheet);
  const problem = readProblem(element.text.trim());
  if (!problem) throw new Error(t('problems.unreadable'));
  const picture = questionPicture(problem, (chosen) => {
    speak();
    picture.settle(chosen);
    box.append(answerPicture(problem, chosen));
  });
  const box = h('div', { class: 'problem-card' }, picture.element);
  element.root.replaceChildren(box);
  installTiles(/** @type {any} */ (element.root));
}
