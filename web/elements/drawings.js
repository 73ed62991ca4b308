// @ts-check
// What the large script brings, for elements.js to call.

import { drawReplay } from './draw-replay.js';
import { drawScore } from './draw-score.js';
import { asked, sharedModule } from './module.js';
import { readHand } from '../page/state/ask.js';

export const drawings = {
  score: drawScore,
  replay: drawReplay,
  /** @param {import('../page/state/model.js').State} state @param {(name: string) => string} address */
  async readHand(state, address) {
    const core = await sharedModule(address);
    const { hand, fault } = await asked(core, () => readHand(core, state));
    if (!hand) throw new Error(fault?.message);
    return hand;
  },
};
