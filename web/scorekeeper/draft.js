// @ts-check
// The ending of a deal while it is entered, and as a request to the module.

/** @import { SittingDeal, SittingValue, SittingWin } from '../engine/core.d.ts' */
/** @import { Taken } from '../state/context.js' */

import { fourDeal, isFourSaid } from './four-hands.js';

/**
 * A win being entered: `from` is a chair, `null` while unknown, 'own' for a self-draw.
 * @typedef {{chair: number | null, from: number | null | 'own', han: number, fu: number, yakuman: number, liable:
 *   number | null, taken?: Taken}} WinDraft
 */
/**
 * @typedef {{kind: SittingDeal['kind'], wins: WinDraft[], ready: number[], nagashi: number[], riichi: number[],
 *   payments: number[], dealerStays: boolean, foul: number | null, winner: number | null, liable: number | null,
 *   drawn: boolean, entries: string[], four: boolean, foulKind: string, foulTo: number | null}} Draft
 */

/** @returns {WinDraft} */
export const newWin = () => ({ chair: null, from: null, han: 1, fu: 30, yakuman: 0, liable: null });

/** @param {boolean} [four] whether every hand is scored @returns {Draft} */
export const newDraft = (four = false) => ({
  kind: 'wins',
  wins: [newWin()],
  ready: [],
  nagashi: [],
  riichi: [],
  payments: [0, 0, 0, 0],
  dealerStays: false,
  foul: null,
  winner: null,
  liable: null,
  drawn: false,
  entries: ['', '', '', ''],
  four,
  foulKind: 'false-win',
  foulTo: null,
});

/**
 * A scored hand as the first win; its seat and the discarder become chairs.
 * @param {Taken} taken
 * @param {SittingValue['next']} next
 * @returns {WinDraft}
 */
export function winOf(taken, { winds }) {
  const { seatWind = 'E', from, selfDrawn } = taken.situation;
  const chair = winds.indexOf(seatWind);
  const other = from ? winds.indexOf(from) : -1;
  return {
    ...newWin(),
    chair: chair < 0 ? 0 : chair,
    from: selfDrawn ? 'own' : other < 0 ? null : other,
    taken,
  };
}

/** Whether everything that the module needs has been entered. @param {Draft} draft */
export const isSaid = ({ kind, wins, foul, ...draft }) =>
  draft.four && kind === 'wins'
    ? isFourSaid({ kind, wins, foul, ...draft })
    : draft.four && kind === 'foul'
      ? foul !== null && (draft.foulKind === 'false-win' || (draft.foulTo !== null && draft.foulTo !== foul))
      : kind === 'foul'
        ? foul !== null
        : kind !== 'wins' || wins.every(({ chair, from }) => chair !== null && from !== null);

/** @param {Draft} draft @param {number} players @returns {SittingDeal} */
export function dealOf(draft, players) {
  const { kind, wins, ready, nagashi, riichi, payments, dealerStays, foul } = draft;
  if (draft.four && kind === 'wins') return fourDeal(draft);
  if (draft.four && kind === 'foul') return fourFoul(draft);
  const sticks = riichi.length ? { riichi } : {};
  if (kind === 'wins') return { kind, ...sticks, wins: wins.map(asked) };
  if (kind === 'by-hand') return { kind, ...sticks, payments: payments.slice(0, players), dealerStays };
  if (kind === 'foul') return { kind, ...sticks, foul: foul ?? 0 };
  if (kind === 'aborted') return { kind, ...sticks };
  return nagashi.length ? { kind: 'nagashi', ...sticks, ready, nagashi } : { kind: 'exhausted', ...sticks, ready };
}

/** @param {Draft} draft @returns {SittingDeal} */
const fourFoul = ({ foul, foulKind, foulTo }) => ({
  kind: 'foul',
  foulKind: /** @type {SittingDeal['foulKind']} */ (foulKind),
  foulBy: [foul ?? 0],
  ...(foulKind === 'false-win' || foulTo === null ? {} : { foulTo }),
});

/** @param {WinDraft} win @returns {SittingWin} */
function asked({ chair, from, han, fu, yakuman, liable, taken }) {
  const who = { chair: chair ?? 0, ...(typeof from === 'number' ? { from } : {}) };
  if (taken) {
    // Seats, honba and deposits are those of the deal.
    const { seatWind, roundWind, honba, deposits, from: _, ...situation } = taken.situation;
    return { ...who, hand: taken.text, dialect: 'mpsz', situation };
  }
  if (yakuman) return { ...who, yakuman, ...(liable === null || liable === chair ? {} : { liable }) };
  return { ...who, han, ...(fu ? { fu } : {}) };
}
