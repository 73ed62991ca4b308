// @ts-check
// <mahjong-hand text="123m406p789s11555z">: the tiles, at once and without the module. Other notations than mpsz wait
// for it.

import { readMpsz } from '../page/state/mpsz.js';
import { MahjongElement } from './element.js';
import { drawings, siteAddress } from './more.js';

export class MahjongHand extends MahjongElement {
  async draw() {
    const { text, dialect } = this.state;
    const plain = dialect === 'auto' || dialect === 'mpsz' ? readMpsz(text) : null;
    const hand = plain ?? (await (await drawings()).readHand(this.state, siteAddress));
    this.root.replaceChildren(this.row(hand));
    this.tell('drawn');
  }
}
