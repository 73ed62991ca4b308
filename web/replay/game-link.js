// @ts-check
// The game in the link, if there is room for it, once it has been seen; what was added to it stays on the device else.

import { withoutNames } from '../game/anonymous.js';
import { pack } from '../state/pack.js';
import { keepGame } from './saved-games.js';

/** @import { Context } from '../state/context.js' */
/** @import { Position } from './position.js' */

/** More deals than these never fit into a link. */
const mostInLink = 60;

export class GameLink {
  /** How often the link was asked to follow; only the last of those that overlap is heard. */
  #asked = 0;
  /** Something was added that the link may have no room for. */
  #unsaved = false;

  /** @param {Context} context @param {Position} position @param {() => void} full told that the device has no room */
  constructor(context, position, full) {
    this.context = context;
    this.position = position;
    this.full = full;
  }

  /** Another game comes. */
  begin() {
    this.position.session.packed = '';
    this.#unsaved = false;
  }

  /** The link follows. @param {boolean} [added] whether something was added to the game */
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
    // No link has room for so many deals: they are written out where something is to be kept, and else left alone.
    const room = game.info.deals.length <= mostInLink;
    const text = room || this.#unsaved ? context.engine().replayText({ id: game.id }).text : '';
    const packed = room ? await this.#packed(text) : '';
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

  /** @param {string} text @returns {Promise<string>} "" where it is too long */
  #packed(text) {
    const { session } = this.position;
    const shown = session.anonymous ? withoutNames(text, 'uzje', session.frame(0, 0).players) : text;
    return pack(shown).catch(() => '');
  }
}
