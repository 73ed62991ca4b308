// @ts-check
// What a seat can see of the table, and what is true: read off a State, for the analysis and for the Hand view.

import { kind } from '../page/state/tile.js';
import { writeMpsz } from '../page/state/mpsz.js';

/** @import { AnalyzeRequest, DangerRequest, DealWin, Options, Rival, RulesetId } from '../engine/core.d.ts' */
/** @import { Seat, Situation, State, Tile, Wind } from '../engine/core.d.ts' */
/** @import { Hand } from '../page/state/mpsz.js' */
/** @typedef {import('../page/state/model.js').State} PageState */

/**
 * The hand of a seat as the module reads it; the drawn tile last.
 * @param {Seat} seat
 * @returns {Hand}
 */
export function handOf({ closed, drawn, melds }) {
  return { closed, melds, flowers: [], ...(drawn ? { win: drawn } : {}) };
}

/** @param {Seat} seat */
export const handText = (seat) => writeMpsz(handOf(seat));

/**
 * Every tile in the open that is not the seat's own: rivers and sets of the others, Norths set aside. What somebody
 * claimed lies in a set and is counted there; what was claimed from the seat itself counts in its own river.
 * @param {State} state
 * @param {number} chair
 * @returns {string[]}
 */
export function seenBy(state, chair) {
  /** @type {Tile[]} */ const seen = [];
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
const norths = (/** @type {Seat} */ { flowers }) => flowers.filter((tile) => tile === '4z');

/** A seat's own discards, claimed ones too: they decide furiten. @param {Seat} seat */
export const riverOf = ({ river }) => river.map(({ tile }) => tile);

/**
 * How many copies of a tile are still to be drawn; undefined where the wall is not known.
 * @param {State} state
 * @param {string} tile
 */
export function inWall(state, tile) {
  const { tiles } = state.wall;
  if (!tiles || tiles.includes('?')) return undefined;
  return tiles.filter((other) => kind(other) === kind(tile)).length;
}

/** What `analyze` is asked for a seat. @param {State} state @param {number} chair @returns {AnalyzeRequest} */
export function analysisRequest(state, chair) {
  const seat = state.seats[chair];
  const river = riverOf(seat);
  return {
    hand: handText(seat),
    dialect: 'mpsz',
    seen: [...seenBy(state, chair), ...river],
    indicators: state.indicators,
    river,
    players: state.players === 3 ? 3 : 4,
    ...(state.indicators.length
      ? { rivals: rivalsOf(state, chair), situation: { seatWind: seat.wind, roundWind: state.round } }
      : {}),
  };
}

/**
 * The others as `danger` is asked about them. Which tiles were let go after a riichi the rivers tell nearly: a tile
 * counts where it lies further on in its river than the riichi, by one for each set of its player.
 * @param {State} state
 * @param {number} chair
 * @returns {Rival[]}
 */
export function rivalsOf(state, chair) {
  return state.seats.flatMap((seat, other) => {
    if (other === chair) return [];
    const at = seat.river.findIndex(({ riichi }) => riichi);
    const later = state.seats.flatMap(({ river, melds }, third) =>
      third === other || at < 0 ? [] : river.slice(at + 1 + melds.length).map(({ tile }) => tile),
    );
    return [
      {
        wind: seat.wind,
        river: seat.river.map(({ tile, drawn, riichi }) => ({ tile, drawn, riichi })),
        melds: seat.melds.map((meld) => writeMpsz({ closed: [], melds: [meld], flowers: [] })),
        riichi: seat.riichi,
        passed: later,
      },
    ];
  });
}

/** What `danger` is asked for a seat. @param {State} state @param {number} chair @returns {DangerRequest} */
export function dangerRequest(state, chair) {
  const { hand, seen, indicators, players } = analysisRequest(state, chair);
  return { hand, dialect: 'mpsz', seen, indicators, players, rivals: rivalsOf(state, chair) };
}

/**
 * The state of the page in which the Hand view shows a seat's hand with all that it can see.
 * @param {State} state
 * @param {number} chair
 * @param {{rules: RulesetId, options: Options, roundWind: Wind}} game
 * @param {DealWin} [win] the win of that seat, if it has just won
 * @returns {Partial<PageState>}
 */
export function asHand(state, chair, { rules, options, roundWind }, win) {
  const seat = state.seats[chair];
  /** @type {Situation} */
  const situation = {
    ...(seat.wind === 'E' ? {} : { seatWind: seat.wind }),
    ...(roundWind === 'E' ? {} : { roundWind }),
    ...(seat.drawn ? { selfDrawn: true } : {}),
    ...(seat.riichi ? { riichi: 1 } : {}),
    ...(state.honba ? { honba: state.honba } : {}),
    ...(state.deposits ? { deposits: state.deposits } : {}),
    ...(norths(seat).length ? { north: norths(seat).length } : {}),
    ...(win ? wonBy(state, win) : {}),
  };
  const [winning] = win && !seat.drawn ? state.event.tiles : [];
  const hand = winning ? { ...handOf(seat), closed: [...seat.closed, winning], win: winning } : handOf(seat);
  return {
    view: 'hand',
    text: writeMpsz(hand),
    dialect: 'mpsz',
    ruleset: rules,
    options,
    situation,
    indicators: state.indicators,
    uraIndicators: win && seat.riichi ? (state.uraIndicators ?? []).filter((tile) => tile !== '?') : [],
    seen: seenBy(state, chair),
    river: riverOf(seat),
  };
}

/** Circumstances of a win that show in its yaku. */
/** @type {Record<string, Situation>} */
const circumstances = {
  'double-riichi': { riichi: 2 },
  ippatsu: { ippatsu: true },
  rinshan: { rinshan: true },
  chankan: { chankan: true },
  haitei: { lastTile: true },
  houtei: { lastTile: true },
  tenhou: { firstTurn: true },
  chiihou: { firstTurn: true },
  renhou: { firstTurn: true },
};

/**
 * How a seat has won: from whom, in what circumstances, and the sticks that it took: what the payments do not sum to
 * zero by.
 * @param {State} state
 * @param {DealWin} win
 * @returns {Situation}
 */
function wonBy(state, { from, yaku, payments }) {
  const taken = Math.round(payments.reduce((sum, one) => sum + one, 0) / 1000);
  return {
    ...(from === undefined ? {} : { from: state.seats[from].wind }),
    deposits: Math.max(0, taken),
    ...Object.assign({}, ...(yaku ?? []).map(({ id }) => circumstances[id] ?? {})),
  };
}
