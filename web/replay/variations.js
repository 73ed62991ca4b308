// @ts-check
// The variations of a game. Each is named by its number among those of the deal, from 1, in the order of the replay
// text: in a link with that text the numbers stay the same. 0 is the deal itself.

import { readCommand } from '../game/command.js';

/** @import { Branch, DealResult, State, Tehai } from '../engine/core.d.ts' */
/** @import { Move } from '../game/steps.js' */
/** @import { Game } from '../game/steps.js' */

/** @type {{steps: number, result: DealResult}} */
const unfinished = { steps: 0, result: { kind: 'unfinished', text: '', wins: [] } };

/**
 * @param {() => Tehai} core
 * @param {() => Game} game the shown game
 * @param {(deal: number, step: number, place: number) => State} frame
 */
export function variations(core, game, frame) {
  /** @type {Map<string, Move[]>} */ const known = new Map();

  /** @param {number} deal */
  function list(deal) {
    const { id, branches } = game();
    return (branches[deal] ??= core().replayBranches({ id, deal }).branches);
  }
  /** The variation with a number. @param {number} deal @param {number} place @returns {Branch | undefined} */
  const at = (deal, place) => (place ? list(deal)[place - 1] : undefined);
  const id = (/** @type {number} */ deal, /** @type {number} */ place) => at(deal, place)?.branch ?? 0;
  /** @param {number} deal @param {number} branch */
  const placeOf = (deal, branch) => list(deal).findIndex((one) => one.branch === branch) + 1;
  /** The number of the variation that another departs from. @param {number} deal @param {number} place */
  const parent = (deal, place) => placeOf(deal, at(deal, place)?.parent ?? 0);

  function forget() {
    const { branches, frames } = game();
    branches.length = 0;
    frames.clear();
    known.clear();
  }

  /** A move of a variation. @param {number} deal @param {number} step @param {number} place @returns {Move} */
  function move(deal, step, place) {
    const { event, comment } = frame(deal, step, place);
    return { step, ...event, comment };
  }

  return {
    list,
    id,
    parent,
    move,
    /** Whether a deal has a variation with that number. @param {number} deal @param {number} [place] */
    holds: (deal, place = 0) => place > 0 && place <= list(deal).length,
    /** The last step. @param {number} deal @param {number} place */
    steps: (deal, place) => at(deal, place)?.steps ?? game().info.deals[deal].steps,
    /**
     * The result, if it has ended, and its last step.
     * @param {number} deal
     * @param {number} place
     * @returns {{steps: number, result: DealResult}}
     */
    ending: (deal, place) => ({ ...unfinished, ...at(deal, place) }),
    /**
     * The number of the variation that a step belongs to: the given one, or one that it departs from.
     * @param {number} deal
     * @param {number} step
     * @param {number} place
     */
    owner(deal, step, place) {
      while (place && step <= (at(deal, place)?.step ?? 0)) place = parent(deal, place);
      return place;
    },
    /** The moves after the step at which it departs. @param {number} deal @param {number} place */
    moves(deal, place) {
      const branch = at(deal, place);
      if (!branch) return [];
      const key = `${game().id} ${deal} ${place}`;
      let moves = known.get(key);
      if (!moves) {
        moves = branch.events.map((_, index) => move(deal, branch.step + 1 + index, place));
        known.set(key, moves);
      }
      return moves;
    },
    forget,

    /** The legal commands. @param {number} deal @param {number} step @param {number} place */
    legal: (deal, step, place) => core().replayVary({ id: game().id, deal, step, branch: id(deal, place) }).legal,
    /**
     * Plays a command: along what was played before, else as a new variation. If drawing is then the only legal
     * command, plays that too.
     * @param {number} deal
     * @param {number} step
     * @param {number} place
     * @param {string} command
     */
    play(deal, step, place, command) {
      const ask = (/** @type {number} */ from, /** @type {number} */ branch, /** @type {string} */ text) =>
        core().replayVary({ id: game().id, deal, step: from, branch, command: text });
      let to = ask(step, id(deal, place), command);
      if (to.legal.length === 1 && to.legal[0].endsWith('-')) to = ask(to.step, to.branch, to.legal[0]);
      forget();
      const branch = placeOf(deal, to.branch);
      return { deal, step: to.step, ...(branch ? { branch } : {}) };
    },
    /**
     * Removes a variation, with those that depart from it.
     * @param {number} deal
     * @param {number} place
     */
    drop(deal, place) {
      core().replayDrop({ id: game().id, deal, branch: id(deal, place) });
      forget();
    },
  };
}
/** @typedef {ReturnType<typeof variations>} Variations */

/**
 * The command that discards a tile.
 * @param {string[]} legal
 * @param {State} state
 * @param {string} tile
 */
export function discardOf(legal, state, tile) {
  const red = state.indicators.length > 0;
  return legal.find((text) => {
    const { act, wind, tiles } = readCommand(text, red);
    return act === 'd' && wind === state.seats[state.turn ?? 0].wind && tiles[0] === tile;
  });
}
