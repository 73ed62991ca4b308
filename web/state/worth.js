// @ts-check
// What a win is worth in one number: points, or fans where the rules count those.

/** @import { Payments, Score } from '../engine/core.d.ts' */

/** @param {Score} score one that wins */
export function worthOf(score) {
  if ('final' in score) return score.final;
  if ('points' in score) return score.points;
  return 'faan' in score ? (score.faan ?? 0) : 'total' in score ? score.total : 0;
}

/** Who pays, and how much: a wind, '?' for a discarder whom nobody named, or 'others' for the two beside that one. */
/** @typedef {{who: string, points: number}} Payer */

/**
 * Who pays what. Where nobody named the discarder, every loser has the share that all pay, and '?' what the discarder
 * pays beyond it: one of the three pays both.
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
