// @ts-check
// What a question shows: everything that its answer may depend on. The picture draws only this.

import { shows } from '../state/catalogue.js';

/** @import { Situation, Tile } from '../engine/core.d.ts' */
/** @import { Hand } from '../tiles/mpsz.js' */
/** @import { Question } from './questions.js' */
/**
 * @typedef {{hand: Hand, situation: Situation | null, indicators: Tile[], uraIndicators: Tile[]}} Shown `situation`
 *   is null if the answer does not depend on how the hand was won
 */

/** @param {Pick<Question, 'kind' | 'state' | 'hand'>} question @returns {Shown} */
export function shownOf({ kind, state, hand }) {
  const scored = kind === 'score' || kind === 'fu';
  return {
    hand,
    situation: (scored && shows(state.ruleset, 'value')) || state.situation.void ? state.situation : null,
    indicators: kind === 'distance' ? [] : state.indicators,
    uraIndicators: scored ? state.uraIndicators : [],
  };
}
