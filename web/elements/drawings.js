// @ts-check
// What elements-more.js provides for elements.js to call.

import { drawReplay } from './draw-replay.js';
import { drawScore } from './draw-score.js';
import { asked, begin, complete, wrong } from './place.js';
import { h } from '../lib/dom.js';
import { gameBoard } from '../lessons/game.js';
import { requestOf } from '../problems/card.js';
import { fullSheet } from './sheets.js';
import { speakWhenTouched } from './words.js';
import { readHand } from '../state/ask.js';
import { nameOf, t } from '../words/index.js';

export const drawings = {
  score: drawScore,
  replay: drawReplay,
  /**
   * A place in a game of a lesson.
   * @param {import('./element.js').MahjongElement} element
   * @param {import('../lessons/lesson.js').GameBlock} block
   * @param {(name: string) => string} address
   * @param {import('../lessons/game.js').Say} say words of the lesson's own script
   * @returns {Promise<import('../lessons/game-picture.js').ShownGame>}
   */
  async lessonGame(element, block, address, say) {
    const begun = await begin(element, address);
    await complete(begun);
    const { core, speak } = begun;
    const [first, ...others] = element.root.adoptedStyleSheets;
    if (!others.includes(fullSheet)) element.root.adoptedStyleSheets = [first, fullSheet, ...others];
    const shown = await gameBoard(core, block, say);
    speakWhenTouched(shown.element, speak);
    return { ...shown, show: (branch, step) => (speak(), shown.show(branch, step)) };
  },
  /**
   * Adds the yaku, han and fu of the win that a problem is about to its answer, below the verdict.
   * @param {import('./element.js').MahjongElement} element
   * @param {import('../problems/problem.js').Problem} problem
   * @param {HTMLElement} answer
   * @param {(name: string) => string} address
   */
  async problemScore(element, problem, answer, address) {
    const begun = await begin(element, address);
    /** @type {import('../engine/core.d.ts').RiichiScore} */
    const { points, yaku, yakuman, han, fu } = await asked(begun, () => begun.core.score(requestOf(problem)));
    begun.speak();
    // These rules may pay another sum than the game did.
    if (!problem.answers.some(({ right, pays }) => right && pays === points)) return;
    const parts = yaku.map((one) => nameOf('yaku', one.id, one.name));
    const sum = yakuman ? t('card.yakuman', { n: yakuman }) : t('card.hanFu', { han, fu });
    answer.querySelector('.problem-verdict')?.after(h('p', { class: 'problem-why' }, `${parts.join(' + ')} = ${sum}`));
  },
  /**
   * @param {import('./element.js').MahjongElement} element
   * @param {import('../state/model.js').State} state
   * @param {(name: string) => string} address
   */
  async readHand(element, state, address) {
    const begun = await begin(element, address);
    const { hand, fault } = await asked(begun, () => readHand(begun.core, state));
    begun.speak();
    if (!hand) throw wrong(fault);
    return hand;
  },
};
