// @ts-check
// <mahjong-hand text="123m406p789s11555z">: the tiles, drawn at once and without the module; notations other than
// mpsz wait for it. The tiles are part of the sentence; with the attribute block they are a block.

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
   * In a sentence the author's text stays, underlined; a tooltip and screen readers give the error.
   * @param {string} message
   */
  fail(message) {
    if (this.hasAttribute('block')) {
      super.fail(message);
      return;
    }
    const text = document.createElement('slot');
    text.textContent = this.text; // if the author wrote no text
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
