// @ts-check
// The danger of each tile of the hand at the bottom while another player is in riichi, as lengths of bars. The module
// computes it.

import { attempt } from '../state/ask.js';
import { levelOf } from '../state/danger.js';
import { writeMpsz } from '../tiles/mpsz.js';
import { isTile, kind } from '../tiles/code.js';

/** @import { Rival, Seat, State, Tehai } from '../engine/core.d.ts' */

/** @typedef {((tile: string) => number | undefined) | undefined} Bars */

/**
 * The bars of each state and chair, so that stepping back and forth computes them once.
 * @type {WeakMap<State, Map<number, Bars>>}
 */
const computed = new WeakMap();

/**
 * The length of the bar by tile; undefined without a riichi of another player, or if the hand is hidden.
 * @param {Tehai} core @param {State} state in the page's spelling @param {number} chair at the bottom
 * @returns {Bars}
 */
export function dangersAt(core, state, chair) {
  const known = computed.get(state) ?? new Map();
  computed.set(state, known);
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

/** All tiles of rivers and melds, a called discard once. @param {State} state */
const openOf = ({ seats }) =>
  seats.flatMap(({ river, melds, flowers }) => [
    ...river.filter(({ claimedBy }) => claimedBy === undefined).map(({ tile }) => tile),
    ...melds.flatMap(({ tiles }) => tiles),
    ...flowers.filter((tile) => isTile(tile) && tile[1] !== 'f'),
  ]);

/**
 * A rival with the tiles that other players discarded after its riichi. A call skips turns, so the first discards
 * after the riichi, as many as there were calls, are left out: they may have come before it.
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
