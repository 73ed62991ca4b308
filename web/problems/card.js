// @ts-check
// The score of the win that a problem is about: each yaku with its han, then han and fu. A problem holds only points,
// so the module scores its hand again.

import { h } from '../lib/dom.js';
import { readMpsz, writeMpsz } from '../tiles/mpsz.js';
import { nameOf, number, t } from '../words/index.js';

/** @import { RiichiScore, ScoreRequest, Tehai } from '../engine/core.d.ts' */
/** @import { Problem } from './problem.js' */
/** @typedef {{yaku: {name: string, worth: string}[], fu: {name: string, worth: string}[], sum: string}} Card */

/** The request for the score, from what the question shows. @param {Problem} problem @returns {ScoreRequest | null} */
export function requestOf({ closed, seats, indicators, ura, round, won, ruleset }) {
  if (!won) return null;
  const melds = seats[0].melds.flatMap((text) => readMpsz(text)?.melds ?? []);
  return {
    hand: writeMpsz({ closed, melds, flowers: [], win: closed.at(-1) }),
    dialect: 'mpsz',
    ruleset,
    situation: {
      ...Object.fromEntries(won.more.map((name) => [name, true])),
      selfDrawn: won.selfDrawn,
      riichi: /** @type {0 | 1 | 2} */ (won.riichi),
      seatWind: seats[0].wind,
      roundWind: round,
      indicators,
      uraIndicators: ura,
    },
  };
}

/**
 * @param {Tehai} core
 * @param {Problem} problem
 * @returns {Card | null} null if there is no win, or if these rules pay another sum than the game did
 */
export function cardOf(core, problem) {
  const request = problem.kind === 'score' ? requestOf(problem) : null;
  if (!request) return null;
  try {
    const score = /** @type {RiichiScore} */ (core.score(request));
    const pays = problem.answers.find(({ right }) => right)?.pays;
    return score.win && score.points === pays && score.yaku ? cardFor(score) : null;
  } catch {
    return null;
  }
}

/** @param {RiichiScore} score @returns {Card} */
const cardFor = ({ yaku, fuItems, han, fu, yakuman, limit }) => ({
  yaku: yaku.map((one) => ({
    name: nameOf('yaku', one.id, one.name),
    worth: one.yakuman ? t('card.yakuman', { n: one.yakuman }) : t('card.han', { n: one.han }),
  })),
  fu: yakuman ? [] : fuItems.map((one) => ({ name: nameOf('fu', one.id), worth: t('card.fu', { n: one.fu }) })),
  sum: yakuman
    ? t('card.yakuman', { n: yakuman })
    : [t('card.hanFu', { han: number(han), fu: number(fu) }), limit ? t(`limit.${limit}`) : '']
        .filter(Boolean)
        .join(' · '),
});

/** For paper and decks: the yaku in one line, then han and fu. @param {Card | null} card @returns {string[]} */
export const cardWords = (card) =>
  card ? [card.yaku.map(({ name, worth }) => `${name} (${worth})`).join(', '), card.sum] : [];

/** Its styles are those of card.css. @param {Card} card */
export const cardPicture = ({ yaku, fu, sum }) =>
  h(
    'div',
    { class: 'problem-score' },
    h('p', { class: 'problem-sum' }, sum),
    h('div', { class: 'card-columns' }, lines('yaku', yaku), fu.length ? lines('fuTitle', fu) : null),
  );

/** @param {'yaku' | 'fuTitle'} word @param {Card['yaku']} rows */
const lines = (word, rows) =>
  h(
    'section',
    {},
    h('h3', {}, t(`card.${word}`)),
    h(
      'ul',
      { class: 'plain lines' },
      rows.map(({ name, worth }) =>
        h('li', { class: 'problem-line' }, h('span', {}, name), h('span', { class: 'line-worth' }, worth)),
      ),
    ),
  );
