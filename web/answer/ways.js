// @ts-check
// What a win pays by ron and by self-draw, side by side, while it is unknown how the hand was won; a click chooses.
// Also what else the score assumes.

import { h } from '../lib/dom.js';
import { payersOf, worthOf } from '../state/worth.js';
import { listed, number, t } from '../words/index.js';
import { shows } from '../state/catalogue.js';
import { notCounted } from '../state/situation.js';
import { ownWord, refusalWord, situationWord } from './situation-word.js';
import { belowMinimumText } from './below-minimum.js';

/** @import { Hand } from '../tiles/mpsz.js' */
/** @import { Refusal, Score } from '../engine/core.d.ts' */
/** @import { Context } from '../state/context.js' */
/** @import { State } from '../state/model.js' */
/** @import { Ways } from '../state/ask.js' */

/** @param {Context} context @param {Ways} ways @param {Score} shown the one on the card */
export function waysRow(context, { ron, tsumo }, shown) {
  const { store } = context;
  /** @param {string} word @param {Score | undefined} score @param {boolean} selfDrawn */
  const way = (word, score, selfDrawn) =>
    h(
      'button',
      {
        type: 'button',
        class: score === shown ? 'way is-shown' : 'way',
        data: { key: `way-${word}` },
        onclick: () => store.set({ situation: { ...store.get().situation, selfDrawn } }),
      },
      h('span', { class: 'label' }, situationWord(word, store.get().ruleset)),
      h('strong', {}, score?.win ? number(worthOf(score)) : belowMinimumText(score)),
      h('span', { class: 'quiet-text' }, score?.win ? paidSums(score) : ''),
    );
  return h(
    'div',
    { class: 'ways', role: 'group', 'aria-label': t('situation.win') },
    way('ron', ron, false),
    way('selfDrawn', tsumo, true),
  );
}

/** "2,000 / 3,900": the payments, each sum once. @param {Score} score */
function paidSums(score) {
  const payers = 'payments' in score && score.payments ? payersOf(score.payments) : [];
  const sums = [...new Set(payers.map(({ points }) => points))].sort((a, b) => a - b);
  return sums.length > 1
    ? sums.map((sum) => number(sum)).join(' / ')
    : payers.length > 1
      ? t('ways.each', { points: number(sums[0]) })
      : '';
}

/**
 * What the score was counted with and without.
 * @param {Context} context
 * @param {State} state
 * @param {Hand} hand
 */
export function assumed({ core }, state, hand) {
  const left = core ? notCounted(core, state, hand) : [];
  const lines = [
    ...(shows(state.ruleset, 'riichi') ? [countedWith(state)] : []),
    ...(left.length ? [countedWithout(state, left)] : []),
  ];
  return lines.length ? h('p', { class: 'assumed quiet-text' }, lines.join(' ')) : null;
}

/** The names of the tiles that are not part of the hand. @type {Record<string, string>} */
const lists = { indicators: 'hand.indicators', uraIndicators: 'hand.ura' };

/** "Not counted: ura indicators (at most one per dora indicator)." @param {State} state @param {Refusal[]} left */
function countedWithout({ ruleset }, left) {
  const list = left.map(({ of = '', reason, text }) => {
    const name = lists[of] ? t(lists[of]) : situationWord(of, ruleset);
    return t('assumed.because', { name, reason: refusalWord(reason, text, ruleset) });
  });
  return t('assumed.without', { list: listed(list) });
}

/** "Counted with: dealer, East round, ron, no riichi, no dora." @param {State} state */
function countedWith({ ruleset, situation, indicators }) {
  const selfDrawn = situation.selfDrawn === true;
  const seat = situation.seatWind ?? 'E';
  const parts = [
    seat === 'E' ? t('card.dealerIs') : t('assumed.seat', { wind: t(`wind.${seat}`) }),
    ownWord('assumed.round', ruleset, { wind: t(`wind.${situation.roundWind ?? 'E'}`) }),
    situationWord(selfDrawn ? 'selfDrawn' : 'ron', ruleset),
    situation.riichi === 2
      ? t('situation.doubleRiichi')
      : situation.riichi
        ? t('situation.riichi')
        : t('assumed.noRiichi'),
    indicators.length ? '' : t('assumed.noDora'),
  ];
  return t('assumed.with', { list: listed(parts.filter(Boolean)) });
}
