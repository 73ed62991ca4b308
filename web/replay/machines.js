// @ts-check
// What machines would do from a step of a game on: tried at a table of its own, on the wall as it really lay.

/** @import { Strength, Tehai } from '../engine/core.d.ts' */

/**
 * A step of an open game, along a variation by its id.
 * @typedef {{replay: string, deal: number, step: number, branch: number}} Step
 */
/**
 * Who sits there: the person in a chair, machines in the others; what the person could claim now is let `pass` or not.
 * @typedef {{players: number, chair: number, strength: Strength, pass: boolean}} Sitters
 */

/**
 * @template T
 * @param {Tehai} core
 * @param {Step} step
 * @param {(id: string) => T} use
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
 * The commands of the machines until the person in a chair has a choice.
 * @param {Tehai} core
 * @param {Step} step
 * @param {Sitters} sitters
 */
export const machineMoves = (core, step, { players, chair, strength, pass }) =>
  atTable(core, step, (id) => {
    const strengths = Array.from({ length: players }, (_, at) => (at === chair ? '' : strength));
    return core.gamePlay({ id, strengths, pass }).played;
  });

/** What a careful player would do in a chair. @param {Tehai} core @param {Step} step @param {number} chair */
export const machineHint = (core, step, chair) => atTable(core, step, (id) => core.gameSuggest({ id, chair }));
