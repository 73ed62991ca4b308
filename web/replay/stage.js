// @ts-check
// An open game on screen: the board with its controls, and the panels. It draws the session's game at the place in
// the page's state, and changes that place.

import { board } from '../board/board.js';
import { dangersAt } from '../board/danger.js';
import { windName } from '../board/names.js';
import { h, refill } from '../lib/dom.js';
import { setCallTermsOf } from '../state/calls.js';
import { t } from '../words/index.js';
import { winsSoFar } from './branches.js';
import { controls } from './controls.js';
import { Panels } from './panels.js';
import { Position } from './position.js';
import { problemList } from './problems.js';
import { rail } from './rail.js';
import { reading } from './reading.js';
import { moveSaid } from '../game/said.js';
import { dealLabel } from '../game/rules.js';
import { Settling } from './settling.js';
import { onSwipe } from './swipe.js';
import { VariationPlay } from './variation-play.js';
import { winCard } from '../game/win-card.js';

/** @import { State } from '../engine/core.d.ts' */
/** @import { Place } from '../game/steps.js' */
/** @import { Context } from '../state/context.js' */
/** @import { Session } from './session.js' */

export class Stage {
  /** @param {Context} context @param {Session} session @param {{commented: () => void}} actions */
  constructor(context, session, { commented }) {
    this.context = context;
    this.session = session;
    this.commented = commented;
    const position = (this.position = new Position(context.store, session));
    this.play = new VariationPlay(context, position, {
      stop: () => this.steer.stop(),
      changed: (to) => this.#changed(to),
      failed: (message) => this.panels.further.say(message),
    });
    this.folding = reading();
    this.felt = board({ choose: (chair) => this.see(chair) });
    this.card = winCard({
      name: (chair) => position.name(chair),
      link: (chair) => position.link(chair),
      teach: context.teach,
    });
    this.felt.element.append(this.card.element);
    this.steer = this.#controls();
    onSwipe(this.felt.element, this.steer.step);
    this.panels = new Panels(context, position, this.play, {
      look: (deal, step) => this.#look(deal, step),
      comment: (step, text) => this.#comment(step, text),
      tryOn: (deal, step, command) => this.#tryOn(deal, step, command),
      changed: () => this.draw(),
    });
    this.side = this.#rail();
    this.problems = problemList((deal, step) => position.go({ deal, step }));
    this.said = h('p', { class: 'unseen', role: 'status', 'aria-live': 'polite' });
    this.caption = h('p', { class: 'caption', 'aria-hidden': 'true' });
    this.element = this.#element();
    this.folding.attach(this.element, this.side.body, this.side.current);
    this.settling = new Settling({
      id: () => position.id,
      element: this.element,
      side: this.side.element,
      board: this.felt.element,
    });
  }

  #controls() {
    const { position, session } = this;
    return controls({
      // Stays in the variation.
      go(to) {
        const { deal, branch } = position.now();
        position.go(to.deal === deal ? { ...to, branch } : to);
      },
      now: () => {
        if (!session.game()) return null;
        const place = position.now();
        return {
          deals: position.lengths(place),
          place,
          moves: position.ways.movesAlong(place),
          moments: place.branch ? [] : this.panels.review.marks(position.id, position.seat, place.deal),
          before: Boolean(this.#moment(-1)),
          behind: Boolean(this.#moment(1)),
        };
      },
      moment: (way) => {
        const next = this.#moment(way);
        if (next) position.go(next);
      },
    });
  }

  #rail() {
    const tabs = Object.entries(this.panels.list()).map(([id, panel]) => ({
      id,
      label: t(`replay.${id}`),
      element: panel.element,
      foot: 'foot' in panel ? panel.foot : undefined,
    }));
    return rail(tabs, (id) => {
      this.folding.chose(id);
      this.draw();
    });
  }

