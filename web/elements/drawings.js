// @ts-check
// What elements-more.js provides for elements.js to call.

import { drawReplay } from './draw-replay.js';
import { drawScore } from './draw-score.js';
import { asked, begin, complete, wrong } from './place.js';
import { gameBoard } from '../lessons/game.js';
import { cardOf, cardPicture } from '../problems/card.js';
import { fullSheet } from './sheets.js';
import { speakWhenTouched } from './words.js';
import { readHand } from '../state/ask.js';

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
   * The score of the win that a problem is about, or null.
   * @param {import('./element.js').MahjongElement} element
   * @param {import('../problems/problem.js').Problem} problem
   * @param {(name: string) => string} address
   */
  async problemScore(element, problem, address) {
    const begun = await begin(element, address);
    const card = await asked(begun, () => cardOf(begun.core, problem));
    begun.speak();
    return card && cardPicture(card);
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
