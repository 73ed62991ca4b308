// @ts-check
// What is said about a win beside its tiles. Which circumstances there are, which of them can be and what rules the
// others
// out the module says; what cannot be is not sent to it, but comes back when its reason goes.

import { attempt } from './ask.js';
import { shows } from './catalogue.js';
import { size } from '../tiles/arrange.js';
import { writeMpsz } from '../tiles/mpsz.js';

/** @import { PossibleField, PossibleRequest, PossibleValue, Refusal } from '../engine/core.d.ts' */
/** @import { Situation, SituationKey, Tehai } from '../engine/core.d.ts' */
/** @import { State } from './model.js' */
/** @import { Hand } from '../tiles/mpsz.js' */

/** A hand that is open: some tile of it was called. @param {Hand} hand */
export const isOpen = (hand) => hand.melds.some((meld) => meld.kong !== 'concealed');

/** Everything that is said, the indicators among it. @param {State} state @returns {Situation} */
export function said({ situation, indicators, uraIndicators }) {
  return {
    ...situation,
    ...(indicators.length ? { indicators } : {}),
    ...(uraIndicators.length ? { uraIndicators } : {}),
  };
}

/**
 * The last answers, by what was asked: the same is asked several times at each key press.
 * @type {Map<string, PossibleValue>}
 */
const answers = new Map();
const mostAnswers = 16;

/** A hand of so many tiles has all its melds. */
const whole = 13;

/**
 * Only the melds and flowers of a hand decide what can be, so that typing closed tiles asks nothing new; where a whole
 * hand has none, one of its tiles says so.
 * @param {Tehai} core
 * @param {State} state
 * @param {Hand} hand
 */
function possible(core, state, hand) {
  const { closed, melds, flowers } = hand;
  const { ruleset, options } = state;
  /** @type {PossibleRequest} */
  const request = { ruleset, options, situation: said(state) };
  const beside = shows(ruleset, 'flowers') ? flowers : [];
  const some = melds.length || size(hand) < whole ? [] : closed.slice(0, 1);
  if (some.length || melds.length)
    Object.assign(request, { hand: writeMpsz({ closed: some, melds, flowers: beside }), dialect: 'mpsz' });
  const key = JSON.stringify(request);
  const known = answers.get(key);
  if (known) return known;
  const { value } = attempt(() => core.possible(request));
  if (answers.size >= mostAnswers) answers.clear();
  if (value) answers.set(key, value);
  return value;
}

/** The situation without what cannot be. @param {Tehai} core @param {State} state @param {Hand} hand */
export function situationFor(core, state, hand) {
  /** @type {Situation} */ const situation = said(state);
  for (const key of possible(core, state, hand)?.drop ?? []) delete situation[key];
  if (hand.flowers.length) delete situation.flowers; // those that lie beside the hand say how many
  return situation;
}

/**
 * What is said of the win and not counted since it cannot be, with the reason.
 * @param {Tehai} core @param {State} state @param {Hand} hand @returns {Refusal[]}
 */
export const notCounted = (core, state, hand) => possible(core, state, hand)?.dropped ?? [];

/** @param {State} state @param {boolean} selfDrawn @returns {State} */
const drawnOr = (state, selfDrawn) => ({ ...state, situation: { ...state.situation, selfDrawn } });

/**
 * What may be said, by key. While nobody has said how the hand was won, whatever either way allows is offered.
 * @param {Tehai} core
 * @param {State} state
 * @param {Hand} hand
 * @returns {Map<SituationKey, PossibleField>}
 */
export function offers(core, state, hand) {
  const found = possible(core, state, hand)?.circumstances ?? [];
  const fields = new Map(found.map((field) => [field.key, field]));
  if (!fields.has('selfDrawn') || state.situation.selfDrawn !== undefined) return fields;
  for (const field of possible(core, drawnOr(state, true), hand)?.circumstances ?? [])
    if (!fields.get(field.key)?.possible) fields.set(field.key, field);
  return fields;
}

/** A change that says `value` of a field, and with it how the hand was won where it needs that. */
/** @param {State} state @param {PossibleField} field @param {any} value @returns {Situation} */
export function saying(state, field, value) {
  const { [field.key]: _, ...rest } = state.situation;
  if (value === undefined) return rest;
  const way = field.needs?.includes('selfDrawn') ? true : field.excludes?.includes('selfDrawn') ? false : undefined;
  return { ...rest, [field.key]: value, ...(way === undefined ? {} : { selfDrawn: way }) };
}
