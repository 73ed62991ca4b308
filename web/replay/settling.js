// @ts-check
// When another game comes its board is drawn first, and the parts next to it after the first picture.

import { afterPicture } from '../lib/pieces.js';

/**
 * @typedef {object} Scene
 * @property {() => string} id of the game, "" where none is open
 * @property {HTMLElement} element
 * @property {HTMLElement} side what comes later
 * @property {HTMLElement} board
 */

export class Settling {
  /** The game whose panels have been drawn. */
  #settled = '';
  /** The game that is waited for. */
  #waiting = '';
  /** The game has just been opened: its board is to have the focus. */
  #opened = false;
  #rest = () => {};

  /** @param {Scene} scene */
  constructor(scene) {
    this.scene = scene;
  }

  /** Another game comes, whose board has the focus as soon as it stands. */
  opens() {
    this.#opened = true;
  }

  /** @param {() => void} rest draws the parts next to the board */
  draw(rest) {
    this.#rest = rest;
    if (this.#settled === this.scene.id()) rest();
    else this.#settle();
  }

  async #settle() {
    const { id: game, element, side, board } = this.scene;
    const id = game();
    side.setAttribute('aria-busy', 'true');
    if (this.#waiting === id) return;
    this.#waiting = id;
    await afterPicture();
    if (this.#waiting === id) this.#waiting = '';
    if (game() !== id || !element.isConnected) return;
    const focus = this.#opened;
    this.#opened = false;
    // To set the focus the whole page is laid out, which the picture has done; behind the panels it would be done anew.
    if (focus) board.focus({ preventScroll: true });
    this.#settled = id;
    side.removeAttribute('aria-busy');
    this.#rest();
  }
}
