// @ts-check
// <mahjong-replay text="…" deal="0" step="12" seat="1">: the board with its controls. The text is that of the
// attribute or of a <script type="text/plain"> inside the element.

import { MahjongElement } from './element.js';
import { drawings, siteAddress } from './more.js';

export class MahjongReplay extends MahjongElement {
  static replay = true;

  /** @type {Awaited<ReturnType<import('./more.js').Drawings['replay']>> | null} */
  #shown = null;
  /** @type {string | null} */
  #drawn = null;

  /** @param {'first'|'prev'|'next'|'last'} where in the deal; prev and next also move to the neighbouring deals */
  goTo(where) {
    this.#shown?.goTo(where);
  }

  /** The replay text of the open game, before that the author's text. */
  get text() {
    return this.#shown?.text() ?? this.source;
  }

  set text(value) {
    this.setAttribute('text', String(value));
  }

  /** The author's text. */
  get source() {
    return this.getAttribute('text') ?? this.querySelector('script[type="text/plain"]')?.textContent ?? '';
  }

  get state() {
    const place = this.#shown?.place();
    const state = super.state;
    return place ? { ...state, replay: place } : state;
  }

  async draw() {
    const key = JSON.stringify(['text', 'game', 'language', 'romaji'].map((name) => this.getAttribute(name)));
    if (this.#shown && key === this.#drawn) {
      this.#shown.show(super.state.replay);
      return;
    }
    this.#drawn = key;
    this.#shown?.close();
    this.#shown = null;
    this.root.replaceChildren(document.createElement('slot'));
    const shown = await (await drawings()).replay(this, super.state, siteAddress);
    if (key !== this.#drawn) {
      shown.close();
      return;
    }
    this.#shown = shown;
    this.tell('drawn');
  }

  disconnectedCallback() {
    this.#shown?.close();
    this.#shown = null;
    this.#drawn = null;
  }
}
