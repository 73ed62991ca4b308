// @ts-check
// Asks the module for everything that the Hand view shows of a state. Each call takes well under a millisecond, so
// all of them run at every key press.

import { answersNow, wish } from '../engine/gate.js';
import { faultOf } from '../engine/module.js';
import { size } from '../tiles/arrange.js';
import { openTiles } from './model.js';
import { rivalsOf } from './rivals.js';
import { emptyHand, readMpsz, writeMpsz } from '../tiles/mpsz.js';
import { playersOf, rulesetOf, shows } from './catalogue.js';
import { situationFor } from './situation.js';

/** @typedef {import('./model.js').State} State */
/** @typedef {import('../tiles/mpsz.js').Hand} Hand */
/** @import { Accept, AnalyzeRequest, AnalyzeValue, Dialect, Fault, Tehai } from '../engine/core.d.ts' */
/** @import { Score, ScoreRequest, TableLevel, Wait } from '../engine/core.d.ts' */

/**
 * What is known of a hand. `hand` is absent if the text cannot be read; with `fault` the text or the request is wrong
 * and the other fields have no meaning; `score` is for hands of full size; `pays` is what each wait pays, in the
 * order of the waits.
 * @typedef {Read & (Waiting | Empty | Analysed | Ready | Complete | Long)} Answer
 * @typedef {{hand?: Hand, dialect?: Dialect, fault?: Fault}} Read
 * @typedef {{stage: 'waiting', analysis?: undefined, score?: undefined, pays?: undefined}} Waiting
 * @typedef {{stage: 'empty', analysis?: undefined, score?: undefined, pays?: undefined}} Empty
 * @typedef {{stage: 'odd' | 'far', hand: Hand, analysis: AnalyzeValue, score?: undefined, pays?: undefined}} Analysed
 * @typedef {{stage: 'ready', hand: Hand, analysis: AnalyzeValue, score?: undefined, pays: Pay[]}} Ready
 * @typedef {{stage: 'complete', hand: Hand, analysis: AnalyzeValue, score?: Score, ways?: Ways, pays?: undefined}}
 *   Complete
 * @typedef {{stage: 'long', hand: Hand, analysis?: undefined, score?: Score, ways?: Ways, pays?: undefined}} Long
 */
/**
 * @typedef {{ron: Score, tsumo?: Score}} Ways what a win pays by discard and by self-draw, while the way is unknown
 */
/** @typedef {Accept & {kind?: Wait, ron?: Score, tsumo?: Score, would?: string}} Pay */

/**
 * @template V
 * @param {() => V} call
 * @returns {{value: V, fault?: undefined} | {value?: undefined, fault: Fault}}
 */
