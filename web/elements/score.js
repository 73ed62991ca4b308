// @ts-check
// <mahjong-score text="…" rules="…" situation="…">: the tiles at once, then the answer with its score card.

import { readMpsz } from '../tiles/mpsz.js';
import { MahjongElement } from './element.js';
import { drawings, siteAddress } from './more.js';

export class MahjongScore extends MahjongElement {
  /** @type {{state: () => import('../state/model.js').State} | null} */
  #shown = null;

  /** The hand, with the changes that the user made by clicks on the answer. */
  get state() {
    return this.#shown?.state() ?? super.state;
  }

  async draw() {
    this.#shown = null;
    const { state } = this;
    const hand = readMpsz(state.text);
    this.root.replaceChildren(hand ? this.row(hand) : document.createElement('slot'));
    const { turn } = this;
    const shown = await (await drawings()).score(this, state, siteAddress, () => turn === this.turn);
    if (!shown) return;
    this.#shown = shown;
    this.tell('drawn');
  }
}
