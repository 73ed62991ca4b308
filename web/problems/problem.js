// @ts-check
// A problem: what the player saw, the answers that are shown, and how the deal ended. All of it is in one text
// (pack.js), so that it can be asked and answered without the module.

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
 * @property {number} short points below the best answer
 * @property {number} pays of a win, without honba and sticks
 * @property {Chances | null} chances
 * @property {number | null} danger of the discard, if a rival threatens
 * @property {Accepts | null} accepts after the discard; `tiles` only for right answers and the one made
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
 * @property {Tile[]} closed the last one is the drawn or winning tile
 * @property {boolean} drawn whether the last one stands apart
 * @property {Tile[]} indicators
 * @property {Tile[]} ura
 * @property {Won | null} won
 * @property {ProblemSeat[]} seats the player's own first
 * @property {{tile: Tile, from: Wind} | null} offered
 * @property {Tile | ''} given
 * @property {Answer[]} answers
 * @property {number} made the index in answers, or -1
 * @property {number} tolerance
 * @property {End} end
 */

/** @type {readonly ProblemKind[]} */
export const problemKinds = ['discard', 'push', 'call', 'riichi', 'score'];

/** The circumstances of a win, in the order of their bits. */
export const circumstances = ['ippatsu', 'rinshan', 'chankan', 'lastTile', 'firstTurn'];

/**
 * @param {PracticeAnswer} answer
 * @param {boolean} withTiles whether its useful tiles are included
 * @param {boolean} isCall
 * @returns {Answer}
 */
function answerOf({ act, tiles, right, short, pays, odds, to }, withTiles, isCall) {
  return {
    act,
    tiles,
    then: (isCall && to?.tile) || '',
    right,
    short: Math.min(4095, short),
    pays,
    chances: odds ? { win: thousandth(odds.win), dealIn: thousandth(odds.dealIn), points: odds.points } : null,
    danger: to?.danger === undefined ? null : thousandth(to.danger),
    accepts: to
      ? { shanten: to.shanten, total: to.total, tiles: withTiles ? to.tiles.map(({ tile }) => tile) : [] }
      : null,
    reason:
      to?.reason && withTiles
        ? { id: to.reason.id, tiles: (to.reason.tiles ?? []).slice(0, 6), n: to.reason.n ?? 0 }
        : null,
  };
}

/** @param {number} share */
const thousandth = (share) => Math.round(share * 1000) / 1000;

/**
 * What is visible of a seat; the player's own closed hand is stored apart.
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
 * Turns the module's moment into a problem, with no more of the table than its player saw.
 * @param {PracticeMoment} moment
 * @param {State} state the table at its step
 * @param {ReplaySightValue} sight the player's
 * @param {Omit<End, 'points'>} end
 * @returns {Problem | null} null if only the module can read the hand
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
 * The index of the chosen answer, or -1: an answer that is not listed is worse than all listed ones. A red five
 * without an entry of its own counts as a plain one.
 * @param {Problem} problem
 * @param {Chosen} chosen
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

/** The choices: the tiles of the hand, else the answers. @param {Problem} problem @returns {Chosen[]} */
export function choicesOf({ kind, closed, answers }) {
  if (kind === 'discard' || kind === 'push')
    return closed.map((tile) => ({ act: /** @type {const} */ ('discard'), tiles: [tile] }));
  const list = answers.map(({ act, tiles, pays }) => ({ act, tiles, pays }));
  // An order that does not depend on the right answer.
  const order = ['riichi', 'silent', 'chow', 'pung', 'kong', 'pass', 'pays'];
  return list.sort((a, b) => order.indexOf(a.act) - order.indexOf(b.act) || (a.pays ?? 0) - (b.pays ?? 0));
}