export function attempt(call) {
  try {
    return { value: call() };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

/**
 * Reads the hand; without the module only mpsz can be read.
 * @param {Tehai | null} core
 * @param {State} state
 * @returns {Read & {normal?: string}}
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

/** The hand as text for the module, without flowers, which are no part of its shape. @param {Hand} hand */
export const handText = (hand) => writeMpsz({ ...hand, flowers: [] });

/** Every tile that lies open outside the hand. @param {State} state @returns {import('../tiles/code.js').Tile[]} */
export const seenTiles = (state) => [...openTiles(state), ...state.indicators];

/** @param {Tehai} core @param {State} state @param {Hand} hand @returns {ScoreRequest} */
export function scoreRequest(core, state, hand) {
  const counted = ownRules(state) && shows(state.ruleset, 'flowers');
  return {
    hand: counted ? writeMpsz(hand) : handText(hand),
    dialect: 'mpsz',
    ruleset: state.ruleset,
    options: state.options,
    situation: situationFor(core, state, hand),
  };
}

/**
 * @param {Tehai | null} core null while it starts
 * @param {State} state
 * @param {TableLevel} [level] of the table, for odds
 * @returns {Answer}
 */
export function ask(core, state, level) {
  const { hand, dialect, fault } = readHand(core, state);
  if (fault) return { fault, stage: 'empty' };
  if (!hand) return { stage: 'waiting' };
  if (!core) return { hand, dialect, stage: hand.closed.length ? 'waiting' : 'empty' };
  if (!hand.closed.length) return { hand, dialect, stage: 'empty' };
  return { dialect, ...analyse(core, state, hand, level) };
}

/** Whether a rule set has a minimum, or scores every hand: then flowers count. @param {State} state */
const ownRules = ({ ruleset }) => shows(ruleset, 'minimum') || shows(ruleset, 'losers');

/** @param {State} state @returns {Partial<AnalyzeRequest>} */
function ownShapes(state) {
  const { ruleset, options, situation } = state;
  if (shows(ruleset, 'void')) return { ruleset, options, void: situation.void };
  return ownRules(state) ? { ruleset, options } : {};
}

/** @param {Tehai} core @param {State} state @param {Hand} hand @param {TableLevel} [level] @returns {Answer} */
function analyse(core, state, hand, level) {
  if (hand.closed.length > 14) return scored(core, state, hand, { hand, stage: 'long' });
  /** @type {AnalyzeRequest} */
  const request = {
    hand: handText(hand),
    dialect: 'mpsz',
    seen: openTiles(state),
    indicators: state.indicators,
    river: state.river,
    players: playersOf(state.ruleset),
    kept: state.kept,
    ...ownShapes(state),
  };
  const ordered = shows(state.ruleset, 'dora') ? { ...request, ...momentOf(state, level) } : request;
  // The order of discards under the rules may need deferred functions; the first answer then goes without.
  const isOrdered = answersNow(core, 'analyze', ordered);
  const { value: analysis, fault } = attempt(() => core.analyze(isOrdered ? ordered : request));
  if (fault) return { hand, fault, stage: 'empty' };
  const rest = hand.closed.length % 3;
  const best = analysis.shanten.best;
  if (!isOrdered && best >= 0 && size(hand) === 14) wish(core);
  if (best < 0) return scored(core, state, hand, { hand, analysis, stage: 'complete' });
  if (rest === 0) return { hand, analysis, stage: 'odd' };
  if (rest === 1 && best === 0)
    return { hand, analysis, stage: 'ready', pays: paysOf(core, state, hand, analysis.waits) };
  return { hand, analysis, stage: 'far' };
}

/**
 * The rules and the part of the situation on which the order of discards depends.
 * @param {State} state @param {TableLevel} [level] @returns {Partial<AnalyzeRequest>}
 */
const momentOf = ({ ruleset, options, situation: { seatWind, roundWind }, rivals, river }, level) => ({
  ruleset,
  options,
  ...(rivals.length ? { rivals: rivalsOf({ rivals, river }), level } : {}),
  situation: { ...(seatWind ? { seatWind } : {}), ...(roundWind ? { roundWind } : {}) },
});

/** @param {Tehai} core @param {State} state @param {Hand} hand @param {Complete | Long} answer @returns {Answer} */
function scored(core, state, hand, answer) {
  if (size(hand) < 14) return answer;
  if (isSettled(state)) {
    const { value, fault } = attempt(() => core.score(scoreRequest(core, state, hand)));
    return fault ? { ...answer, fault } : { ...answer, score: value };
  }
  // It is unknown how the hand was won: both ways are scored, and the first that wins is shown first.
  const [ron, tsumo] = [false, true].map((selfDrawn) =>
    attempt(() => core.score(scoreRequest(core, { ...state, situation: { ...state.situation, selfDrawn } }, hand))),
  );
  if (ron.fault) return { ...answer, fault: ron.fault };
  const ways = { ron: ron.value, tsumo: tsumo.value };
  return { ...answer, ways, score: ways.ron.win || !ways.tsumo?.win ? ways.ron : ways.tsumo };
}

/** Whether it is known how the hand was won, or makes no difference. @param {State} state */
const isSettled = ({ ruleset, situation }) =>
  situation.selfDrawn !== undefined || !rulesetOf(ruleset)?.circumstances.some(({ key }) => key === 'selfDrawn');

/**
 * Each wait scored as a win by discard and by self-draw. Hands of fewer tiles have no price.
 * @param {Tehai} core @param {State} state @param {Hand} hand @param {Accept[]} waits @returns {Pay[]}
 */
function paysOf(core, state, hand, waits) {
  if (size(hand) !== 13) return waits;
  const ask = asking(core, state, hand);
  return waits.map((wait) => {
    const won = { ...hand, closed: [...hand.closed, wait.tile], win: wait.tile };
    const [ron, tsumo] = [ask(won, { selfDrawn: false }), ask(won, { selfDrawn: true })];
    const probe = ron?.win === false ? would((changes) => ask(won, changes), state, tsumo) : null;
    const kind = [ron, tsumo, probe?.value]
      .map(setsOf)
      .find(Boolean)
      ?.find((set) => set.wait)?.wait;
    return { ...wait, kind, ron, tsumo, would: probe?.word };
  });
}

/**
 * Scores wins of one hand in several situations. What is impossible in each is asked once, since no wait changes it.
 * @param {Tehai} core
 * @param {State} state
 * @param {Hand} hand
 */
function asking(core, state, hand) {
  /** @type {Map<string, ScoreRequest>} */ const requests = new Map();
  return (/** @type {Hand} */ won, /** @type {State['situation']} */ changes) => {
    const key = JSON.stringify(changes);
    const request =
      requests.get(key) ?? scoreRequest(core, { ...state, situation: { ...state.situation, ...changes } }, hand);
    requests.set(key, request);
    const text = shows(state.ruleset, 'losers') ? writeMpsz(won) : handText(won);
    return attempt(() => core.score({ ...request, hand: text })).value;
  };
}

/** @param {Score | null | undefined} score */
const setsOf = (score) => (score?.win ? score.sets : undefined);

/**
 * What would give a ready hand without yaku a win.
 * @param {(changes: State['situation']) => Score | undefined} value
 * @param {State} state
 * @param {Score | undefined} tsumo
 */
function would(value, { ruleset }, tsumo) {
  if (!shows(ruleset, 'riichi')) return null;
  const declared = value({ riichi: 1, selfDrawn: false });
  if (declared?.win) return { word: 'wait.wouldRiichi', value: declared };
  if (tsumo?.win) return { word: 'wait.wouldDraw', value: tsumo };
  return { word: 'wait.wouldLast', value: value({ lastTile: true, selfDrawn: false }) };
}
