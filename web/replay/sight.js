// @ts-check
// Turns what a seat can see of the table into requests to the module and into a state of the Hand view.

import { isRanked } from '../state/ranked.js';
import { kind } from '../tiles/code.js';

/** @import { AnalyzeRequest, DangerRequest, ReplaySightValue, State, Tile } from '../engine/core.d.ts' */
/** @typedef {import('../state/model.js').State} PageState */

/**
 * The number of copies of a tile left in the wall; undefined if the wall is unknown.
 * @param {State} state
 * @param {string} tile
 */
export function inWall(state, tile) {
  const { tiles } = state.wall;
  if (!tiles || tiles.includes('?')) return undefined;
  return tiles.filter((other) => kind(other) === kind(tile)).length;
}

/** The `analyze` request for a seat. @param {ReplaySightValue} sight @returns {AnalyzeRequest} */
export function analysisRequest({ hand, seen, river, rivals, players, ruleset, options, situation, kept }) {
  const { seatWind, roundWind, indicators = [] } = situation;
  return {
    hand,
    dialect: 'mpsz',
    seen: [...seen, ...river],
    indicators,
    river,
    kept,
    players: players === 3 ? 3 : 4,
    ...(isRanked(ruleset) ? {} : { ruleset, options, void: situation.void }),
    ...(indicators.length ? { rivals, situation: { seatWind, roundWind } } : {}),
  };
}

/** The `danger` request for a seat. @param {ReplaySightValue} sight @returns {DangerRequest} */
export function dangerRequest(sight) {
  const { hand, seen, indicators, players } = analysisRequest(sight);
  return { hand, dialect: 'mpsz', seen, indicators, players, rivals: sight.rivals };
}

/**
 * The state of the page in which the Hand view shows a seat's hand with everything that the seat sees.
 * @param {ReplaySightValue} sight
 * @returns {Partial<PageState>}
 */
export function asHand({ hand, flowers, ruleset, options, situation, seen, river, rivals, kept = [] }) {
  const known = rivals.some(({ river: tiles }) => tiles.some(({ riichi }) => riichi)) ? rivals.map(asRival) : [];
  const { indicators = [], uraIndicators = [], ...rest } = situation;
  return {
    view: 'hand',
    text: flowers ? `${hand} ${flowers}` : hand,
    dialect: 'mpsz',
    ruleset,
    options,
    situation: rest,
    indicators,
    uraIndicators,
    seen: without(
      seen,
      known.flatMap((rival) => rival.river),
    ),
    river,
    rivals: known,
    kept,
  };
}

/** @param {ReplaySightValue['rivals'][0]} rival @returns {PageState['rivals'][0]} */
function asRival({ wind, river, melds = [] }) {
  const riichi = river.findIndex((discard) => discard.riichi);
  return {
    wind,
    river: river.map(({ tile }) => tile),
    ...(riichi < 0 ? {} : { riichi }),
    ...(melds.length ? { melds } : {}),
  };
}

/** @param {Tile[]} tiles @param {Tile[]} others each removes one equal tile */
function without(tiles, others) {
  const rest = [...tiles];
  for (const tile of others) {
    const at = rest.indexOf(tile);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
