// @ts-check
// The base of all elements: a shadow tree with its styles, the author's text as fallback, and one drawing for several
// changes of attributes.

import { handItems } from '../tiles/arrange.js';
import { tilesSvgText } from '../tiles/tile.js';
import { trustedMarkup } from '../lib/trusted.js';
import tileCss from '../tiles/tile.css';
import elementCss from './element.css';
import { attributes, stateOf } from './attributes.js';
import { queue } from './queue.js';

const sheet = new CSSStyleSheet();
sheet.replaceSync(tileCss + elementCss);

/** The default width of a tile, in CSS pixels. */
const usualSize = 32;

/** @param {Element} element @returns {number} the width of its tiles, in CSS pixels */
export const tileWidth = (element) => Math.min(200, Math.max(8, Number(element.getAttribute('size')) || usualSize));

export class MahjongElement extends HTMLElement {
  static observedAttributes = attributes;

  /** Whether `text` is a replay. */
  static replay = false;

  constructor() {
    super();
    this.root = this.attachShadow({ mode: 'open' });
    this.root.adoptedStyleSheets = [sheet];
    // The author's text is shown until the element is drawn.
    this.root.append(document.createElement('slot'));
    this.waiting = false;
    /** Counts the drawings, so that an earlier one that still waits can be dropped. */
    this.turn = 0;
  }

  connectedCallback() {
    this.redraw();
  }

  attributeChangedCallback() {
    this.redraw();
  }

  /** The shown notation or replay text. */
  get text() {
    return this.getAttribute('text') ?? '';
  }

  set text(value) {
    this.setAttribute('text', String(value));
  }

  /** The attributes as a state of the page. */
  get state() {
    return stateOf((name) => this.getAttribute(name), /** @type {typeof MahjongElement} */ (this.constructor).replay);
  }

  redraw() {
    if (this.waiting || !this.isConnected) return;
    this.waiting = true;
    queue(this);
  }

  async drawNow() {
    this.waiting = false;
    if (!this.isConnected) return;
    this.style.setProperty('--tile-w', `${tileWidth(this)}px`);
    const turn = ++this.turn;
    try {
      await this.draw();
    } catch (error) {
      if (turn === this.turn) this.fail(error instanceof Error ? error.message : String(error));
    }
  }

  /** Overridden by each element. @returns {Promise<void> | void} */
  draw() {}

  /** Shows the author's own text and the error below it. @param {string} message */
  fail(message) {
    const said = document.createElement('div');
    said.className = 'said';
    said.textContent = message;
    this.root.replaceChildren(document.createElement('slot'), said);
    this.tell('error', { message });
  }

  /** @param {string} what @param {object} [detail] */
  tell(what, detail = {}) {
    this.dispatchEvent(new CustomEvent(`mahjong-${what}`, { detail, bubbles: true, composed: true }));
  }

  /**
   * A hand as one picture, with the author's text as the name for screen readers.
   * @param {import('../tiles/mpsz.js').Hand} hand
   * @param {string} [label]
   */
  row(hand, label = this.textContent?.trim() || this.text) {
    const items = handItems(hand);
    const svg = new DOMParser().parseFromString(
      trustedMarkup(tilesSvgText(items, { indices: this.hasAttribute('indices'), live: true })),
      'image/svg+xml',
    ).documentElement;
    const [, , width] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
    const row = document.createElement('span');
    row.className = 'row';
    row.setAttribute('role', 'img');
    row.setAttribute('aria-label', label);
    row.style.setProperty('--tiles', String(width / 600));
    row.append(document.importNode(svg, true));
    return row;
  }
}
