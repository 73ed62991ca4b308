// @ts-check
// The targets of the buttons and keys: by move, by turn, by deal.

/** @import { Branch, ReplayOpenValue, State } from '../engine/core.d.ts' */

/** @typedef {{deal: number, step: number, branch?: number}} Place `branch` is the number of a variation */
/** @typedef {{steps: number}[]} Deals */
/** @typedef {{step: number, kind: string, chair?: number, tiles: string[], comment?: string}} Move */
/**
 * An open game.
 * @typedef {{id: string, name: string, info: ReplayOpenValue, text: string, frames: Map<string, State>, moves:
 *   Move[][], branches: Branch[][]}} Game
 */

const endsTurn = new Set(['discard', 'win', 'exhausted', 'aborted']);

/**
 * The place in the game nearest to the requested one.
 * @param {{steps: number}[]} deals
 * @param {Place | null} wish
 * @returns {Place}
 */
export function within(deals, wish) {
  const deal = Math.min(Math.max(0, wish?.deal ?? 0), Math.max(0, deals.length - 1));
  return { deal, step: Math.min(Math.max(0, wish?.step ?? 0), deals[deal]?.steps ?? 0) };
}

/**
 * One move forward or back, across the ends of deals.
 * @param {Deals} deals
 * @param {Place} place
 * @param {number} way
 * @returns {Place}
 */
export function byMove(deals, { deal, step }, way) {
  const next = step + way;
  if (next < 0) return deal > 0 ? { deal: deal - 1, step: deals[deal - 1].steps } : { deal, step: 0 };
  if (next > deals[deal].steps) return deal < deals.length - 1 ? { deal: deal + 1, step: 0 } : { deal, step };
  return { deal, step: next };
}

/**
 * The end of the next turn, or of the one before.
 * @param {Deals} deals
 * @param {Place} place
 * @param {number} way 1 or -1
 * @param {Move[]} moves of the deal, by step; unknown ones count as ends
 */
export function byTurn(deals, place, way, moves) {
  let to = byMove(deals, place, way);
  while (
    to.deal === place.deal &&
    to.step > 0 &&
    to.step < deals[to.deal].steps &&
    moves[to.step] &&
    !endsTurn.has(moves[to.step].kind)
  ) {
    to = byMove(deals, to, way);
  }
  return to;
}

/**
 * The start of the next deal; backwards the start of this deal, then of the one before.
 * @param {Deals} deals
 * @param {Place} place
 * @param {number} way
 * @returns {Place}
 */
export function byDeal(deals, { deal, step }, way) {
  if (way > 0) return deal < deals.length - 1 ? { deal: deal + 1, step: 0 } : { deal, step: deals[deal].steps };
  return step > 0 ? { deal, step: 0 } : { deal: Math.max(0, deal - 1), step: 0 };
}

/** Whether two places are the same. @param {Place} one @param {Place} other */
export const samePlace = (one, other) => one.deal === other.deal && one.step === other.step;
