// @ts-check
// The value of a win as one number: points, or fans under rules that count fans.

/** @import { Payments, Score } from '../engine/core.d.ts' */

/** @param {Score} score of a win */
export function worthOf(score) {
  if ('final' in score) return score.final;
  if ('points' in score) return score.points;
  return 'faan' in score ? (score.faan ?? 0) : 'total' in score ? score.total : 0;
}

/** A payer and the amount: a wind, '?' for an unknown discarder, or 'others' for the two other losers. */
/** @typedef {{who: string, points: number}} Payer */

/**
 * Who pays how much. If the discarder is unknown, every loser pays the common share, and '?' is what the discarder
 * pays above it.
 * @param {Payments} payments @returns {Payer[]}
 */
export function payersOf(payments) {
  const payers = Object.entries(payments).flatMap(([who, sum]) => (sum < 0 ? [{ who, points: -sum }] : []));
  const beyond = payers.find(({ who }) => who === '?');
  const sharing = payers.filter((payer) => payer !== beyond);
  const [{ points: share } = { points: 0 }] = sharing;
  if (!beyond || sharing.length < 3 || sharing.some(({ points }) => points !== share)) return payers;
  return [
    { who: '?', points: beyond.points + share },
    { who: 'others', points: share },
  ];
}
