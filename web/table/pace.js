// @ts-check
// Moves that were all played at once, shown one after the other.

/** @import { State } from '../engine/core.d.ts' */

/**
 * @param {object} parts
 * @param {(state: State) => void} parts.see told every state once, in order
 * @param {() => void} parts.draw draws what `now` says
 * @param {(done: () => void, pause: number) => () => void} [parts.wait] returns what stops it
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
    /** The state to show in place of the last, null when that is reached. */
    now: () => shown,
    skip,
    /** Forgets what was still to be shown. */
    drop() {
      stop();
      coming = [];
      shown = null;
    },
    /** @param {State[]} states @param {number} pause between two of them, in milliseconds; 0 shows the last at once */
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
