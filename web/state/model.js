// @ts-check
// What a link holds and undo goes back over: the whole state of the page, its defaults, and what may stand in it.

/** @typedef {import('./tile.js').Tile} Tile */
/** @typedef {{deal: number, step: number, seat?: number}} ReplayPlace */
/**
 * @typedef {object} State
 * @property {string} view id of the view on screen
 * @property {string} text the hand as typed, in any dialect; the one truth about the hand
 * @property {string} dialect "auto", or the dialect chosen for an ambiguous list of numbers
 * @property {string} ruleset
 * @property {Record<string, any>} options what differs from the rule set's own values
 * @property {Record<string, any>} situation api.md's Situation but for the indicators
 * @property {Tile[]} indicators
 * @property {Tile[]} uraIndicators
 * @property {Tile[]} seen tiles that lie open elsewhere
 * @property {Tile[]} river the hand's own discards
 * @property {ReplayPlace | null} replay
 * @property {string} game a replay carried in the link, in the Replay view's own packing
 */

/** @type {State} */
export const initial = Object.freeze({
  view: 'hand', text: '', dialect: 'auto', ruleset: 'riichi-tenhou', options: {}, situation: {},
  indicators: [], uraIndicators: [], seen: [], river: [], replay: null, game: '',
});

/** The fields that undo and redo carry; going to another view is no edit. */
export const edited = /** @type {const} */ ([
  'text', 'dialect', 'ruleset', 'options', 'situation', 'indicators', 'uraIndicators', 'seen', 'river']);

/** Every rule set id of the interface, so that the menu stands before the module has arrived. */
export const rulesets = [
  'classical', 'riichi-tenhou', 'riichi-mahjong-soul', 'riichi-ema', 'riichi-wrc', 'riichi-jpml-a', 'riichi-m-league',
  'riichi-tenhou-3p', 'riichi-mahjong-soul-3p', 'uzje'];

/** @param {string} ruleset */
export const isRiichi = (ruleset) => ruleset.startsWith('riichi');

/** @param {string} ruleset */
export const playersOf = (ruleset) => (ruleset.endsWith('-3p') ? 3 : 4);

/** Whether the rules play with a tile: three players leave out the characters 2 to 8. @param {Tile} tile @param {string} ruleset */
export const isPlayed = (tile, ruleset) => playersOf(ruleset) > 3 || !/^[02-8]m$/.test(tile);

const wind = ['E', 'S', 'W', 'N'];
const flag = (value) => value === true;
const count = (most) => (value) => Number.isInteger(value) && value > 0 && value <= most;
const oneOf = (list) => (value) => list.includes(value);

/** What each field of a situation may hold; what fails is dropped, since links and storage can hold anything. */
export const situationFields = {
  selfDrawn: flag, seatWind: oneOf(wind), roundWind: oneOf(wind), riichi: oneOf([1, 2]), ippatsu: flag, rinshan: flag,
  chankan: flag, lastTile: flag, firstTurn: flag, honba: count(99), deposits: count(99), from: oneOf(wind),
  liable: oneOf(wind), north: count(4), concealed: flag,
};

/** @param {Record<string, any>} values */
export function cleanSituation(values) {
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => situationFields[key]?.(value)));
}

/** The longest hand text that the page takes; the module has the same limit in mind for tiles. */
export const longestText = 4000;
