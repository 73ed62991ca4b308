// @ts-check
// How dangerous the tiles of the hand at the bottom are while somebody else is in riichi: the module says it, a bar
// below each tile shows it.

import { attempt } from '../state/ask.js';
import { levelOf } from '../state/danger.js';
import { writeMpsz } from '../tiles/mpsz.js';
import { isTile, kind } from '../tiles/code.js';

/** @import { Rival, Seat, State, Tehai } from '../engine/core.d.ts' */

/** @typedef {((tile: string) => number | undefined) | undefined} Bars */

/** Who steps back and forth is told once. @type {WeakMap<State, Map<number, Bars>>} */
const told = new WeakMap();

/**
 * The length of the bar by kind; none where nobody threatens, or the hand is not known.
 * @param {Tehai} core @param {State} state in the page's spelling @param {number} chair at the bottom
 * @returns {Bars}
 */
export function dangersAt(core, state, chair) {
  const known = told.get(state) ?? new Map();
  told.set(state, known);
  if (!known.has(chair)) known.set(chair, barsOf(core, state, chair));
  return known.get(chair);
}

/** @param {Tehai} core @param {State} state @param {number} chair @returns {Bars} */
function barsOf(core, state, chair) {
  const { closed } = state.seats[chair];
  const others = state.seats.filter((_, other) => other !== chair);
  if (state.turn === undefined || !others.some(({ riichi }) => riichi) || !closed.every(isTile)) return undefined;
  const { value } = attempt(() =>
    core.danger({
      players: state.players === 3 ? 3 : 4,
      hand: writeMpsz({ closed, melds: [], flowers: [] }),
      dialect: 'mpsz',
      seen: openOf(state),
      indicators: state.indicators,
      rivals: others.map((seat) => rivalOf(state, seat)),
    }),
  );
  if (!value) return undefined;
  const levels = new Map(value.tiles.map(({ tile, total }) => [tile, levelOf(total)]));
  return (tile) => levels.get(kind(tile));
}

/** All rivers and melds; what was claimed lies in a meld. @param {State} state */
const openOf = ({ seats }) =>
  seats.flatMap(({ river, melds, flowers }) => [
    ...river.filter(({ claimedBy }) => claimedBy === undefined).map(({ tile }) => tile),
    ...melds.flatMap(({ tiles }) => tiles),
    ...flowers.filter((tile) => isTile(tile) && tile[1] !== 'f'),
  ]);

/**
 * What others let go after a riichi has passed. Who is called over loses turns, so as many discards more as there are
 * calls are left out where it is not sure.
 * @param {State} state @param {Seat} seat @returns {Rival}
 */
function rivalOf({ seats }, seat) {
  const at = seat.river.findIndex(({ riichi }) => riichi);
  const calls = seats.flatMap(({ melds }) => melds).filter(({ called }) => called !== undefined).length;
  return {
    wind: seat.wind,
    river: seat.river.map(({ tile, drawn, riichi }) => ({ tile, drawn, riichi })),
    melds: seat.melds.map((meld) => writeMpsz({ closed: [], melds: [meld], flowers: [] })),
    riichi: seat.riichi,
    passed:
      at < 0
        ? []
        : seats
            .filter((other) => other !== seat)
            .flatMap(({ river }) => river.slice(at + 1 + calls).map(({ tile }) => tile)),
  };
}
