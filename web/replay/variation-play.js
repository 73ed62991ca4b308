// @ts-check
// Plays moves other than those of the game: along a variation or as a new one, alone or against computer players.

import { attempt } from '../state/ask.js';
import { levelOf } from '../state/settings.js';
import { machineHint, machineMoves } from './machines.js';
import { discardOf } from './variations.js';

/** @import { State } from '../engine/core.d.ts' */
/** @import { Place } from '../game/steps.js' */
/** @import { Context } from '../state/context.js' */
/** @import { Position } from './position.js' */

/**
 * @typedef {object} Outcome
 * @property {() => void} stop stops playback
 * @property {(to: Place) => void} changed goes to the place after the move
 * @property {(message: string) => void} failed
 */

export class VariationPlay {
  /** @param {Context} context @param {Position} position @param {Outcome} outcome */
  constructor(context, position, outcome) {
    this.context = context;
    this.position = position;
    this.session = position.session;
    this.outcome = outcome;
  }

  /** The move of a careful player. */
  hint() {
    const { context, position } = this;
    return machineHint(context.engine(), position.asked(), position.seat, levelOf(context.settings));
  }

  /** Lets the computer players move. @param {boolean} pass */
  goOn(pass) {
    this.#follow(() => this.#answered(this.position.now(), pass));
  }

  /**
   * Plays a command: along the game, along a variation, or as a new one.
   * @param {string} command
   * @param {Place} at
   */
  play(command, { deal, step, branch = 0 } = this.position.now()) {
    this.#follow(() => this.#answered(this.session.variations.play(deal, step, branch, command)));
  }

  /** @param {number} branch number of a variation */
  drop(branch) {
    this.outcome.changed(this.position.ways.dropped(branch, this.position.now()));
  }

  /** A click on a tile of the hand discards it, if the hand has to discard. @param {State} state */
  touch(state) {
    const { session, position } = this;
    if (state.turn === undefined) return undefined;
    const { closed, drawn, riichi } = state.seats[state.turn];
    if (closed.length % 3 !== 2 || (session.opponents && state.turn !== position.seat)) return undefined;
    return (/** @type {string} */ tile) => {
      if (tile === '?' || (riichi && tile !== drawn)) return null;
      return () => {
        const { deal, step, branch = 0 } = position.now();
        const { value = [] } = attempt(() => session.variations.legal(deal, step, branch));
        const command = discardOf(value, state, tile);
        if (command) this.play(command);
      };
    };
  }

  /**
   * Plays the moves of the computer players, if there are any; returns the place after them.
   * @param {Place} at
   * @param {boolean} [pass]
   */
  #answered(at, pass = false) {
    const { session, position } = this;
    const strength = session.opponents;
    if (!strength) return at;
    const table = { players: position.players, chair: position.seat, strength, pass };
    const moves = machineMoves(this.context.engine(), position.asked(at), table);
    return moves.length ? session.variations.play(at.deal, at.step, at.branch ?? 0, moves.join(' ')) : at;
  }

  /** Goes to the place after the move, and reports an error. @param {() => Place} to */
  #follow(to) {
    const { value, fault } = attempt(to);
    if (fault) {
      this.outcome.failed(fault.message);
      return;
    }
    this.outcome.stop();
    this.outcome.changed(value);
  }
}
