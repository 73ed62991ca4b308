// @ts-check
// Holds the state of the page. Views read and change it, and subscribe to changes.

import { edited } from './model.js';

/** @typedef {import('./model.js').State} State */

const longestHistory = 500;

/** @param {State} start */
export function createStore(start) {
  let state = start;
  /** @type {State[]} */ const past = [];
  /** @type {State[]} */ let future = [];
  /** @type {Set<(state: State, before: State) => void>} */ const listeners = new Set();

  /** @param {State} next */
  function become(next) {
    const before = state;
    state = next;
    for (const listener of listeners) listener(state, before);
  }

  /** @param {Partial<State>} patch */
  const isEdit = (patch) =>
    edited.some((name) => name in patch && JSON.stringify(patch[name]) !== JSON.stringify(state[name]));
  /** @param {State} to @returns {State} */
  const back = (to) => ({ ...state, ...Object.fromEntries(edited.map((name) => [name, to[name]])) });

  return {
    get: () => state,
    /** Changes some fields. Changes of edited fields can be undone. @param {Partial<State>} patch */
    set(patch) {
      if (isEdit(patch)) {
        past.push(state);
        if (past.length > longestHistory) past.shift();
        future = [];
      }
      // Tiles that a call forbids to discard belong to the hand that made it.
      const other = patch.text !== undefined && patch.text !== state.text;
      become({ ...state, ...(other ? { kept: [] } : {}), ...patch });
    },
    /** Replaces the state, for example by that of a link; the history stays. @param {State} next */
    open(next) {
      this.set(next);
    },
    undo() {
      const to = past.pop();
      if (to) {
        future.push(state);
        become(back(to));
      }
    },
    redo() {
      const to = future.pop();
      if (to) {
        past.push(state);
        become(back(to));
      }
    },
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
    /** @param {(state: State, before: State) => void} listener */
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
/** @typedef {ReturnType<typeof createStore>} Store */
