// @ts-check
// From the state to everything that the page says about it: a handful of calls to the module, each well under a
// millisecond, so they run on every key press.

import { size } from './edit.js';
import { emptyHand, readMpsz, writeMpsz } from './mpsz.js';
import { isRiichi, playersOf } from './model.js';
import { situationFor } from './situation.js';

/** @typedef {import('./model.js').State} State */
/** @typedef {import('./mpsz.js').Hand} Hand */
/** @typedef {{code: string, message: string, start?: number, end?: number, hint?: string}} Fault */
/**
 * @typedef {object} Answer
 * @property {Hand} [hand] absent where the text cannot be read
 * @property {string} [dialect]
 * @property {Fault} [fault] set when the text or the request is bad; the rest is then of no use
 * @property {'waiting'|'empty'|'odd'|'far'|'ready'|'complete'|'long'} stage
 * @property {any} [analysis] analyze's value
 * @property {any} [score] score's value, for a hand of full size
 * @property {Pay[]} [pays] what each wait pays, in the order of the waits
 */
/** @typedef {{tile: string, left: number, kind?: string, ron?: any, tsumo?: any, would?: string}} Pay */

/** @param {() => any} call @returns {{value?: any, fault?: Fault}} */
export function attempt(call) {
  try {
    return { value: call() };
  } catch (error) {
    const { code = 'internal', message, start, end, hint } = /** @type {any} */ (error);
    return { fault: { code, message, start, end, hint } };
  }
}

/**
 * Reads the hand alone; without the module only mpsz can be read.
 * @param {any} core
 * @param {State} state
 * @returns {{hand?: Hand, dialect?: string, fault?: Fault, normal?: string}}
 */
export function readHand(core, state) {
  if (!state.text.trim()) return { hand: emptyHand() };
  if (!core) {
    const hand = readMpsz(state.text);
    return hand ? { hand, dialect: 'mpsz', normal: state.text } : {};
  }
  const { value, fault } = attempt(() => core.parse({ text: state.text, dialect: state.dialect }));
  if (fault) return { fault };
  const { closed, melds, win, flowers, dialect, text } = value;
  return { hand: win ? { closed, melds, win, flowers } : { closed, melds, flowers }, dialect, normal: text };
}

/** The hand as the module is asked about it: flowers are no part of its shape. @param {Hand} hand */
export const handText = (hand) => writeMpsz({ ...hand, flowers: [] });

/** Every tile that lies open outside the hand. @param {State} state @returns {import('./tile.js').Tile[]} */
export const seenTiles = (state) => [...state.seen, ...state.river, ...state.indicators];

/** @param {State} state @param {Hand} hand */
export function scoreRequest(state, hand) {
  return {
    hand: handText(hand), dialect: 'mpsz', ruleset: state.ruleset, options: state.options, situation: situationFor(state, hand),
  };
}

/** @param {any} core null while it starts @param {State} state @returns {Answer} */
export function ask(core, state) {
  const { hand, dialect, fault } = readHand(core, state);
  if (fault) return { fault, stage: 'empty' };
  if (!hand) return { stage: 'waiting' };
  if (!core) return { hand, dialect, stage: hand.closed.length ? 'waiting' : 'empty' };
  if (!hand.closed.length) return { hand, dialect, stage: 'empty' };
  const { hand: _, ...rest } = analyse(core, state, hand);
  return { hand, dialect, ...rest };
}

function analyse(core, state, hand) {
  if (hand.closed.length > 14) return scored(core, state, hand, { hand, stage: 'long' });
  const request = {
    hand: handText(hand), dialect: 'mpsz', seen: [...state.seen, ...state.river], indicators: state.indicators,
    river: state.river, players: playersOf(state.ruleset),
  };
  const { value: analysis, fault } = attempt(() => core.analyze(request));
  if (fault) return { hand, fault, stage: 'empty' };
  const rest = hand.closed.length % 3;
  const best = analysis.shanten.best;
  if (best < 0) return scored(core, state, hand, { hand, analysis, stage: 'complete' });
  if (rest === 0) return { hand, analysis, stage: 'odd' };
  if (rest === 1 && best === 0) return { hand, analysis, stage: 'ready', pays: paysOf(core, state, hand, analysis.waits) };
  return { hand, analysis, stage: 'far' };
}

function scored(core, state, hand, answer) {
  if (size(hand) < 14) return answer;
  const { value, fault } = attempt(() => core.score(scoreRequest(state, hand)));
  return fault ? { ...answer, fault } : { ...answer, score: value };
}

/** Each wait scored as a ron and as a self-draw. Hands of fewer tiles have no price. @returns {Pay[]} */
function paysOf(core, state, hand, waits) {
  if (size(hand) !== 13) return waits;
  return waits.map((wait) => {
    const won = { ...hand, closed: [...hand.closed, wait.tile], win: wait.tile };
    const value = (changes) => attempt(() => core.score(scoreRequest({ ...state, situation: { ...state.situation, ...changes } }, won))).value;
    const ron = value({ selfDrawn: false, rinshan: false });
    const tsumo = value({ selfDrawn: true, chankan: false });
    const probe = ron?.win === false ? would(value, isRiichi(state.ruleset), tsumo) : null;
    const kind = [ron, tsumo, probe?.value].find((result) => result?.win)?.sets?.find((set) => set.wait)?.wait;
    return { ...wait, kind, ron, tsumo, would: probe?.word };
  });
}

/** What would make a win of a ready hand without yaku. */
function would(value, riichi, tsumo) {
  if (!riichi) return null;
  const declared = value({ riichi: 1, selfDrawn: false });
  if (declared?.win) return { word: 'wait.wouldRiichi', value: declared };
  if (tsumo?.win) return { word: 'wait.wouldDraw', value: tsumo };
  return { word: 'wait.wouldLast', value: value({ lastTile: true, selfDrawn: false, chankan: false }) };
}
