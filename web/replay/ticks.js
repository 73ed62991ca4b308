// @ts-check
// The marks along the slider: calls, riichi, wins, and the key moments of a review.

import { h } from '../lib/dom.js';

/** @import { Move } from '../game/steps.js' */
/** @import { Moment } from '../review/run.js' */

/** @type {Record<string, string>} */
const marks = { chow: 'call', pung: 'call', kong: 'call', riichi: 'riichi', win: 'win' };

/** The size of a moment, in three classes. @param {Moment} moment */
const heavy = ({ loss }) => (loss.weight >= 1000 ? 'heavy' : loss.weight >= 300 ? 'middling' : 'light');

/** @param {Move[]} moves @param {Moment[]} moments @param {number} steps of the deal */
export function ticks(moves, moments, steps) {
  /** @param {string} style @param {number} step */
  const tick = (style, step) =>
    h('span', { class: `tick ${style}`, style: { left: `${(100 * step) / Math.max(1, steps)}%` } });
  return [
    moves.filter(({ kind }) => marks[kind]).map(({ kind, step }) => tick(`is-${marks[kind]}`, step)),
    moments.map((moment) => tick(`is-moment is-${heavy(moment)}`, moment.step - 1)),
  ];
}
