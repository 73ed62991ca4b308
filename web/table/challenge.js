// @ts-check
// A match that two users play with the same seed and compare: its options and the scores after each deal, as text to
// share and in a link, and the comparison with the other's results.
//
// In a link, separated by points: d1, players, tiles, rules (house for those of the link), opponents, seed; the Uzje
// set (f for flowers; winds and circles by first letter) or the last wind of the match by its first letter; and the
// scores, deals between ~ and chairs between commas.

import { h } from '../lib/dom.js';
import { nameOfRules } from '../controls/rules.js';
import { asRuleset } from '../state/catalogue.js';
import { isHouse } from '../state/own-rules.js';
import { writeLink } from '../state/link.js';
import { initial } from '../state/model.js';
import { dealLabel } from '../game/rules.js';
import { number, t } from '../words/index.js';

/** @import { GameNewRequest, ReplayDeal, RulesetId, Strength } from '../engine/core.d.ts' */
/** @import { Match } from './match.js' */

/** @typedef {{request: GameNewRequest, opponents: Strength | '', deals: number[][]}} Challenge */

const mostDeals = 60;

/** What stands for house rules, which the link holds beside the challenge. */
const house = 'house';

/** @param {Challenge} challenge @returns {string} for a link */
export function writeChallenge({ request, opponents, deals }) {
  const { players, tiles, seed, flowers, winds = '', circles = '', options = {} } = request;
  const ruleset = isHouse(String(request.ruleset)) ? house : request.ruleset;
  const length = String(options.gameLength ?? '')[0] ?? '';
  const set = tiles === 'uzje' ? `${flowers ? 'f' : 'n'}${winds[0] ?? 'f'}${circles[0] ?? 'f'}` : length;
  const scores = deals.slice(0, mostDeals).map((scores) => scores.join(','));
  return ['d1', players, tiles, ruleset, opponents, seed, set, scores.join('~')].join('.');
}

/** The last wind of a match by its first letter. @type {Record<string, string>} */
const lengths = { e: 'east', s: 'south', n: 'north' };

const shape = new RegExp(
  [
    /^d1/,
    /([346])/,
    /(uzje|136|144|108)/,
    /([\w-]{1,40})/,
    /(fast|steady|careful|)/,
    /(\d{1,15})/,
    /((?:[fn][fa][fa]|[esn])?)/,
    /([-\d,~]{0,4000})$/,
  ]
    .map(({ source }) => source)
    .join('\\.'),
);

/**
 * @param {string} text
 * @param {RulesetId} rules those of the link
 * @returns {Challenge | null} null if it is no challenge
 */
export function readChallenge(text, rules) {
  const found = shape.exec(text);
  const ruleset = found && (found[3] === house ? rules : asRuleset(found[3]));
  if (!found || !ruleset) return null;
  const [, players, tiles, , opponents, seed, set, scores] = found;
  const whole = (/** @type {string} */ letter) => (letter === 'f' ? 'full' : 'abbreviated');
  const request = {
    players: Number(players),
    tiles,
    ruleset,
    seed: Number(seed),
    ...(set.length === 1 ? { options: { gameLength: lengths[set] } } : {}),
    ...(set.length === 3 ? { flowers: set[0] === 'f', winds: whole(set[1]), circles: whole(set[2]) } : {}),
  };
  const deals = scores
    .split('~', mostDeals)
    .map((deal) => deal.split(',').map(Number))
    .filter((deal) => deal.length === request.players && deal.every(Number.isSafeInteger));
  return /** @type {any} */ ({ request, opponents, deals });
}

/**
 * The results of a match: its finished deals with the scores after each.
 * @param {import('../state/context.js').Context} context
 * @param {Match} match
 */
export function resultsOf(context, { id }) {
  const core = context.engine();
  const { id: file, deals } = core.replayOpen({ text: core.gameText({ id }).text });
  try {
    return deals
      .map((deal, index) => ({ deal, index }))
      .filter(({ deal }) => deal.result.kind !== 'unfinished')
      .map(({ deal, index }) => ({
        deal,
        scores: core.replayState({ id: file, deal: index, step: deal.steps }).seats.map(({ score }) => score),
      }));
  } finally {
    core.replayClose({ id: file });
  }
}

/**
 * The text to share, with a link that deals the same walls and holds the results.
 * @param {Omit<Challenge, 'deals'>} how
 * @param {{deal: ReplayDeal, scores: number[]}[]} results
 */
export function resultText({ request, opponents }, results) {
  const game = writeChallenge({ request, opponents, deals: results.map(({ scores }) => scores) });
  return [
    t('table.resultHead', {
      rules: nameOfRules(/** @type {any} */ (request.ruleset)),
      seed: String(request.seed),
      opponents: t(`table.opponents.${opponents || 'none'}`),
    }),
    ...results.map(({ deal, scores }) => `${dealLabel(deal)}: ${scores.map((score) => number(score)).join(' · ')}`),
    location.href.replace(/#.*$/, '') + writeLink({ ...initial, view: 'table', game, ...rulesOf(request) }),
  ].join('\n');
}

/** House rules, for the link. @param {GameNewRequest} request */
const rulesOf = ({ ruleset }) => (isHouse(String(ruleset)) ? { ruleset: /** @type {RulesetId} */ (ruleset) } : {});

/**
 * The options of a match that another user can play too; null if it continues another game.
 * @param {Match} match
 * @param {Strength | ''} [opponents]
 */
export const dealtAs = ({ saved: { origin } }, opponents = '') =>
  origin && !origin.wall && origin.seed !== undefined ? { request: origin, opponents } : null;

/**
 * Whether a match has the options of a challenge.
 * @param {Challenge} challenge
 * @param {Omit<Challenge, 'deals'>} how
 */
export const isSame = (challenge, how) =>
  challenge.request.ruleset === how.request.ruleset &&
  writeChallenge({ ...challenge, deals: [] }) === writeChallenge({ ...how, deals: [] });

/**
 * Compares the results of the first chair with those of a challenge, deal by deal.
 * @param {Challenge} challenge
 * @param {{deal: ReplayDeal, scores: number[]}[]} results
 */
export function comparison({ deals }, results) {
  /** @param {string} word */
  const head = (word) => h('th', { scope: 'col' }, t(word));
  /** @param {number[] | undefined} scores */
  const cell = (scores) => h('td', {}, scores ? number(scores[0]) : '–');
  return h(
    'table',
    { class: 'copies table-compared' },
    h('caption', {}, t('table.compared')),
    h('thead', {}, h('tr', {}, head('replay.deal'), head('table.theirs'), head('table.yours'))),
    h(
      'tbody',
      {},
      results.map(({ deal, scores }, index) =>
        h('tr', {}, h('th', { scope: 'row' }, dealLabel(deal)), cell(deals[index]), cell(scores)),
      ),
    ),
  );
}
