// @ts-check
// A problem as the page holds it: what the player saw, the answers that are worth to be told, and how the deal went on.
// All of it stands in one text (pack.js), so that it can be asked and answered without the module.

import { kind as kindOf, sorted } from '../tiles/code.js';
import { readMpsz, writeMpsz } from '../tiles/mpsz.js';

/** @import { PracticeMoment, PracticeAnswer, ReplaySightValue, RulesetId } from '../engine/core.d.ts' */
/** @import { State, Tile, Wind } from '../engine/core.d.ts' */
/** @typedef {'discard' | 'push' | 'call' | 'riichi' | 'score'} ProblemKind */
/** @typedef {{act: Act, tiles: Tile[], pays?: number}} Chosen */
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
/** @typedef {'win' | 'exhausted' | 'aborted' | 'unfinished'} EndKind */
/** @typedef {{kind: EndKind, winners: Wind[], from: Wind | '', points: number | null}} End */
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

/**
 * @param {PracticeAnswer} answer
 * @param {boolean} told whether its tiles are
 * @param {boolean} isCall
 * @returns {Answer}
 */
function answerOf({ act, tiles, right, short, pays, odds, to }, told, isCall) {
  return {
    act,
    tiles,
    then: (isCall && to?.tile) || '',
    right,
    short: Math.min(4095, short),
    pays,
    chances: odds ? { win: thousandth(odds.win), dealIn: thousandth(odds.dealIn), points: odds.points } : null,
    danger: to?.danger === undefined ? null : thousandth(to.danger),
    accepts: to ? { shanten: to.shanten, total: to.total, tiles: told ? to.tiles.map(({ tile }) => tile) : [] } : null,
    reason:
      to?.reason && told ? { id: to.reason.id, tiles: (to.reason.tiles ?? []).slice(0, 6), n: to.reason.n ?? 0 } : null,
  };
}

/** @param {number} share */
const thousandth = (share) => Math.round(share * 1000) / 1000;

/**
 * What is seen of a seat: of the own one too its hand stands apart.
 * @param {State['seats'][0]} seat
 * @returns {ProblemSeat}
 */
const seatOf = ({ wind, score, melds, river }) => ({
  wind: /** @type {Wind} */ (wind),
  score,
  melds: melds.map((meld) => writeMpsz({ closed: [], melds: [meld], flowers: [] })),
  river: river.map(({ tile, drawn, riichi, claimedBy }) => ({ tile, drawn, riichi, claimed: claimedBy !== undefined })),
});

/**
 * What the module finds as the page holds it: of the table no more than its player saw.
 * @param {PracticeMoment} moment
 * @param {State} state the table at its step
 * @param {ReplaySightValue} sight the player's
 * @param {Omit<End, 'points'>} end
 * @returns {Problem | null} null for a hand that only the module can read
 */
export function problemOf({ kind, chair, step, answers, made = -1, tolerance, moved }, state, sight, end) {
  const hand = readMpsz(sight.hand);
  if (!hand) return null;
  const { closed, win } = hand;
  const { situation, ruleset } = sight;
  const won = kind === 'score';
  const isCall = kind === 'call';
  const { round, number, honba, deposits, wall, indicators, seats, players, event } = state;
  return {
    kind,
    ruleset,
    round: /** @type {Wind} */ (round),
    number,
    honba,
    deposits,
    step,
    left: wall.left,
    closed: win ? [...sorted(without(closed, win)), win] : sorted(closed),
    drawn: Boolean(win),
    indicators: (won && situation.indicators) || indicators,
    ura: (won && situation.uraIndicators) || [],
    won: won
      ? {
          selfDrawn: situation.selfDrawn === true,
          riichi: situation.riichi ?? 0,
          more: circumstances.filter((name) => /** @type {any} */ (situation)[name] === true),
        }
      : null,
    seats: seats.map((_, i) => seatOf(seats[(chair + i) % players])),
    offered:
      isCall && event.chair !== undefined
        ? { tile: event.tiles[0], from: /** @type {Wind} */ (seats[event.chair].wind) }
        : null,
    given: (kind === 'riichi' && answers[0]?.to?.tile) || '',
    answers: answers.map((answer, at) => answerOf(answer, answer.right || at === made, isCall)),
    made,
    tolerance,
    end: { ...end, points: moved ?? null },
  };
}

/** @param {Tile[]} closed @param {Tile} tile */
function without(closed, tile) {
  const at = closed.lastIndexOf(tile);
  return at < 0 ? closed : closed.toSpliced(at, 1);
}

/**
 * The place among the answers of what was chosen, or -1: what is not among them is further behind than all of
 * them. A red
 * five that is not told apart is a plain one.
 * @param {Problem} problem @param {Chosen} chosen
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

/** What can be chosen: the tiles of the hand, else the answers. @param {Problem} problem @returns {Chosen[]} */
export function choicesOf({ kind, closed, answers }) {
  if (kind === 'discard' || kind === 'push')
    return closed.map((tile) => ({ act: /** @type {const} */ ('discard'), tiles: [tile] }));
  const list = answers.map(({ act, tiles, pays }) => ({ act, tiles, pays }));
  // In an order that gives nothing away.
  const order = ['riichi', 'silent', 'chow', 'pung', 'kong', 'pass', 'pays'];
  return list.sort((a, b) => order.indexOf(a.act) - order.indexOf(b.act) || (a.pays ?? 0) - (b.pays ?? 0));
}
