// @ts-check
// Shows moves that were all played at once, one after the other.

/** @import { State } from '../engine/core.d.ts' */

/**
 * @param {object} parts
 * @param {(state: State) => void} parts.see called with every state once, in order
 * @param {() => void} parts.draw draws the state of `now`
 * @param {(done: () => void, pause: number) => () => void} [parts.wait] returns a function that stops it
 */
export function pacer({ see, draw, wait = later }) {
  /** @type {State[]} */ let coming = [];
  /** @type {State | null} */ let shown = null;
  let stop = () => {};

  /** @param {number} pause */
  function step(pause) {
    const next = coming.shift();
    if (!next) return;
    see(next);
    shown = coming.length ? next : null;
    draw();
    if (coming.length) stop = wait(() => step(pause), pause);
  }

  /** Shows the last state at once. */
  function skip() {
    stop();
    if (!shown) return;
    for (const state of coming.splice(0)) see(state);
    shown = null;
    draw();
  }

  return {
    /** The state to show instead of the last one; null when the last one is reached. */
    now: () => shown,
    skip,
    /** Drops the states that have not been shown. */
    drop() {
      stop();
      coming = [];
      shown = null;
    },
    /**
     * @param {State[]} states
     * @param {number} pause between two of them, in milliseconds; 0 shows the last one at once
     */
    play(states, pause) {
      this.drop();
      if (!pause) states.slice(0, -1).forEach(see);
      coming = pause ? [...states] : states.slice(-1);
      step(pause);
    },
  };
}

/** @param {() => void} done @param {number} pause */
function later(done, pause) {
  const timer = setTimeout(done, pause);
  return () => clearTimeout(timer);
}
