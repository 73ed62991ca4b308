// @ts-check
// The questions of the Practice view. Each uses a hand that comes up in play; the module gives the right answer.

import { initial } from '../state/model.js';
import { shows } from '../state/catalogue.js';
import { isPractised } from '../state/ranked.js';
import { writeMpsz } from '../tiles/mpsz.js';
import { scoreRequest } from '../state/ask.js';
import { worthOf } from '../state/worth.js';
import { dealOf, handOf, northsOf, oneSuit } from './deals.js';
import { randomInteger } from '../lib/random.js';

/** @import { RiichiScore, RulesetId, Seat, State as Table, Tehai, Tile } from '../engine/core.d.ts' */
/** @import { State } from '../state/model.js' */
/** @import { Hand } from '../tiles/mpsz.js' */
/** @import { Ask } from './deals.js' */
/** @typedef {'distance' | 'waits' | 'discard' | 'score' | 'fu'} Kind */
/** @typedef {'easy' | 'middle' | 'hard'} Level */
/**
 * @typedef {object} Question
 * @property {Kind} kind
 * @property {State} state the hand and its situation, as in the Hand view
 * @property {Hand} hand
 * @property {(number | Tile)[]} choices
 * @property {(number | Tile)[]} right of waits all have to be chosen, else any one
 * @property {(number | Tile)[]} [either] neither right nor wrong: waits without copies left
 */
/** @typedef {{core: Tehai, ask: Ask, ruleset: RulesetId, level: Level, random: () => number}} Making */

/** @type {readonly Level[]} */
export const levels = ['easy', 'middle', 'hard'];

/** @type {readonly Kind[]} */
export const kinds = ['distance', 'waits', 'discard', 'score', 'fu'];

/** The rules of the questions: those chosen, or riichi. @param {RulesetId} ruleset @returns {RulesetId} */
export const practised = (ruleset) => (isPractised(ruleset) ? ruleset : 'riichi-tenhou');

/** Whether rules have questions of a kind. @param {Kind} kind @param {RulesetId} ruleset */
export const isAsked = (kind, ruleset) =>
  kind === 'fu' ? shows(ruleset, 'fu') : kind !== 'score' || shows(ruleset, 'value');

/** The largest shanten of a hand, and the least margin between the best discard and the second. */
const farthest = { easy: 1, middle: 2, hard: 4 };
const leastMargin = { easy: 6, middle: 3, hard: 1 };
/** The number of tiles of a one-suit hand, and the least number of kinds in its wait. */
const suited = { easy: { size: 7, kinds: 2 }, middle: { size: 10, kinds: 3 }, hard: { size: 13, kinds: 3 } };
/** The fewest and most lines of the card, yaku and fu, of a score question. */
const lines = { easy: [0, 5], middle: [4, 8], hard: [6, 99] };

/** After so many hands the next possible one is taken, whatever its level. */
const patience = 12;

/** @param {Kind} kind @param {Making} making @returns {Promise<Question>} */
export async function question(kind, making) {
  if (kind === 'waits') return waits(making);
  if (kind === 'score' || kind === 'fu') return score(kind, making);
  return inPlay(kind, making);
}

/** @param {RulesetId} ruleset @param {Hand} hand @param {Partial<State>} [rest] @returns {State} */
const stateOf = (ruleset, hand, rest = {}) => ({ ...initial, ruleset, text: writeMpsz(hand), ...rest });

/** @param {Kind} kind @param {Making} making @returns {Promise<Question>} */
async function inPlay(kind, { core, ask, ruleset, level, random }) {
  /** @type {Question | undefined} */ let last;
  for (let tries = 0; tries < patience; tries++) {
    const deal = await dealOf(ask, ruleset, random);
    let table = await deal.forward(1 + randomInteger(random, 50));
    for (let more = 0; more < 12 && table.turn !== undefined; more++) {
      const found = atTable(kind, table, { core, ruleset });
      if (found) {
        last = found.question;
        if (found.far <= farthest[level] && found.far > 0 && found.margin >= leastMargin[level]) {
          await deal.end();
          return last;
        }
      }
      table = await deal.forward(1);
    }
    await deal.end();
  }
  if (!last) throw new Error('no such hand came up');
  return last;
}

/** @param {Kind} kind @param {Table} table @param {{core: Tehai, ruleset: RulesetId}} by */
function atTable(kind, table, { core, ruleset }) {
  const seat = table.seats[table.event.chair ?? 0];
  if (table.event.kind !== 'draw' || !seat.drawn || seat.riichi || seat.shanten === undefined || seat.shanten < 0)
    return null;
  const hand = handOf(seat);
  const without = withoutSuit(seat);
  // With tiles of the void suit in hand there is nothing to ask: they go first.
  if (hand.closed.some((tile) => tile[1] === without.void)) return null;
  const state = stateOf(ruleset, hand, { indicators: table.indicators, situation: without });
  const { players } = table;
  const request = {
    ...(without.void ? { ruleset, ...without } : {}),
    hand: state.text,
    dialect: /** @type {const} */ ('mpsz'),
    indicators: table.indicators,
  };
  const { shanten, discards = [] } = core.analyze({ ...request, players: players === 3 ? 3 : 4 });
  const [best] = discards;
  const good = discards.filter((one) => one.shanten === best?.shanten && one.total === best.total);
  const second = discards.find((one) => one.shanten === best?.shanten && one.total !== best.total);
  const margin = second ? best.total - second.total : 0;
  /** @type {Question} */
  const question =
    kind === 'distance'
      ? { kind, state, hand, choices: [0, 1, 2, 3, 4, 5, 6], right: [shanten.best] }
      : { kind, state, hand, choices: hand.closed, right: good.map(({ tile }) => tile) };
  return { question, far: shanten.best, margin: kind === 'distance' ? 99 : margin };
}

