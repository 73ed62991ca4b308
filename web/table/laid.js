// @ts-check
// The board before a match: a deal as it is asked for, laid out and face down. How many sit there, what they hold and
// what is left of the wall are the module's.

import { normalState } from '../board/spelling.js';
import { attempt } from '../state/ask.js';

/** @import { GameNewRequest, State } from '../engine/core.d.ts' */

/** @type {WeakMap<import('../state/context.js').Context, {asked: string, state: State | null}>} */
const last = new WeakMap();

/**
 * @param {import('../state/context.js').Context} context
 * @param {GameNewRequest} request
 * @returns {State | null} null where such a deal cannot be
 */
export function laidOut(context, request) {
  if (!context.core?.gameNew) return null;
  const asked = JSON.stringify(request);
  const had = last.get(context);
  if (had?.asked === asked) return had.state;
  // Nobody sees the tiles: one shuffle is as good as another.
  const { value } = attempt(() => context.engine().gameNew({ ...request, seed: request.seed ?? 1 }));
  if (value) attempt(() => context.engine().gameClose({ id: value.id }));
  const state = value ? faceDown(normalState(value.state)) : null;
  last.set(context, { asked, state });
  return state;
}

/** Nobody is in turn, and no indicator is turned yet. @param {State} state @returns {State} */
const faceDown = (state) => ({ ...state, turn: undefined, indicators: [] });
