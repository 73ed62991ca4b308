// @ts-check
// The variations of a game for the stage: the moves along one, which lie within another, and the list for the
// transcript.

/** @import { ReplayDeal, State } from '../engine/core.d.ts' */
/** @import { Move, Place } from '../game/steps.js' */

/** @param {import('./session.js').Session} session */
export function branches(session) {
  const { variations } = session;

  /** The moves by step, along the variation. @param {Place} at @returns {Move[]} */
  const movesAlong = ({ deal, branch = 0 }) => {
    if (!branch) return session.moves(deal);
    const own = variations.moves(deal, branch);
    return [...movesAlong({ deal, step: 0, branch: variations.parent(deal, branch) }).slice(0, own[0]?.step), ...own];
  };

  /**
   * Whether a variation is another one, or departs from it.
   * @param {number} deal
   * @param {number} at
   * @param {number} other
   */
  function isWithin(deal, at, other) {
    while (at && at !== other) at = variations.parent(deal, at);
    return at === other;
  }

  return {
    movesAlong,

    /** The variations of a deal for the transcript. @param {Place} at */
    listed: ({ deal, branch: now = 0 }) =>
      variations.list(deal).map(({ step, steps }, index) => {
        const branch = index + 1;
        const open = isWithin(deal, now, branch);
        const moves = open ? variations.moves(deal, branch) : [variations.move(deal, step + 1, branch)];
        return { place: branch, parent: variations.parent(deal, branch), step, length: steps - step, open, moves };
      }),

    /**
     * Removes a variation; returns the place that a given place moves to.
     * @param {number} branch
     * @param {Place} from
     */
    dropped(branch, { deal, step, branch: at = 0 }) {
      const { step: departs } = variations.list(deal)[branch - 1];
      const gone = isWithin(deal, at, branch);
      const id = variations.id(deal, at);
      const parent = variations.id(deal, variations.parent(deal, branch));
      variations.drop(deal, branch);
      const left = variations.list(deal).findIndex((one) => one.branch === (gone ? parent : id)) + 1;
      return { deal, step: gone ? Math.min(step, departs) : step, branch: left };
    },
  };
}

/** The wins of a deal that have been made at this step. @param {State} state */
export function winsSoFar(state, /** @type {Pick<ReplayDeal, 'result' | 'steps'>} */ { result, steps }) {
  const wins = result?.wins ?? [];
  const after = steps - state.step;
  return wins.slice(0, Math.max(1, wins.length - after));
}

/**
 * The tile that a seat discards next, if its move is a discard.
 * @param {Move[]} moves
 * @param {State} state
 * @param {number} step
 * @param {number} chair
 */
export function madeBy(moves, state, step, chair) {
  if (state.turn !== chair) return undefined;
  const next = moves.slice(step + 1).find((move) => move.kind !== 'riichi' && move.kind !== 'indicator');
  return next?.kind === 'discard' && next.chair === chair ? next.tiles[0] : undefined;
}
