// @ts-check
// The place and seat at which a game is shown: step, variation and seat from the page's state, moved to what the game
// has.

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

  /** The id of the shown game, "" if none is open. */
  get id() {
    return this.session.game()?.id ?? '';
  }

  get info() {
    return /** @type {Game} */ (this.session.game()).info;
  }

  /** The deals; the shown one has the length of the variation. @param {Place} at */
  lengths({ deal, branch = 0 }) {
    const { variations } = this.session;
    return this.info.deals.map((one, index) =>
      index === deal ? { ...one, steps: variations.steps(deal, branch) } : one,
    );
  }

  /** The place in the page's state; a link may have none. */
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

  /** The chair at the bottom of the board. */
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

  /** Each deal has its own names: a file may hold games of several tables. @param {number} chair */
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

  /** A link to a chair's hand in the Hand view. @param {number} chair */
  link(chair) {
    return writeLink({ ...this.store.get(), replay: null, game: '', ...asHand(this.sight(chair)) });
  }

  /** A place in the form of the module's requests. */
  asked({ deal, step, branch = 0 } = this.now()) {
    return { replay: this.id, deal, step, branch: this.session.variations.id(deal, branch) };
  }
}
