// @ts-check
// The other players of the Hand view as the module is asked about them.

/** @import { Rival } from '../engine/core.d.ts' */
/** @import { State } from './model.js' */

/** Whether one of them is in riichi or has called twice. @param {State} state */
export const threatened = ({ rivals }) =>
  rivals.some(({ riichi, melds = [] }) => riichi !== undefined || melds.length > 1);

/**
 * What others let go in a later turn than the riichi of a rival is known to have passed.
 * @param {Pick<State, 'rivals' | 'river'>} state @returns {Rival[]}
 */
export function rivalsOf({ rivals, river }) {
  return rivals.map(({ wind, river: own, riichi, melds = [] }) => {
    const others = [river, ...rivals.filter((rival) => rival.wind !== wind).map((rival) => rival.river)];
    return {
      wind,
      river: own.map((tile, index) => (index === riichi ? { tile, riichi: true } : { tile })),
      melds,
      passed: riichi === undefined ? [] : others.flatMap((tiles) => tiles.slice(riichi + 1)),
    };
  });
}
