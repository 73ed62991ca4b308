// @ts-check
// The functions of the large script that elements.js calls.

import { drawProblem } from './draw-problem.js';
import { drawReplay } from './draw-replay.js';
import { drawScore } from './draw-score.js';
import { asked, begin, wrong } from './place.js';
import { readHand } from '../state/ask.js';

export const drawings = {
  score: drawScore,
  replay: drawReplay,
  problem: drawProblem,
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
