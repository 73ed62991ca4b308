// @ts-check
// A problem as the page holds it: what the player saw, the answers that are worth to be told, and how the deal went on.
// All of it stands in one text (pack.js), so that it can be asked and answered without the module.

import { kind as kindOf } from '../tiles/code.js';

/** @import { PracticeMoment, PracticeAnswer, RulesetId, Tile, Wind } from '../engine/core.d.ts' */
/** @typedef {'discard' | 'push' | 'call' | 'riichi' | 'score'} ProblemKind */
/** @typedef {'discard' | 'riichi' | 'silent' | 'pass' | 'chow' | 'pung' | 'kong' | 'pays'} Act */
/** @typedef {{tile: Tile, drawn: boolean, riichi: boolean, claimed: boolean}} Thrown */
/** @typedef {{wind: Wind, score: number, melds: string[], river: Thrown[]}} ProblemSeat */
/** @typedef {{win: number, dealIn: number, points: number}} Chances */
/** @typedef {{shanten: number, total: number, tiles: Tile[]}} Accepts */
/**
 * @typedef {object} Answer
 * @property {Act} act
 * @property {Tile[]} tiles discarded, or laid down from the hand
 * @property {Tile | ''} then the best discard after a call
 * @property {boolean} right
 * @property {number} short points behind the best
 * @property {number} pays of a win, without honba and sticks
 * @property {Chances | null} chances
 * @property {number | null} danger of the tile discarded, where somebody threatens
 * @property {Accepts | null} accepts after the discard; `tiles` of those that are right or were made alone
 * @property {{id: string, tiles: Tile[], n: number} | null} reason
 */
/** @typedef {{kind: 'win' | 'exhausted' | 'aborted' | 'unfinished', winners: Wind[], from: Wind | '', points: number | null}} End */
/**
 * @typedef {object} Won how a hand was won
 * @property {boolean} selfDrawn
 * @property {number} riichi
 * @property {string[]} more ids of Situation that are true, such as ippatsu
 */
/**
 * @typedef {object} Problem
 * @property {ProblemKind} kind
 * @property {RulesetId} ruleset
 * @property {Wind} round
 * @property {number} number of the deal in its round, from 1
 * @property {number} honba
 * @property {number} deposits
 * @property {number} step
 * @property {number} left tiles that can still be drawn
 * @property {Tile[]} closed the tile drawn, or the one that won, is the last
 * @property {boolean} drawn whether the last stands apart
 * @property {Tile[]} indicators
 * @property {Tile[]} ura
 * @property {Won | null} won
 * @property {ProblemSeat[]} seats the own one first
 * @property {{tile: Tile, from: Wind} | null} offered
 * @property {Tile | ''} given
 * @property {Answer[]} answers
 * @property {number} made the place among answers, or -1
 * @property {number} tolerance
 * @property {End} end
 */

/** @type {readonly ProblemKind[]} */
export const problemKinds = ['discard', 'push', 'call', 'riichi', 'score'];

/** What may be true of a win, in the order of its bits. */
export const circumstances = ['ippatsu', 'rinshan', 'chankan', 'lastTile', 'firstTurn'];

/** @param {PracticeAnswer} answer @param {boolean} told whether its tiles are @returns {Answer} */
function answerOf({ act, tiles, then, right, short, pays, odds, danger, shanten, accepts, reason }, told) {
  const total = (accepts ?? []).reduce((sum, { left }) => sum + left, 0);
  return {
    act,
    tiles,
    then: then ?? '',
    right,
    short: Math.min(4095, short),
    pays: pays ?? 0,
    chances: odds ? { win: thousandth(odds.win), dealIn: thousandth(odds.dealIn), points: odds.points } : null,
    danger: danger === undefined ? null : thousandth(danger),
    accepts:
      shanten === undefined ? null : { shanten, total, tiles: told ? (accepts ?? []).map(({ tile }) => tile) : [] },
    reason: reason && told ? { id: reason.id, tiles: (reason.tiles ?? []).slice(0, 6), n: reason.n ?? 0 } : null,
  };
}

/** @param {number} share */
const thousandth = (share) => Math.round(share * 1000) / 1000;

/**
 * What the module finds as the page holds it.
 * @param {PracticeMoment} moment
 * @param {{closed: Tile[], win?: Tile}} hand the moment's, read
 * @returns {Problem}
 */
export function problemOf(moment, { closed, win }) {
  const {
    kind,
    ruleset,
    situation,
    number,
    step,
    left,
    seats,
    offered,
    given,
    answers,
    made = -1,
    tolerance,
    end,
  } = moment;
  const { roundWind = 'E', honba = 0, deposits = 0, indicators = [], uraIndicators = [] } = situation;
  const won = kind === 'score';
  return {
    kind,
    ruleset,
    round: roundWind,
    number,
    honba,
    deposits,
    step,
    left,
    closed: win ? [...without(closed, win), win] : closed,
    drawn: Boolean(win),
    indicators,
    ura: won ? uraIndicators : [],
    won: won
      ? {
          selfDrawn: situation.selfDrawn === true,
          riichi: situation.riichi ?? 0,
          more: circumstances.filter((name) => situation[name] === true),
        }
      : null,
    seats: seats.map(({ wind, score, melds, river }) => ({
      wind,
      score,
      melds,
      river: river.map(({ tile, drawn = false, riichi = false, claimed = false }) => ({
        tile,
        drawn,
        riichi,
        claimed,
      })),
    })),
    offered: offered ? { tile: offered.tile, from: offered.from } : null,
    given: given ?? '',
    answers: answers.map((answer, at) => answerOf(answer, answer.right || at === made)),
    made,
    tolerance,
    end: { kind: end.kind, winners: end.winners, from: end.from ?? '', points: end.points ?? null },
  };
}

/** @param {Tile[]} closed @param {Tile} tile */
function without(closed, tile) {
  const at = closed.lastIndexOf(tile);
  return at < 0 ? closed : closed.toSpliced(at, 1);
}

/**
 * The place among the answers of what was chosen, or -1: what is not among them is further behind than all of them. A red
 * five that is not told apart is a plain one.
 * @param {Problem} problem @param {{act: Act, tiles: Tile[], pays?: number}} chosen
 */
export function placeOf({ answers }, { act, tiles, pays = 0 }) {
  const key = (/** @type {Tile[]} */ list, /** @type {boolean} */ plain) =>
    list.map((tile) => (plain ? kindOf(tile) : tile)).join();
  for (const plain of [false, true]) {
    const at = answers.findIndex(
      (one) => one.act === act && one.pays === pays && key(one.tiles, plain) === key(tiles, plain),
    );
    if (at >= 0) return at;
  }
  return -1;
}

/** @param {Problem} problem @param {number} place */
export const isRight = ({ answers }, place) => place >= 0 && answers[place].right;
