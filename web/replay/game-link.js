// @ts-check
// Writes the open game into the link if it is short enough. If it is not, saves variations and comments on the
// device.

import { withoutNames } from '../game/anonymous.js';
import { pack } from '../state/pack.js';
import { keepGame } from './saved-games.js';

/** @import { Context } from '../state/context.js' */
/** @import { Position } from './position.js' */

/** Games with more deals than this are never short enough for a link. */
const mostInLink = 60;

export class GameLink {
  /** Counts the updates, so that only the last of several that overlap writes the link. */
  #asked = 0;
  /** Whether variations or comments are not yet saved. */
  #unsaved = false;

  /**
   * @param {Context} context
   * @param {Position} position
   * @param {() => void} full called if the device has no space
   */
  constructor(context, position, full) {
    this.context = context;
    this.position = position;
    this.full = full;
  }

  /** Starts with another game. */
  begin() {
    this.position.session.packed = '';
    this.#unsaved = false;
  }

  /** Updates the link. @param {boolean} [added] whether a variation or comment was added */
  async follow(added = false) {
    const { context, position } = this;
    const { session } = position;
    const game = session.game();
    if (!game) return;
    this.#unsaved ||= added;
    const mine = (this.#asked += 1);
    const overtaken = () => mine !== this.#asked || session.game() !== game;
    await new Promise((done) => setTimeout(done, 100));
    if (overtaken()) return;
    // A game of more deals is written as text only if something has to be saved.
    const fits = game.info.deals.length <= mostInLink;
    const text = fits || this.#unsaved ? context.engine().replayText({ id: game.id }).text : '';
    const packed = fits ? await this.#packed(text) : '';
    if (overtaken()) return;
    const keeps = this.#unsaved && !packed && context.settings.keepMatches;
    if (keeps && !keepGame(game, text)) this.full();
    this.#unsaved = false;
    session.packed = packed;
    context.store.set({
      game: packed,
      replay: { ...position.now(), ...(position.seat ? { seat: position.seat } : {}) },
    });
    if (keeps) context.linkNow?.();
  }

  /** @param {string} text @returns {Promise<string>} "" if it is too long */
  #packed(text) {
    const { session } = this.position;
    const shown = session.anonymous ? withoutNames(text, 'uzje', session.frame(0, 0).players) : text;
    return pack(shown).catch(() => '');
  }
}
