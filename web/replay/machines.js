// @ts-check
// The moves of computer players from a step of a game, played at a table of its own with the real wall.

/** @import { Strength, TableLevel, Tehai } from '../engine/core.d.ts' */

/**
 * A step of an open game, along a variation given by its id.
 * @typedef {{replay: string, deal: number, step: number, branch: number}} Step
 */
/**
 * The players: the user in a chair, computer players in the others; with `pass` the user passes an open claim.
 * @typedef {{players: number, chair: number, strength: Strength, pass: boolean}} Sitters
 */

/**
 * @template T
 * @param {Tehai} core
 * @param {Step} step
 * @param {(id: string) => T} use called with the id of the table
 */
function atTable(core, step, use) {
  const { id } = core.gameNew(step);
  try {
    return use(id);
  } finally {
    core.gameClose({ id });
  }
}

/**
 * The commands of the computer players until the user in a chair has a choice.
 * @param {Tehai} core
 * @param {Step} step
 * @param {Sitters} sitters
 */
export const machineMoves = (core, step, { players, chair, strength, pass }) =>
  atTable(core, step, (id) => {
    const strengths = Array.from({ length: players }, (_, at) => (at === chair ? '' : strength));
    return core.gamePlay({ id, strengths, pass }).played;
  });

/**
 * The move of a careful player in a chair.
 * @param {Tehai} core
 * @param {Step} step
 * @param {number} chair
 * @param {TableLevel} [level] of the table, for odds
 */
export const machineHint = (core, step, chair, level) =>
  atTable(core, step, (id) => core.gameSuggest({ id, chair, level }));
