// @ts-check
// The board before a match: the chosen kind of deal, face down. The module gives the number of seats, tiles and wall.

import { normalState } from '../board/spelling.js';
import { attempt } from '../state/ask.js';

/** @import { GameNewRequest, State } from '../engine/core.d.ts' */

/** @type {WeakMap<import('../state/context.js').Context, {asked: string, state: State | null}>} */
const last = new WeakMap();

/**
 * @param {import('../state/context.js').Context} context
 * @param {GameNewRequest} request
 * @returns {State | null} null if such a deal is impossible
 */
export function laidOut(context, request) {
  if (!context.core?.gameNew) return null;
  const asked = JSON.stringify(request);
  const had = last.get(context);
  if (had?.asked === asked) return had.state;
  // The tiles are hidden, so any seed will do.
  const { value } = attempt(() => context.engine().gameNew({ ...request, seed: request.seed ?? 1 }));
  if (value) attempt(() => context.engine().gameClose({ id: value.id }));
  const state = value ? faceDown(normalState(value.state)) : null;
  last.set(context, { asked, state });
  return state;
}

/** Without a player in turn and without indicators. @param {State} state @returns {State} */
const faceDown = (state) => ({ ...state, turn: undefined, indicators: [] });
