// @ts-check
// <mahjong-hand text="123m406p789s11555z">: the tiles, at once and without the module. Other notations than mpsz wait
// for it. They stand in the sentence as a word does; with the attribute block, as a picture of its own.

import { readMpsz } from '../tiles/mpsz.js';
import { handItems } from '../tiles/arrange.js';
import { drawInline, inlineSheet } from '../tiles/inline.js';
import { MahjongElement, tileWidth } from './element.js';
import { drawings, siteAddress } from './more.js';

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
:host(:not([block])) { display: inline; }
.unread { text-decoration: underline wavy #d33; cursor: help; }`);

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

  /**
   * In a sentence the author's text stays a word of it, underlined; why is shown by the pointer and read out.
   * @param {string} message
   */
  fail(message) {
    if (this.hasAttribute('block')) {
      super.fail(message);
      return;
    }
    const text = document.createElement('slot');
    text.textContent = this.text; // where the author has written none
    const unread = document.createElement('span');
    unread.className = 'unread';
    unread.title = message;
    const said = document.createElement('span');
    said.className = 'said mj-said';
    said.textContent = message;
    unread.append(text, said);
    this.root.replaceChildren(unread);
    this.tell('error', { message });
  }
}
