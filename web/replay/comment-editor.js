// @ts-check
// The comment of a step: a button that opens a text field.

import { h } from '../lib/dom.js';
import { t } from '../words/index.js';

export class CommentEditor {
  #editing = false;
  /** The step and its comment. */
  #noted = { step: 0, text: '' };
  #comment;

  element = h('div', { class: 'comment-editor' });

  /** @param {(step: number, text: string) => void} comment */
  constructor(comment) {
    this.#comment = comment;
    this.button = h(
      'button',
      {
        type: 'button',
        class: 'button',
        data: { key: 'edit-comment' },
        onclick: () => this.write(),
      },
      t('replay.commentAdd'),
    );
  }

  write() {
    this.#editing = true;
    this.#draw();
  }

  /**
   * @param {number} step
   * @param {string} text
   * @param {boolean} moved whether this is another step; an unfinished comment is then dropped
   */
  update(step, text, moved) {
    if (moved) this.#editing = false;
    this.#noted = { step, text };
    this.#draw();
  }

  #close() {
    this.#editing = false;
    this.#draw();
    this.button.focus();
  }

  #draw() {
    const { element, button } = this;
    // The button stays the same element while the user steps.
    if (!this.#editing) {
      if (element.firstChild !== button) element.replaceChildren(button);
      return;
    }
    if (element.querySelector('textarea')) return;
    const { step, text } = this.#noted;
    const close = () => this.#close();
    const field = h('textarea', {
      class: 'comment-field',
      maxlength: 10_000,
      rows: 3,
      'aria-label': t('replay.comment'),
      value: text,
      onkeydown: (event) => {
        if (event.key === 'Escape') close();
      },
    });
    const save = () => {
      this.#comment(step, field.value.trim());
      close();
    };
    element.replaceChildren(
      field,
      h(
        'div',
        { class: 'button-row' },
        h('button', { type: 'button', class: 'button is-main', onclick: save }, t('replay.commentSave')),
        h('button', { type: 'button', class: 'button', onclick: close }, t('replay.commentCancel')),
      ),
    );
    field.focus();
  }
}
