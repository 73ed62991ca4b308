// @ts-check
// A problem: the question first, its answer when one is chosen. Neither needs the module, except for the yaku, han and
// fu of a win, which are added when it has been loaded.

import { answerPicture } from '../problems/answer.js';
import { readProblem } from '../problems/pack.js';
import css from '../problems/problems.css';
import { questionPicture } from '../problems/question.js';
import { h } from '../lib/dom.js';
import answer from '../styles/answer.css';
import base from '../styles/base.css';
import card from '../styles/card.css';
import controls from '../styles/controls.css';
import tileStyles from '../styles/tiles.css';
import tokens from '../styles/tokens.css';
import { installTiles } from '../tiles/tile.js';
import { needWords, t } from '../words/index.js';
import { hosted } from './hosted.js';
import own from './more.css';
import { wordsOf } from './words.js';

const sheet = new CSSStyleSheet();
sheet.replaceSync([tokens, base, controls, tileStyles, answer, card].map(hosted).join('\n') + own + css);

/**
 * @param {import('./element.js').MahjongElement} element
 * @param {typeof import('./more.js').drawings} drawings
 * @param {(name: string) => string} address
 */
export async function drawProblem(element, drawings, address) {
  await needWords('problems');
  const speak = await wordsOf(element);
  element.root.adoptedStyleSheets = [element.root.adoptedStyleSheets[0], sheet];
  speak();
  const problem = readProblem(element.text.trim());
  if (!problem) throw new Error(t('problems.unreadable'));
  const picture = questionPicture(problem, (chosen) => {
    speak();
    picture.settle(chosen);
    const answered = answerPicture(problem, chosen);
    box.append(answered);
    // Where the module cannot be loaded the answer stays as it is: with the points.
    if (problem.kind === 'score')
      drawings()
        .then((more) => more.problemScore(element, problem, answered, address))
        .catch(() => {});
  });
  const box = h('div', { class: 'problem-card' }, picture.element);
  element.root.replaceChildren(box);
  installTiles(/** @type {any} */ (element.root));
}
