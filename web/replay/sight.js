// @ts-check
// What a seat can see of the table, and what is true: read off a State, for the analysis and for the Hand view.

import { kind } from '../state/tile.js';
import { writeMpsz } from '../state/mpsz.js';

/**
 * The hand of a seat as the module reads it; the drawn tile last.
 * @param {any} seat of a State
 */
export function handOf({ closed, drawn, melds }) {
  return { closed, melds, flowers: [], ...(drawn ? { win: drawn } : {}) };
}

/** @param {any} seat */
export const handText = (seat) => writeMpsz(handOf(seat));

/**
 * Every tile in the open that is not the seat's own: rivers and sets of the others, Norths set aside. What somebody claimed lies
 * in a set and is counted there; what was claimed from the seat itself counts in its own river.
 * @param {any} state
 * @param {number} chair
 * @returns {string[]}
 */
export function seenBy(state, chair) {
  const seen = [];
  state.seats.forEach((seat, other) => {
    if (other === chair) return;
    seen.push(...seat.river.filter(({ claimedBy }) => claimedBy === undefined).map(({ tile }) => tile));
    seen.push(...seat.melds.flatMap(({ tiles }) => tiles), ...norths(seat));
  });
  seen.push(...norths(state.seats[chair]));
  for (const { tile, claimedBy } of state.seats[chair].river) {
    if (claimedBy === undefined || claimedBy === chair) continue;
    const at = seen.indexOf(tile);
    if (at >= 0) seen.splice(at, 1);
  }
  return seen;
}

/** Norths set aside lie among the flowers. */
const norths = ({ flowers }) => flowers.filter((tile) => tile === '4z');

/** A seat's own discards, claimed ones too: they decide furiten. @param {any} seat */
export const riverOf = ({ river }) => river.map(({ tile }) => tile);

/**
 * How many copies of a tile are still to be drawn; undefined where the wall is not known.
 * @param {any} state
 * @param {string} tile
 */
export function inWall(state, tile) {
  const { tiles } = state.wall;
  if (!tiles || tiles.includes('?')) return undefined;
  return tiles.filter((other) => kind(other) === kind(tile)).length;
}

/** What `analyze` is asked for a seat. @param {any} state @param {number} chair */
export function analysisRequest(state, chair) {
  const seat = state.seats[chair];
  const river = riverOf(seat);
  return {
    hand: handText(seat), dialect: 'mpsz', seen: [...seenBy(state, chair), ...river], indicators: state.indicators, river,
    players: state.players === 3 ? 3 : 4,
  };
}

/**
 * The state of the page in which the Hand view shows a seat's hand with all that it can see.
 * @param {any} state
 * @param {number} chair
 * @param {{ruleset: string, roundWind: string}} game
 * @param {any} [win] the win of that seat, if it has just won
 */
export function asHand(state, chair, { ruleset, roundWind }, win) {
  const seat = state.seats[chair];
  const situation = {
    ...(seat.wind === 'E' ? {} : { seatWind: seat.wind }), ...(roundWind === 'E' ? {} : { roundWind }),
    ...(seat.drawn ? { selfDrawn: true } : {}), ...(seat.riichi ? { riichi: 1 } : {}),
    ...(state.honba ? { honba: state.honba } : {}), ...(state.deposits ? { deposits: state.deposits } : {}),
    ...(norths(seat).length ? { north: norths(seat).length } : {}),
    ...(win ? wonBy(state, win) : {}),
  };
  const [winning] = win && !seat.drawn ? state.event.tiles : [];
  const hand = winning ? { ...handOf(seat), closed: [...seat.closed, winning], win: winning } : handOf(seat);
  return {
    view: 'hand', text: writeMpsz(hand), dialect: 'mpsz', ruleset, options: {}, situation, indicators: state.indicators, uraIndicators: win && seat.riichi ? (state.uraIndicators ?? []).filter((tile) => tile !== '?') : [],
    seen: seenBy(state, chair), river: riverOf(seat),
  };
}

/** Circumstances of a win that show in its yaku. */
const circumstances = {
  'double-riichi': { riichi: 2 }, ippatsu: { ippatsu: true }, rinshan: { rinshan: true }, chankan: { chankan: true }, haitei: { lastTile: true },
  houtei: { lastTile: true }, tenhou: { firstTurn: true }, chiihou: { firstTurn: true }, renhou: { firstTurn: true },
};

/** How a seat has won: from whom, in what circumstances, and the sticks that it took: what the payments do not sum to zero by. */
function wonBy(state, { from, yaku, payments }) {
  const taken = Math.round(payments.reduce((sum, one) => sum + one, 0) / 1000);
  return {
    ...(from === undefined ? {} : { from: state.seats[from].wind }), deposits: Math.max(0, taken),
    ...Object.assign({}, ...(yaku ?? []).map(({ id }) => circumstances[id] ?? {})),
  };
}
