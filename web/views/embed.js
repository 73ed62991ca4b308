// @ts-check
// The Embed view: makes the code that shows the hand or the replay on another page, and explains how to prepare a
// wiki for it.

import { h, refill } from '../lib/dom.js';
import { outcome } from '../controls/outcome.js';
import { adoptStyles } from '../lib/adopt-styles.js';
import { frameAddress, valuesOf } from '../embed/code.js';
import { embedForm } from '../embed/form.js';
import { lessonEditor } from '../embed/lesson-editor.js';
import { recipes } from '../embed/recipes.js';
import { tabList, tabPanel } from '../embed/tabs.js';
import css from '../embed/view.css';
import { unpack } from '../state/pack.js';
import { carriedModule } from '../engine/source.js';
import { t } from '../words/index.js';

/** @import { Kind } from '../embed/code.js' */
/** @import { Chosen } from '../embed/form.js' */
/** @import { Context } from '../state/context.js' */

const sample = { text: '22234555s222p666z', ruleset: /** @type {const} */ ('classical') };

/** The address of this site, unknown for a page on disk. */
const here = location.protocol.startsWith('http') ? new URL('./', location.href).href : 'https://example.org/tehai/';

/** The choices, kept while the page is open. @type {Chosen} */
const chosen = { kind: '', compact: '', size: '', theme: 'auto', language: 'auto', site: here };

/** @param {Context} context */
export function create(context) {
  adoptStyles(css);
  return new EmbedView(context);
}

class EmbedView {
  /** The height that the frame has reported, in CSS pixels. */
  #height = 120;
  /** The game in the link and its text. */
  #replay = { game: '', text: '' };

  form = h('div', { class: 'embed-form' });
  panels = { wiki: tabPanel('wiki'), blog: tabPanel('blog'), frame: tabPanel('frame') };
  frame = h('iframe', { class: 'embed-frame', title: t('embed.preview'), width: 470, height: 120 });

  /** @param {Context} context */
  constructor(context) {
    this.context = context;
    this.result = outcome();
    this.editor = lessonEditor(this.result, () => this.#show());
    /** @type {HTMLElement} */
    const codes = h(
      'div',
      { class: 'embed-codes', tabindex: -1, data: { answer: 'skip.code' } },
      tabList(this.panels),
      Object.values(this.panels),
    );
    // A frame may have many Tab stops.
    const skip = h(
      'button',
      { type: 'button', class: 'button embed-skip', onclick: () => codes.focus() },
      t('skip.code'),
    );
    this.preview = carriedModule() ? null : h('section', {}, h('h2', {}, t('embed.preview')), skip, this.frame);
    this.element = h(
      'article',
      { class: 'embed-view' },
      h('h1', {}, t('embed.title')),
      h('p', {}, t('embed.intro')),
      this.form,
      this.editor.element,
      this.preview,
      ...this.result.elements,
      codes,
    );
    addEventListener('message', (event) => this.#hear(event));
  }

  /** Takes the height that the frame reports. @param {MessageEvent} event */
  #hear({ source, origin, data }) {
    if (source !== this.frame.contentWindow || origin !== location.origin || data?.tehai !== 'height') return;
    const height = Math.round(Number(data.height));
    if (!(height > 0 && height < 10_000) || height === this.#height) return;
    this.#height = height;
    this.frame.height = String(height);
    this.#drawCodes();
  }

  /** The page's state, with a sample if there is no hand. */
  #state() {
    const state = this.context.store.get();
    return { ...state, ...(state.text.trim() ? {} : sample) };
  }

  /** @returns {Kind} */
  #kind() {
    const { game } = this.#state();
    const usual = game ? 'replay' : 'score';
    return /** @type {Kind} */ (chosen.kind === 'replay' ? usual : chosen.kind || usual);
  }

  #values() {
    return valuesOf(this.#kind(), this.#state(), chosen, this.#replay.text);
  }

  #drawForm() {
    const { text, game } = this.context.store.get();
    const page = { kind: this.#kind(), game: Boolean(game), empty: !text.trim() && !game };
    refill(
      this.form,
      embedForm(chosen, page, (name, value) => {
        chosen[name] = value;
        this.update();
      }),
    );
  }

  #drawCodes() {
    const { panels, result } = this;
    const code = recipes(chosen.site, this.#kind(), this.#values(), this.#height, (text) => result.copy(text));
    panels.wiki.replaceChildren(...code.wiki);
    panels.blog.replaceChildren(...code.blog);
    panels.frame.replaceChildren(...code.frame);
  }

  async update() {
    const { game } = this.#state();
    if (game !== this.#replay.game) this.#replay = { game, text: game ? await unpack(game).catch(() => '') : '' };
    this.#drawForm();
    const writes = this.#kind() === 'lesson';
    if (writes) await this.editor.update();
    this.editor.element.hidden = !writes;
    this.#show();
  }

  /** Draws the code and the preview. */
  #show() {
    this.#drawCodes();
    const address = frameAddress(here, this.#kind(), this.#values());
    if (this.preview && this.frame.src !== address) this.frame.src = address;
  }
}
