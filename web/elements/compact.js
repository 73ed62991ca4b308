// @ts-check
// The compact form of a score: the value of the hand and the payments in two lines; a click shows the whole answer.

import { h, refill } from '../lib/dom.js';
import { scoreSentence } from '../answer/card.js';
import { situationWord } from '../answer/situation-word.js';
import { belowMinimumText } from '../answer/below-minimum.js';
import { worthOf } from '../state/worth.js';
import { listed, number, t } from '../words/index.js';

/** @import { Score } from '../engine/core.d.ts' */
/** @import { Answer, Ways } from '../state/ask.js' */
/** @import { State } from '../state/model.js' */

/** "5 han 40 fu" of a limit hand, or "36 × 2 = 72": the count that the sentence leaves out. @param {Score} score */
function countOf(score) {
  if (!score.win) return '';
  if ('yaku' in score) return score.limit && !score.yakuman ? t('card.hanFu', { han: score.han, fu: score.fu }) : '';
  if (!('pointItems' in score) || score.points === undefined || score.limitHands?.length) return '';
  const { points, doubles, unrounded } = score;
  return t('card.sum', { points, factor: 2 ** doubles, unrounded });
}

/** "East pays 2,600" @param {Score} score */
const paymentsOf = (score) =>
  Object.entries(('payments' in score && score.payments) || {})
    .filter(([, points]) => points < 0)
    .map(([wind, points]) => t('card.pays', { who: t(`wind.${wind}`), points: number(-points) }));

/**
 * The value by each way of winning, such as "Ron 5,200", while it is unknown how the hand was won.
 * @param {State} state
 * @param {Score} score
 * @param {Ways | undefined} ways
 */
function waysOf({ ruleset }, score, ways) {
  if (!ways) return [];
  /** @param {string} word @param {Score | undefined} way */
  const line = (word, way) =>
    `${situationWord(word, ruleset)} ${way?.win ? number(worthOf(way)) : belowMinimumText(way)}`.concat(
      way && way === score ? ` (${listed(paymentsOf(way))})`.replace(' ()', '') : '',
    );
  return [line('ron', ways.ron), line('selfDrawn', ways.tsumo)];
}

/**
 * @param {HTMLElement} full the whole answer
 * @param {() => string} sentence returns its sentence
 */
export function compactAnswer(full, sentence) {
  const first = h('strong', {});
  const second = h('span', { class: 'quiet-text' });
  const element = h(
    'details',
    { class: 'compact' },
    h('summary', { data: { key: 'compact' } }, h('span', { class: 'compact-lines' }, first, second)),
    full,
  );
  return {
    element,
    /** @param {State} state @param {Answer} answer */
    update(state, answer) {
      const { score } = answer;
      refill(first, score ? scoreSentence(score) : sentence());
      if (!score) return refill(second);
      const ways = waysOf(state, score, 'ways' in answer ? answer.ways : undefined);
      return refill(second, [countOf(score), ...(ways.length ? ways : paymentsOf(score))].filter(Boolean).join(' · '));
    },
  };
}
