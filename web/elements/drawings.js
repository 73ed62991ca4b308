// @ts-check
// What elements-more.js provides for elements.js to call.

import { drawReplay } from './draw-replay.js';
import { drawScore } from './draw-score.js';
import { asked, begin, wrong } from './place.js';
import { readHand } from '../state/ask.js';

export const drawings = {
  score: drawScore,
  replay: drawReplay,
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
