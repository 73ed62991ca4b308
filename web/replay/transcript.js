// @ts-check
// The transcript: a row per turn, a button per move that goes to it; comments are shown at their step and can be
// edited. Variations follow the turn in which they depart; those on the way to the place are open.

import { h, refill } from '../lib/dom.js';
import { inPieces, next } from '../lib/pieces.js';
import { rovingTabindex } from '../lib/roving-tabindex.js';
import { CommentEditor } from './comment-editor.js';
import { rows } from './turns.js';

/** @import { Seat } from '../engine/core.d.ts' */
/** @import { Move } from '../game/steps.js' */
/** @import { Listed } from './turns.js' */

/** The number of turns drawn at once: a window full. */
const mostRows = 24;

/**
 * @typedef {object} Actions
 * @property {(step: number, place: number) => void} go
 * @property {(step: number, text: string) => void} comment
 * @property {(place: number) => void} drop takes a variation away
 * @property {HTMLElement} below stands under the comment
 */

/**
 * @typedef {object} Shown
 * @property {string} key game and deal
 * @property {number} step
 * @property {number} place the variation that the step belongs to, or 0
 * @property {string} note the comment there
 * @property {Move[]} moves
 * @property {Seat[]} seats
 * @property {Listed[]} variations
 */

export class Transcript {
  /** What the list was built for. */
  #built = '';
  /** Game and deal. */
  #whose = '';
  /** The marked step, "" if it is not in the list yet. */
  #current = '';
  #at = { step: 0, place: 0 };
  #list = h('ol', { class: 'transcript' });
  #actions;

  element = h('div', { class: 'transcript-panel' });

  /** @param {Actions} actions */
  constructor(actions) {
    this.#actions = actions;
    this.editor = new CommentEditor(actions.comment);
    // A deal has a hundred moves: they are one Tab stop, the shown one until another has the focus.
    rovingTabindex(this.#list, '.move');
    /** The editor of the step's comment. */
    this.foot = h('div', { class: 'transcript-foot' }, this.editor.element, actions.below);
  }

  /** Opens the comment field. */
  write() {
    this.editor.write();
  }

  /** @param {Shown} shown */
  update(shown) {
    const { step, place, note } = shown;
    this.#build(shown);
    this.#at = { step, place };
    const moved = this.#current !== `${place}.${step}`;
    if (moved) this.#mark();
    this.editor.update(step, note, moved);
  }

  /** @param {Shown} shown */
  #build({ key, moves, seats, variations }) {
    const list = this.#list;
    const notes = moves.map((move) => move.comment ?? '').join('\u0000');
    const wanted = `${key} ${moves.length} ${notes.length} ${JSON.stringify(variations)}`;
    if (this.#built === wanted) return;
    this.#built = wanted;
    this.#current = '';
    if (list.parentNode !== this.element) this.element.replaceChildren(list);
    const { go, drop } = this.#actions;
    const all = rows(moves, 0, { seats, variations, go, drop });
    // Only another deal is drawn in pieces: after other changes the focus has to find its place at once.
    const most = key === this.#whose ? Infinity : mostRows;
    this.#whose = key;
    const first = next(all, most);
    refill(list, first);
    if (first.length < most) return;
    const take = (/** @type {any[]} */ some) => {
      list.append(...some.flat(Infinity));
      if (!this.#current) this.#mark();
    };
    inPieces(all, most, take, () => this.#built !== wanted);
  }

  /** Marks the shown step. */
  #mark() {
    const { step, place } = this.#at;
    this.#list.querySelector('[aria-current]')?.removeAttribute('aria-current');
    const button = this.#list.querySelector(`[data-step="${step}"][data-branch="${place}"]`);
    if (!button) return;
    this.#current = `${place}.${step}`;
    button.setAttribute('aria-current', 'step');
    this.#list.querySelector('.move[tabindex="0"]')?.setAttribute('tabindex', '-1');
    button.setAttribute('tabindex', '0');
    requestAnimationFrame(() => bringIntoView(button));
  }
}

/** @param {Element} button */
function bringIntoView(button) {
  // Scrolls only the list: the board above it must stay.
  const scroller = button.closest('.rail-body');
  if (!scroller) return;
  const [box, at] = [scroller.getBoundingClientRect(), button.getBoundingClientRect()];
  if (at.top < box.top + 8) scroller.scrollTop += at.top - box.top - 40;
  else if (at.bottom > box.bottom - 8) scroller.scrollTop += at.bottom - box.bottom + 40;
}
