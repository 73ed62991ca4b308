// @ts-check
// An event of a deal that is paid while it is played, as it is entered and as a request to the module.

/** @import { FinalState, SittingEvent, SittingValue, SittingWin } from '../engine/core.d.ts' */
/** @import { Taken } from '../state/context.js' */

/** The fans of a hand, or the hand itself. @typedef {{fans: number | null, taken?: Taken}} Value */
/**
 * `from` is a chair, `null` while unknown, 'own' for a self-draw; `kong` 'late' is an added one whose tile was held.
 * @typedef {{kind: SittingEvent['kind'], winners: number[], values: Value[], from: number | 'own' | null,
 *   afterKong: boolean, chair: number | null, kong: 'concealed' | 'claimed' | 'added' | 'late' | null,
 *   feeder: number | null, states: (FinalState | null)[]}} EventDraft
 */

/** @returns {EventDraft} */
export const newEvent = () => ({
  kind: 'win',
  winners: [],
  values: [0, 1, 2, 3].map(() => ({ fans: null })),
  from: null,
  afterKong: false,
  chair: null,
  kong: null,
  feeder: null,
  states: [null, null, null, null],
});

/** Whether the win can be one after the kong entered before. @param {EventDraft} draft @param {SittingValue} now */
export const mayFollowKong = ({ winners, from }, { afterKong }) =>
  afterKong !== undefined && (from === 'own' ? winners[0] : from) === afterKong;

/** @param {Value} value */
const isValued = ({ fans, taken }) => fans !== null || Boolean(taken);

/** Whether everything that the module needs has been entered. @param {EventDraft} draft @param {number[]} chairs */
export const isEventSaid = ({ kind, winners, values, from, chair, kong, feeder, states }, chairs) =>
  kind === 'win'
    ? winners.length > 0 && from !== null && winners.every((winner) => isValued(values[winner]))
    : kind === 'kong'
      ? chair !== null && kong !== null && (kong !== 'claimed' || feeder !== null)
      : kind === 'wall'
        ? chairs.every((one) => states[one] && (states[one] !== 'ready' || isValued(values[one])))
        : chair !== null;

/**
 * @param {EventDraft} draft
 * @param {SittingValue} now
 * @returns {SittingEvent}
 */
export function eventOf(draft, now) {
  const { kind, winners, values, from, chair, kong, feeder, states } = draft;
  if (kind === 'win')
    return {
      kind,
      ...(draft.afterKong && mayFollowKong(draft, now) ? { afterKong: true } : {}),
      wins: winners.map((winner) => winOf(winner, from, values[winner])),
    };
  if (kind === 'kong')
    return {
      kind,
      chair: chair ?? 0,
      kong: kong === 'late' ? 'added' : (kong ?? 'concealed'),
      ...(kong === 'late' ? { late: true } : {}),
      ...(kong === 'claimed' && feeder !== null ? { from: feeder } : {}),
    };
  if (kind === 'wall')
    return { kind, hands: (now.playing ?? []).map((one) => finalHand(one, states[one], values[one])) };
  return { kind, chair: chair ?? 0 };
}

/** @param {number} chair @param {EventDraft['from']} from @param {Value} value @returns {SittingWin} */
function winOf(chair, from, { fans, taken }) {
  const who = { chair, ...(typeof from === 'number' ? { from } : {}) };
  if (!taken) return { ...who, han: fans ?? 0 };
  // Seats are those of the deal; a kong before is entered as an event.
  const { seatWind, roundWind, from: _, liable, rinshan, shotAfterKong, ...situation } = taken.situation;
  return { ...who, hand: taken.text, dialect: 'mpsz', situation };
}

/** @param {number} chair @param {FinalState | null} state @param {Value} value @returns {SittingWin} */
const finalHand = (chair, state, { fans }) => ({
  chair,
  state: state ?? 'not-ready',
  ...(state === 'ready' ? { han: fans ?? 0 } : {}),
});
