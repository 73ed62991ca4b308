// @ts-check
// What a link holds and undo goes back over: the whole state of the page, its defaults, and what may stand in it.

/** @import { Dialect, Options, RulesetId, Situation, Wind } from '../engine/core.d.ts' */
/** @typedef {import('../tiles/code.js').Tile} Tile */
/**
 * @typedef {{deal: number, step: number, seat?: number, branch?: number}} ReplayPlace `branch` is the place of a
 * variation among those of its deal, from 1
 */
/**
 * @typedef {{wind: Wind, river: Tile[], riichi?: number, melds?: string[]}} Rival what another player has let go, in
 * order; `riichi` is the place in it of the tile that declared it
 */
/**
 * @typedef {object} State
 * @property {string} view id of the view on screen
 * @property {string} text the hand as typed, in any dialect; the one truth about the hand
 * @property {Dialect} dialect "auto", or the dialect chosen for an ambiguous list of numbers
 * @property {RulesetId} ruleset
 * @property {Options} options what differs from the rule set's own values
 * @property {Situation} situation but for the indicators, which stand beside it
 * @property {Tile[]} indicators
 * @property {Tile[]} uraIndicators
 * @property {Tile[]} seen tiles that lie open elsewhere
 * @property {Tile[]} river the hand's own discards
 * @property {Rival[]} rivals those of the others, as far as they were entered one by one
 * @property {Tile[]} kept kinds of the hand that may not be let go just now: it has made a claim, and another text is
 * another hand
 * @property {ReplayPlace | null} replay
 * @property {string} game a replay carried in the link, in the Replay view's own packing
 */

/**
 * No hand, and nothing of the table around it: what another hand is put upon.
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

/** The fields that undo and redo carry; going to another view is no edit. */
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
 * What each field of a situation may hold; what fails is dropped, since links and storage can hold anything.
 * @type {Record<string, (value: any) => boolean>}
 */
export const situationFields = {
  selfDrawn: (value) => typeof value === 'boolean',
  doubleKong: flag,
  lastOfKind: flag,
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

/** Every tile that lies open outside the hand, but for indicators. @param {State} state @returns {Tile[]} */
export const openTiles = ({ seen, river, rivals }) => [...seen, ...river, ...rivals.flatMap((rival) => rival.river)];

/** @param {Record<string, any>} values */
export function cleanSituation(values) {
  return Object.fromEntries(
    Object.entries(values).filter(([key, value]) => Object.hasOwn(situationFields, key) && situationFields[key](value)),
  );
}

/** The longest hand text that the page takes; the module has the same limit in mind for tiles. */
export const longestText = 4000;