  #element() {
    const { steer, felt, folding, caption, side, problems, said } = this;
    return h(
      'div',
      { class: 'stage', onkeydown: (/** @type {KeyboardEvent} */ event) => steer.onMomentKey(event) },
      h(
        'div',
        { class: 'play-area', onkeydown: steer.onKey },
        felt.element,
        folding.strip,
        h('div', { class: 'dock' }, caption, steer.element),
      ),
      side.element,
      problems.element,
      said,
    );
  }

  /** Goes to the key moment before or after the place. @param {number} way */
  #moment(way) {
    const { id, seat } = this.position;
    return this.panels.review.next(id, seat, this.position.now(), way);
  }

  /** Goes to a place to show it on the board. @param {number} deal @param {number} step */
  #look(deal, step) {
    this.folding.end();
    this.goTo(deal, step);
  }

  /** Shows what was added to the game, and writes it into the link. @param {Place} to */
  #changed(to) {
    this.position.go(to);
    this.draw();
    this.commented();
  }

  /** @param {number} step @param {string} text */
  #comment(step, text) {
    const { session } = this;
    const { deal, branch } = this.position.now();
    session.comment(deal, step, text, branch);
    session.variations.forget();
    this.commented();
    this.draw();
  }

  /**
   * Plays the better move of a review as a variation.
   * @param {number} deal
   * @param {number} step
   * @param {string} command
   */
  #tryOn(deal, step, command) {
    this.side.choose('moves');
    this.play.play(command, { deal, step });
    // The review, whose button had the focus, is hidden now.
    this.felt.element.focus({ preventScroll: true });
  }

  draw() {
    const { session, position } = this;
    if (!session.game()) return;
    const at = position.now();
    const { deal, step, branch = 0 } = at;
    session.place = { ...at, seat: position.seat };
    const state = session.frame(deal, step, branch);
    setCallTermsOf(this.context.settings, position.info.deals[deal].rules);
    const key = `${position.id} ${deal}.${session.variations.id(deal, branch)}.${step} ${session.anonymous}`;
    this.#drawBoard(state, key, at);
    this.steer.update();
    this.#say(state);
    this.settling.draw(() => {
      this.problems.update(position.info, { deal, step });
      this.panels.update(this.side.current(), state, key, at);
    });
  }

  /** @param {State} state @param {string} key @param {Place} at */
  #drawBoard(state, key, { deal, branch = 0 }) {
    const { session, position, felt, card } = this;
    const { seat, info } = position;
    felt.update(state, {
      seat,
      open: session.openHands,
      label: dealLabel(info.deals[deal]),
      name: (chair) => position.name(chair),
      touch: this.play.touch(state),
      danger: dangersAt(this.context.engine(), state, seat),
    });
    const ending = branch ? session.variations.ending(deal, branch) : info.deals[deal];
    card.update(state, key, winsSoFar(state, ending), ending.result);
  }

  /** Describes the last move on screen and for screen readers. @param {State} state */
  #say(state) {
    const text = moveSaid(state.event, state.seats);
    const comment = state.comment ? ` — ${state.comment}` : '';
    if (this.said.textContent !== text + comment) this.said.textContent = text + comment;
    refill(this.caption, text, comment ? h('span', { class: 'caption-comment' }, comment) : null);
  }

  /** @param {boolean} focus whether the board gets the focus */
  show(focus) {
    this.draw();
    if (focus) this.felt.element.focus({ preventScroll: true });
  }

  /** Announces another game, whose board gets the focus once it is drawn. */
  opens() {
    this.stop();
    this.settling.opens();
  }

  stop() {
    this.steer.stop();
  }

  seats() {
    const { session, position } = this;
    const { seats } = session.frame(position.now().deal, 0);
    return seats.map(({ wind }, chair) => `${windName(wind)} ${position.name(chair)}`);
  }

  /** Shows the game from a chair. @param {number} chair */
  see(chair) {
    this.panels.analysis.follow();
    this.position.see(chair);
  }

  /** @param {number} deal @param {number} step */
  goTo(deal, step) {
    this.position.go({ deal, step });
  }

  /** Opens the comment field of the step. */
  comment() {
    this.side.choose('moves');
    this.panels.moves.write();
  }

  showReview() {
    this.side.choose('review');
  }

  /** Shows the other moves at the step. */
  playOn() {
    this.side.choose('moves');
    this.panels.further.open();
  }
}
