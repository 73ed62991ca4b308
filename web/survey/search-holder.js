// @ts-check
// The fold of the search. The search is fetched when the fold is first opened, or when a review has ended.

import { h } from '../lib/dom.js';
import { t } from '../words/index.js';

/** @typedef {import('./search.js').SearchPanel} SearchPanel */
/** @typedef {Omit<import('./search.js').Given, 'show'>} Given */

export class SearchHolder {
  #fold;
  #given;
  /** @type {SearchPanel | null} */ #panel = null;

  /** @param {HTMLDetailsElement} fold @param {Given} given */
  constructor(fold, given) {
    this.#fold = fold;
    this.#given = given;
  }

  /** The search, or null if it could not be fetched. */
  async fetched() {
    this.#panel ??= await this.#fetch();
    return this.#panel;
  }

  async #fetch() {
    const fold = this.#fold;
    const place = h('p', { class: 'quiet-text', role: 'status' }, t('page.fetching'));
    fold.append(place);
    try {
      const { searchPanel } = await import('./search.js');
      this.#panel ??= searchPanel({ ...this.#given, show: () => (fold.open = true) });
      place.replaceWith(this.#panel.element);
      return this.#panel;
    } catch (error) {
      place.textContent = `${t('page.notFetched')} ${error}`;
      fold.ontoggle = () => place.remove();
      return null;
    }
  }

  /** Makes the missing indexes if the fold is open. */
  async prepare() {
    if (this.#fold.open) await (await this.fetched())?.prepare();
  }

  /** There are other files, or another player. */
  async changed() {
    if (this.#fold.open) await this.#panel?.changed();
    else this.#panel?.drop();
  }

  /** How often each kind of mistake was made; null before the search is fetched. */
  figures() {
    return this.#panel?.figures ?? null;
  }

  stop() {
    this.#panel?.stop();
  }
}
