// @ts-check
// The other players of the Hand view in the form of the module's requests.

/** @import { Rival } from '../engine/core.d.ts' */
/** @import { State } from './model.js' */

/** Whether one of them is in riichi or has two melds. @param {State} state */
export const threatened = ({ rivals }) =>
  rivals.some(({ riichi, melds = [] }) => riichi !== undefined || melds.length > 1);

/**
 * The rivals with the tiles that passed: those discarded in a later turn than a rival's riichi.
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
