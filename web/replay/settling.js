// @ts-check
// Draws another game's board first, and the parts next to it after the next frame.

import { afterPicture } from '../lib/pieces.js';

/**
 * @typedef {object} Scene
 * @property {() => string} id of the game, "" if none is open
 * @property {HTMLElement} element
 * @property {HTMLElement} side drawn later
 * @property {HTMLElement} board
 */

export class Settling {
  /** The game whose panels have been drawn. */
  #settled = '';
  /** The game whose panels wait for the frame. */
  #waiting = '';
  /** Whether the game has just been opened, so that its board gets the focus. */
  #opened = false;
  #rest = () => {};

  /** @param {Scene} scene */
  constructor(scene) {
    this.scene = scene;
  }

  /** Announces another game, whose board gets the focus once it is drawn. */
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
    // Setting the focus needs a layout of the page, which exists now; after the panels are drawn it would be done
    // again.
    if (focus) board.focus({ preventScroll: true });
    this.#settled = id;
    side.removeAttribute('aria-busy');
    this.#rest();
  }
}
