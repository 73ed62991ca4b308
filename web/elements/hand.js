// @ts-check
// <mahjong-hand text="123m406p789s11555z">: the tiles, at once and without the module. Other notations than mpsz wait
// for it. They stand in the sentence as a word does; with the attribute block, as a picture of its own.

import { readMpsz } from '../page/state/mpsz.js';
import { handItems } from '../tiles/arrange.js';
import { drawInline, inlineSheet } from '../tiles/inline.js';
import { MahjongElement, tileWidth } from './element.js';
import { drawings, siteAddress } from './more.js';

const sheet = new CSSStyleSheet();
sheet.replaceSync(':host(:not([block])) { display: inline; } :host(:not([block])) .said { display: inline; }');

export class MahjongHand extends MahjongElement {
  constructor() {
    super();
    this.root.adoptedStyleSheets.push(sheet, inlineSheet);
  }

  async draw() {
    const { text, dialect } = this.state;
    const plain = dialect === 'auto' || dialect === 'mpsz' ? readMpsz(text) : null;
    const { turn } = this;
    const hand = plain ?? (await (await drawings()).readHand(this, this.state, siteAddress));
    if (turn !== this.turn) return;
    if (this.hasAttribute('block')) this.root.replaceChildren(this.row(hand));
    else
      drawInline(this.root, handItems(hand), {
        notation: text.trim(),
        label: this.textContent?.trim() || text,
        indices: this.hasAttribute('indices'),
        theme: this.getAttribute('theme'),
        width: this.hasAttribute('size') ? tileWidth(this) : 0,
      });
    this.tell('drawn');
  }
}
