// @ts-check
// The value of a hand that did not win, under rules that score every hand. Loaded when its fold is opened.

import { attempt, scoreRequest } from '../state/ask.js';
import { h } from '../lib/dom.js';
import { faultText } from '../words/index.js';
import { classicalCard } from './classical-card.js';

/** @import { ClassicalLoser } from '../engine/core.d.ts' */
/** @import { Context } from '../state/context.js' */
/** @import { State } from '../state/model.js' */
/** @import { Hand } from '../tiles/mpsz.js' */

/** @param {Context} context @param {State} state @param {Hand} hand @returns {HTMLElement[]} */
export function loserCard(context, state, hand) {
  const core = context.engine();
  const { value, fault } = attempt(() => core.score(scoreRequest(core, state, hand)));
  if (fault) return [h('p', { class: 'quiet-text' }, faultText(fault).text || fault.message)];
  return value && 'pointItems' in value ? [classicalCard(/** @type {ClassicalLoser} */ (value))] : [h('p', {})];
}
