// @ts-check
// <mahjong-problem text="…">: a question about a moment of a game; a click shows the answer. The text is that of a
// link of the page. The module is not needed, except for the yaku, han and fu of a win.

import { MahjongElement } from './element.js';
import { drawings, problemDrawing, siteAddress } from './more.js';

export class MahjongProblem extends MahjongElement {
  async draw() {
    await (await problemDrawing()).problem(this, drawings, siteAddress);
    this.tell('drawn');
  }
}
