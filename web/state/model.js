// @ts-check
// The state of the page that a link holds and undo restores, with its defaults and checks.

/** @import { Dialect, Options, RulesetId, Situation, Wind } from '../engine/core.d.ts' */
/** @typedef {import('../tiles/code.js').Tile} Tile */
/**
 * @typedef {{deal: number, step: number, seat?: number, branch?: number}} ReplayPlace `branch` is the number of a
 *   variation among those of its deal, from 1
 */
/**
 * @typedef {{wind: Wind, river: Tile[], riichi?: number, melds?: string[]}} Rival another player's discards in order;
 *   `riichi` is the place among them of the riichi tile, from 1
 */
/**
 * @typedef {object} State
 * @property {string} view id of the view on screen
 * @property {string} text the hand as typed, in any dialect; everything about the hand is derived from it
 * @property {Dialect} dialect "auto", or the dialect chosen for an ambiguous list of numbers
 * @property {RulesetId} ruleset
 * @property {Options} options values that differ from the rule set's own
 * @property {Situation} situation without the indicators, which have fields of their own
 * @property {Tile[]} indicators
 * @property {Tile[]} uraIndicators
 * @property {Tile[]} seen visible tiles elsewhere on the table
 * @property {Tile[]} river the hand's own discards
 * @property {Rival[]} rivals the discards of the other players, as far as they were entered
 * @property {Tile[]} kept kinds that may not be discarded this turn, after a call; a change of the text clears it
 * @property {ReplayPlace | null} replay
 * @property {string} game a replay within the link, packed by the Replay view
 */

/**
 * The fields of a hand and the table around it, all empty; another hand starts from them.
 * @type {Omit<State, 'view' | 'ruleset' | 'options' | 'replay' | 'game'>}
 */
export const noHand = Object.freeze({
  text: '',
  dialect: 'auto',
  situation: {},
  indicators: [],
  uraIndicators: [],
  seen: [],
  river: [],
  rivals: [],
  kept: [],
});

/** @type {State} */
export const initial = Object.freeze({
  ...noHand,
  view: 'hand',
  ruleset: 'riichi-tenhou',
  options: {},
  replay: null,
  game: '',
});

/** The fields that undo and redo change; opening another view is no edit. */
export const edited = /** @type {const} */ ([
  'text',
  'dialect',
  'ruleset',
  'options',
  'situation',
  'indicators',
  'uraIndicators',
  'seen',
  'river',
  'rivals',
  'kept',
]);

const wind = ['E', 'S', 'W', 'N'];
/** @type {(value: any) => boolean} */
const flag = (value) => value === true;
/** @type {(most: number) => (value: any) => boolean} */
const count = (most) => (value) => Number.isInteger(value) && value > 0 && value <= most;
/** @type {(list: any[]) => (value: any) => boolean} */
const oneOf = (list) => (value) => list.includes(value);

/**
 * Checks the value of each field of a situation. Links and storage can hold anything; a value that fails is dropped.
 * @type {Record<string, (value: any) => boolean>}
 */
export const situationFields = {
  selfDrawn: (value) => typeof value === 'boolean',
  doubleKong: flag,
  lastOfKind: flag,
  void: oneOf(['m', 'p', 's']),
  shotAfterKong: flag,
  flowers: count(8),
  robbed: oneOf(['added', 'concealed']),
  local: (value) => Array.isArray(value) && value.every((id) => typeof id === 'string'),
  seatWind: oneOf(wind),
  roundWind: oneOf(wind),
  riichi: oneOf([1, 2]),
  ippatsu: flag,
  rinshan: flag,
  chankan: flag,
  lastTile: flag,
  firstTurn: flag,
  honba: count(99),
  deposits: count(99),
  from: oneOf(wind),
  liable: oneOf(wind),
  north: count(4),
  concealed: flag,
};

/** All visible tiles outside the hand, without indicators. @param {State} state @returns {Tile[]} */
export const openTiles = ({ seen, river, rivals }) => [...seen, ...river, ...rivals.flatMap((rival) => rival.river)];

/** @param {Record<string, any>} values */
export function cleanSituation(values) {
  return Object.fromEntries(
    Object.entries(values).filter(([key, value]) => Object.hasOwn(situationFields, key) && situationFields[key](value)),
  );
}

/** The longest hand text that the page takes, in characters; the module bounds the tiles. */
export const longestText = 4000;
