// @ts-check
// A deal under rules that score every hand: who won, and of each player the points or the tiles.

import { lazyCards } from '../answer/lazy-cards.js';
import { h } from '../lib/dom.js';
import { number, t } from '../words/index.js';
import { chairChips, change, chipRow } from './parts.js';

/** @import { Score, ScoreRequest, SittingDeal, SittingHand, SittingValue } from '../engine/core.d.ts' */
/** @import { Form } from './ending-form.js' */
/** @import { Draft } from './draft.js' */

/** @param {Form} form */
export const fourHands = (form) => [
  chipRow(
    'four-winner',
    t('scorekeeper.winner'),
    chairChips(form, (chair) => form.draft.winner === chair),
    (winner) => change(form, form.draft, { winner }),
  ),
  h(
    'div',
    { class: 'scorekeeper-row scorekeeper-value' },
    Array.from({ length: form.players }, (_, chair) => field(form, chair)),
  ),
  form.draft.entries.some(isTiles)
    ? chipRow(
        'four-drawn',
        t('scorekeeper.how'),
        [false, true].map((drawn) => ({
          value: drawn,
          text: t(drawn ? 'situation.selfDrawn' : 'scorekeeper.onDiscard'),
          on: form.draft.drawn === drawn,
        })),
        (drawn) => change(form, form.draft, { drawn }),
      )
    : null,
  chipRow(
    'four-liable',
    t('scorekeeper.liable'),
    chairChips(form, (chair) => form.draft.liable === chair).filter(({ value }) => value !== form.draft.winner),
    (chair) => change(form, form.draft, { liable: form.draft.liable === chair ? null : chair }),
  ),
];

/** Points are digits alone; all else is read as tiles. @param {string} text */
const isTiles = (text) => text.trim() !== '' && !/^\s*\d+\s*$/.test(text);

/** @param {Form} form @param {number} chair */
const field = ({ draft, name, typed, changed }, chair) =>
  h(
    'label',
    { class: 'choice' },
    h('span', { class: 'label' }, name(chair)),
    h('input', {
      type: 'text',
      inputmode: 'numeric',
      size: 8,
      maxlength: 80,
      autocomplete: 'off',
      placeholder: t('scorekeeper.pointsOrTiles'),
      value: draft.entries[chair],
      data: { key: `four-${chair}` },
      oninput: (event) => {
        const before = draft.entries.some(isTiles);
        draft.entries[chair] = event.target.value;
        if (before === draft.entries.some(isTiles)) typed();
        else changed();
      },
    }),
  );

/** Whether every hand is entered and a winner chosen. @param {Draft} draft */
export const isFourSaid = ({ winner, entries }) => winner !== null && entries.every((text) => text.trim() !== '');

/** @param {Draft} draft @returns {SittingDeal} */
export function fourDeal({ winner, liable, drawn, entries }) {
  const who = winner ?? 0;
  return {
    kind: 'wins',
    wins: [{ chair: who, ...(liable === null || liable === who ? {} : { liable }) }],
    hands: entries.map((text, chair) => handOf(text, chair === who && drawn)),
  };
}

/** @param {string} text @param {boolean} selfDrawn @returns {SittingHand} */
const handOf = (text, selfDrawn) =>
  isTiles(text) ? { hand: text.trim(), situation: { selfDrawn } } : { points: Math.min(Number(text) || 0, 1e6) };

/**
 * The cards of the hands whose tiles are entered.
 * @param {SittingDeal} deal
 * @param {SittingValue['next']} next
 * @param {(request: Pick<ScoreRequest, 'hand' | 'situation'>) => Score | undefined} score
 * @param {Named} name
 */
export const tileCards = ({ hands = [] }, { winds, round }, score, name) =>
  lazyCards(
    hands.flatMap(({ hand, situation }, chair) => {
      const seated = { ...situation, seatWind: winds[chair], roundWind: round };
      const card = hand && score({ hand, situation: seated });
      return card ? [{ who: name(chair), score: card }] : [];
    }),
  );

/** @typedef {(chair: number) => string} Named */

/** Who pays whom in the last deal. @param {SittingValue} value @param {Named} name */
export const payList = ({ deals }, name) =>
  deals.at(-1)?.pays?.length
    ? h(
        'ul',
        { class: 'scorekeeper-pays plain' },
        deals
          .at(-1)
          ?.pays?.map(({ from, to, points }) =>
            h('li', {}, t('scorekeeper.pays', { from: name(from), to: name(to), points: number(points) })),
          ),
      )
    : null;
