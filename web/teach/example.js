// @ts-check
// An example: the request to the module about it, and the hand as tiles with the winning tile apart.

import { h } from '../lib/dom.js';
import { attempt } from '../state/ask.js';
import { tileFace } from '../tiles/view.js';

/** @import { RulesetId, Score, ScoreRequest, Situation, Tehai } from '../engine/core.d.ts' */

/** The rules by which an example is scored, unless it names others. @typedef {{ruleset: RulesetId}} Rules */

/**
 * Reads how an example was won, in the words of the example tables.
 * @param {string} id
 * @param {string} hand
 * @param {string} how
 * @param {Rules} rules
 * @returns {ScoreRequest & {forced: boolean}} forced if other rules than those in force are needed
 */
export function requestOf(id, hand, how, { ruleset }) {
  /** @type {Record<string, any>} */ const situation = {};
  /** @type {Record<string, any>} */ const options = {};
  let rules = ruleset;
  for (const word of how.split(' ').filter(Boolean)) {
    const [key, value = ''] = word.split(':');
    if (key === 'dora') situation.indicators = [value];
    else if (key === 'ura') situation.uraIndicators = [value];
    else if (key === 'local') situation.local = [value];
    else if (key === 'rules') rules = /** @type {RulesetId} */ (value);
    else if (key === 'optional') options.localYaku = [id];
    else if (key === 'option') Object.assign(options, Object.fromEntries([value.split('=')]));
    else situation[key] = /^\d+$/.test(value) ? Number(value) : value || true;
  }
  const forced = rules !== ruleset || Object.keys(options).length > 0;
  return {
    hand,
    dialect: 'mpsz',
    ruleset: rules,
    options,
    situation: /** @type {Situation} */ (situation),
    forced,
  };
}

/** @param {Tehai} core @param {ScoreRequest & {forced: boolean}} request @returns {Score | undefined} */
export function scored(core, { forced: _, ...request }) {
  return attempt(() => core.score(request)).value;
}

/**
 * The hand as tiles: closed tiles, melds, and the winning tile apart.
 * @param {Tehai} core
 * @param {string} text
 */
export function handTiles(core, text) {
  const { closed, melds, win, flowers } = core.parse({ text, dialect: 'mpsz' });
  const rest = closed.toSpliced(closed.lastIndexOf(win ?? ''), win ? 1 : 0);
  const groups = [rest, ...melds.map(({ tiles }) => tiles), win ? [win] : [], flowers].filter(({ length }) => length);
  return h(
    'p',
    { class: 'fan-hand' },
    groups.map((tiles) =>
      h(
        'span',
        { class: 'tiles is-small' },
        tiles.map((tile) => tileFace(tile, { named: true })),
      ),
    ),
  );
}
