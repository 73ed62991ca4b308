// @ts-check
// The panels beside the board, and what each of them shows at a place.

import { dealLabel } from '../game/rules.js';
import { h } from '../lib/dom.js';
import { analysisPanel } from './analysis.js';
import { madeBy } from './branches.js';
import { lazyReview } from './lazy-review.js';
import { lazyStated } from './lazy-stated.js';
import { PlayOn } from './play-on.js';
import { scoresPanel } from './scores.js';
import { Transcript } from './transcript.js';
import { wallPanel } from './wall-panel.js';

/** @import { State } from '../engine/core.d.ts' */
/** @import { Game, Place } from '../game/steps.js' */
/** @import { Context } from '../state/context.js' */
/** @import { Position } from './position.js' */
/** @import { VariationPlay } from './variation-play.js' */

/**
 * @typedef {object} Acts
 * @property {(deal: number, step: number) => void} look shows a place on the board
 * @property {(step: number, text: string) => void} comment
 * @property {(deal: number, step: number, command: string) => void} tryOn
 * @property {() => void} changed
 */

export class Panels {
  /** @param {Context} context @param {Position} position @param {VariationPlay} play @param {Acts} acts */
  constructor(context, position, play, { look, comment, tryOn, changed }) {
    this.position = position;
    const name = (/** @type {number} */ chair) => position.name(chair);
    this.further = new PlayOn(
      {
        play: (command) => play.play(command),
        goOn: (pass) => play.goOn(pass),
        hint: () => play.hint(),
        name,
      },
      position.session,
    );
    this.moves = new Transcript({
      go: (step, branch) => position.go({ deal: position.now().deal, step, branch }),
      drop: (branch) => play.drop(branch),
      below: this.further.element,
      comment,
    });
    this.analysis = analysisPanel({
      core: () => context.engine(),
      sight: (chair) => position.sight(chair),
      link: (chair) => position.link(chair),
      name,
    });
    this.scores = scoresPanel({ go: look, name });
    this.wall = wallPanel();
    this.stated = lazyStated({
      background: context.background,
      settings: context.settings,
      done: position.session.reviews,
      go: look,
      name,
    });
    this.review = lazyReview({
      background: context.background,
      settings: context.settings,
      done: position.session.reviews,
      go: (deal, step) => position.go({ deal, step }),
      look,
      name,
      tryOn,
      changed,
    });
  }

  /** In the order of their tabs. */
  list() {
    const { moves, analysis, scores, wall, stated, review } = this;
    return { moves, analysis, scores, wall, review: { element: h('div', {}, stated.element, review.element) } };
  }

  /** @param {string} id @param {State} state @param {string} key @param {Place} at */
  update(id, state, key, at) {
    switch (id) {
      case 'moves':
        return this.#updateMoves(state, key, at);
      case 'analysis':
        return this.#updateAnalysis(state, key, at);
      case 'review':
        return this.#updateReview(at);
      case 'scores':
        return this.#updateScores(at);
      default:
        return this.wall.update(state);
    }
  }

  /** @param {State} state @param {string} key @param {Place} at */
  #updateMoves(state, key, at) {
    const { session, ways, seat, players, id } = this.position;
    const { variations } = session;
    const { deal, step, branch = 0 } = at;
    this.further.update(`${key} ${seat}`, {
      state,
      legal: () => variations.legal(deal, step, branch),
      end: branch > 0 && step === variations.steps(deal, branch),
      chair: seat,
      players,
    });
    this.moves.update({
      key: `${id} ${deal}`,
      step,
      place: variations.owner(deal, step, branch),
      note: state.comment ?? '',
      moves: session.moves(deal),
      seats: state.seats,
      variations: ways.listed(at),
    });
  }

  /** @param {State} state @param {string} key @param {Place} at */
  #updateAnalysis(state, key, at) {
    const moves = this.position.ways.movesAlong(at);
    this.analysis.update({
      key: `${key} ${moves.length}`,
      state,
      seat: this.position.seat,
      madeBy: (/** @type {number} */ chair) => madeBy(moves, state, at.step, chair),
    });
  }

  /** @param {Place} at */
  #updateReview({ deal, step, branch = 0 }) {
    const { session, seat } = this.position;
    const game = /** @type {Game} */ (session.game());
    const label = (/** @type {number} */ other) => dealLabel(this.position.info.deals[other]);
    this.review.update({ game, seat, deal, step, label });
    this.stated.update({
      game,
      stated: session.stated.get(game.id),
      place: { deal, step, branch },
      label,
      moves: (of) => session.moves(of),
      start: (of) => session.frame(of, 0),
    });
  }

  /** @param {Place} at */
  #updateScores({ deal }) {
    const { session, id, info } = this.position;
    this.scores.update({
      key: `${id} ${session.anonymous}`,
      deals: info.deals,
      current: deal,
      frame: session.frame.bind(session),
      placement: info.placement,
      stated: info.stated,
    });
  }
}
