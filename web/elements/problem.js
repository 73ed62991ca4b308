// @ts-check
// <mahjong-problem text="…">: a question about a moment of a game; a click shows the answer. The text is that of a
// link of the page. The module is not needed.

import { MahjongElement } from './element.js';
import { problemDrawing } from './more.js';

export class MahjongProblem extends MahjongElement {
  async draw() {
    await (await problemDrawing()).problem(this);
    this.tell('drawn');
  }
}