/** The void suit of a seat, as the situation of its hand. @param {Seat} seat @returns {State['situation']} */
const withoutSuit = ({ void: suit }) => (suit ? { void: suit } : {});

/** @param {Making} making @returns {Promise<Question>} */
async function waits({ core, ruleset, level, random }) {
  const { size, kinds: least } = suited[level];
  for (;;) {
    const closed = oneSuit(random, size);
    const found = core.analyze({ hand: writeMpsz({ closed, melds: [], flowers: [] }), dialect: 'mpsz' });
    const open = found.waits.filter(({ left }) => left > 0);
    if (open.length < least) continue;
    const hand = { closed, melds: [], flowers: [] };
    const suit = closed[0][1];
    return {
      kind: 'waits',
      state: stateOf(ruleset, hand),
      hand,
      choices: [...'123456789'].map((rank) => rank + suit),
      right: open.map(({ tile }) => tile),
      either: found.waits.filter(({ left }) => !left).map(({ tile }) => tile),
    };
  }
}

/** @param {'score' | 'fu'} kind @param {Making} making @returns {Promise<Question>} */
async function score(kind, { core, ask, ruleset, level, random }) {
  /** @type {Question | undefined} */ let last;
  for (let tries = 0; tries < patience; tries++) {
    const deal = await dealOf(ask, ruleset, random);
    const table = await deal.forward();
    await deal.end();
    const found = table.event.kind === 'win' ? won(kind, table, { core, ruleset, random }) : null;
    if (!found) continue;
    last = found.question;
    const [least, most] = lines[level];
    if (found.lines >= least && found.lines <= most) return last;
  }
  if (!last) throw new Error('no such hand came up');
  return last;
}

/** @param {'score' | 'fu'} kind @param {Table} table */
function won(kind, table, /** @type {Omit<Making, 'ask' | 'level'>} */ { core, ruleset, random }) {
  const seat = table.seats[table.event.chair ?? 0];
  const hand = handOf(seat, table.event.tiles[0]);
  const state = stateOf(ruleset, hand, {
    indicators: table.indicators,
    uraIndicators: seat.riichi ? (table.uraIndicators ?? []) : [],
    situation: {
      ...withoutSuit(seat),
      // Under rules with a void suit the question is what a discarder pays.
      selfDrawn: seat.drawn !== undefined && !seat.void,
      seatWind: seat.wind,
      roundWind: table.round,
      ...(seat.riichi ? { riichi: 1 } : {}),
      ...(northsOf(seat) ? { north: northsOf(seat) } : {}),
    },
  });
  const card = valueOf(core, state, hand);
  if (!card?.win) return null;
  if (kind === 'fu') {
    if (!('fu' in card) || !card.fu) return null;
    const rows = core.payTable({ ruleset }).rows;
    const choices = [...new Set(rows.flatMap(({ fu }) => fu ?? []))].slice(0, 9);
    if (!choices.includes(card.fu)) return null;
    return { question: { kind, state, hand, choices, right: [card.fu] }, lines: linesOf(card) };
  }
  const right = worthOf(card);
  if (seat.void) {
    const choices = [1, 2, 4, 8, 16];
    return { question: { kind, state, hand, choices, right: [right] }, lines: 2 + right };
  }
  const choices = mistakes(core, state, hand, right, random);
  return { question: { kind, state, hand, choices, right: [right] }, lines: linesOf(card) };
}

/** @param {Tehai} core @param {State} state @param {Hand} hand */
function valueOf(core, state, hand) {
  try {
    return core.score(scoreRequest(core, state, hand));
  } catch {
    return undefined;
  }
}

/** @param {object} card */
const linesOf = (card) => {
  const { yaku, fuItems } = /** @type {Partial<RiichiScore>} */ (card);
  return (yaku?.length ?? 2) + (fuItems?.length ?? 3);
};

/**
 * The answer and likely mistakes: the same hand won in another way, seat or round, and neighbouring values.
 * @param {Tehai} core
 * @param {State} state
 * @param {Hand} hand
 * @param {number} right
 * @param {() => number} random
 */
export function mistakes(core, state, hand, right, random) {
  const { situation } = state;
  const { riichi, ...silent } = situation;
  /** @type {State[]} */
  const changed = [
    { ...state, situation: { ...situation, seatWind: situation.seatWind === 'E' ? 'S' : 'E' } },
    { ...state, situation: { ...situation, selfDrawn: !situation.selfDrawn } },
    { ...state, situation: riichi ? silent : { ...silent, riichi: 1 } },
    { ...state, indicators: [] },
  ];
  const found = new Set([right]);
  for (const other of changed) {
    const card = valueOf(core, other, hand);
    if (card?.win && found.size < 4) found.add(worthOf(card));
  }
  const spread = randomInteger(random, 2) ? [2, 0.5, 3] : [0.5, 2, 1.5];
  for (const factor of spread) if (found.size < 4) found.add(Math.max(1, Math.round(right * factor)));
  return [...found].sort((a, b) => a - b);
}

/** Whether an answer is right. @param {Question} question @param {(number | Tile)[]} chosen */
export function isRight({ kind, right, either = [] }, chosen) {
  if (kind !== 'waits') return right.includes(chosen[0]);
  const said = chosen.filter((tile) => !either.includes(tile));
  return said.length === right.length && said.every((tile) => right.includes(tile));
}
