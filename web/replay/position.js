// @ts-check
// Where the game is looked at, and by whom: step, variation and seat, as the page's state names them, and what the
// game has there.

import { alias } from '../game/anonymous.js';
import { within } from '../game/steps.js';
import { shownName } from '../lib/name.js';
import { writeLink } from '../state/link.js';
import { branches } from './branches.js';
import { asHand } from './sight.js';

/** @import { Game, Place } from '../game/steps.js' */
/** @import { Session } from './session.js' */
/** @typedef {import('../state/context.js').Context['store']} Store */

export class Position {
  /** @param {Store} store @param {Session} session */
  constructor(store, session) {
    this.store = store;
    this.session = session;
    this.ways = branches(session);
  }

  /** Of the game looked at, "" where none is open. */
  get id() {
    return this.session.game()?.id ?? '';
  }

  get info() {
    return /** @type {Game} */ (this.session.game()).info;
  }

  /** The deals, the one looked at as long as the variation is. @param {Place} at */
  lengths({ deal, branch = 0 }) {
    const { variations } = this.session;
    return this.info.deals.map((one, index) =>
      index === deal ? { ...one, steps: variations.steps(deal, branch) } : one,
    );
  }

  /** What the page's state asks for; a link may say nothing. */
  get #wish() {
    return this.store.get().replay ?? this.session.place;
  }

  /** @returns {Place} */
  now() {
    const wish = this.#wish;
    const { deal } = within(this.info.deals, wish);
    const branch = wish?.deal === deal && this.session.variations.holds(deal, wish.branch) ? wish.branch : 0;
    return { ...within(this.lengths({ deal, step: 0, branch }), wish), ...(branch ? { branch } : {}) };
  }

  get players() {
    return this.session.frame(0, 0).players;
  }

  /** The chair that the game is seen from. */
  get seat() {
    return Math.min(this.#wish?.seat ?? 0, this.players - 1);
  }

  /** @param {Place} to */
  go({ deal, step, branch }) {
    const { seat, store } = this;
    store.set({ replay: { deal, step, ...(seat ? { seat } : {}), ...(branch ? { branch } : {}) } });
  }

  /** @param {number} chair */
  see(chair) {
    this.store.set({ replay: { ...this.now(), ...(chair ? { seat: chair } : {}) } });
  }

  /** Every deal has names of its own: a file may hold the games of several tables. @param {number} chair */
  name(chair) {
    const { session, info } = this;
    if (session.anonymous) return alias(chair);
    const seat = session.frame(this.now().deal, 0).seats[chair];
    return (seat && (shownName(seat.name) || info.players[chair])) || alias(chair);
  }

  /** @param {number} chair */
  sight(chair) {
    const { deal, step, branch } = this.now();
    return this.session.sight(deal, step, chair, branch);
  }

  /** To the hand of a chair in the Hand view. @param {number} chair */
  link(chair) {
    return writeLink({ ...this.store.get(), replay: null, game: '', ...asHand(this.sight(chair)) });
  }

  /** A place as the module names it. */
  asked({ deal, step, branch = 0 } = this.now()) {
    return { replay: this.id, deal, step, branch: this.session.variations.id(deal, branch) };
  }
}
