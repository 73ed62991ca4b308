// @ts-check
// The situation of a win. The module lists the fields, which of them are possible and why others are not. Impossible
// ones are not sent to the module, but stay in the state and count again when the reason is gone.

import { attempt } from './ask.js';
import { shows } from './catalogue.js';
import { size } from '../tiles/arrange.js';
import { writeMpsz } from '../tiles/mpsz.js';

/** @import { PossibleField, PossibleRequest, PossibleValue, Refusal } from '../engine/core.d.ts' */
/** @import { Situation, SituationKey, Tehai } from '../engine/core.d.ts' */
/** @import { State } from './model.js' */
/** @import { Hand } from '../tiles/mpsz.js' */

/** Whether a hand is open: it has a called meld. @param {Hand} hand */
export const isOpen = (hand) => hand.melds.some((meld) => meld.kong !== 'concealed');

/** The situation as entered, with the indicators. @param {State} state @returns {Situation} */
export function said({ situation, indicators, uraIndicators }) {
  return {
    ...situation,
    ...(indicators.length ? { indicators } : {}),
    ...(uraIndicators.length ? { uraIndicators } : {}),
  };
}

/**
 * The last answers by request: each key press asks the same several times.
 * @type {Map<string, PossibleValue>}
 */
const answers = new Map();
const mostAnswers = 16;

/** A hand of at least this many tiles has all its melds. */
const whole = 13;

/**
 * Asks the module which fields are possible. That depends only on melds and flowers, so these are sent and typing
 * closed tiles asks nothing new; of a full hand without melds one tile is sent to show that there are none.
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

/** The situation without impossible fields. @param {Tehai} core @param {State} state @param {Hand} hand */
export function situationFor(core, state, hand) {
  /** @type {Situation} */ const situation = said(state);
  for (const key of possible(core, state, hand)?.drop ?? []) delete situation[key];
  if (hand.flowers.length) delete situation.flowers; // the flowers of the hand give their number
  return situation;
}

/**
 * The fields that were entered and do not count because they are impossible, each with the reason.
 * @param {Tehai} core @param {State} state @param {Hand} hand @returns {Refusal[]}
 */
export const notCounted = (core, state, hand) => possible(core, state, hand)?.dropped ?? [];

/** @param {State} state @param {boolean} selfDrawn @returns {State} */
const drawnOr = (state, selfDrawn) => ({ ...state, situation: { ...state.situation, selfDrawn } });

/**
 * The fields that can be entered, by key. While it is unknown how the hand was won, those of both ways.
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

/**
 * Enters `value` for a field, and how the hand was won if the field depends on it.
 * @param {State} state @param {PossibleField} field @param {any} value @returns {Situation}
 */
export function saying(state, field, value) {
  const { [field.key]: _, ...rest } = state.situation;
  if (value === undefined) return rest;
  const way = field.needs?.includes('selfDrawn') ? true : field.excludes?.includes('selfDrawn') ? false : undefined;
  return { ...rest, [field.key]: value, ...(way === undefined ? {} : { selfDrawn: way }) };
}
