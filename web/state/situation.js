// @ts-check
// The circumstances of a win as rows: which rule sets ask for them, and what makes one impossible beside the others. A chip
// that is impossible is off and says why; it is not sent to the module, but comes back when its reason goes.

import { isRiichi } from './model.js';

/** @typedef {import('./model.js').State} State */
/** @typedef {import('./mpsz.js').Hand} Hand */

/** Whether a meld has been called. @param {Hand} hand */
export const isOpen = (hand) => hand.melds.some((meld) => meld.kong !== 'concealed');
const hasKong = (hand) => hand.melds.some((meld) => meld.kind === 'kong');

/** `blocked` gives the key of the reason, or a falsy value. */
export const chips = [
  { key: 'riichi', value: 1, word: 'riichi', family: 'riichi',
    blocked: (s, hand) => (isOpen(hand) && 'blocked.open') || (s.firstTurn && s.selfDrawn && 'blocked.firstTurn') },
  { key: 'riichi', value: 2, word: 'doubleRiichi', family: 'riichi',
    blocked: (s, hand) => (isOpen(hand) && 'blocked.open') || (s.firstTurn && s.selfDrawn && 'blocked.firstTurn') },
  { key: 'ippatsu', value: true, word: 'ippatsu', family: 'riichi',
    blocked: (s, hand) => (isOpen(hand) && 'blocked.open') || (!s.riichi && 'blocked.noRiichi') || (s.rinshan && 'blocked.rinshan')
      || (s.riichi === 2 && hand.melds.length > 0 && 'blocked.melds') },
  { key: 'rinshan', value: true, word: 'rinshan', family: 'riichi',
    blocked: (s, hand) => (!s.selfDrawn && 'blocked.ron') || (!hasKong(hand) && !s.north && 'blocked.noKong') || (s.lastTile && 'blocked.lastTile')
      || (s.ippatsu && s.riichi && 'blocked.ippatsu') },
  { key: 'chankan', value: true, word: 'chankan', family: 'riichi',
    blocked: (s) => (s.selfDrawn && 'blocked.selfDrawn') || (s.lastTile && 'blocked.lastTile') },
  { key: 'lastTile', value: true, word: 'lastTile', family: 'riichi',
    blocked: (s) => (s.rinshan && s.selfDrawn && 'blocked.rinshan') || (s.chankan && !s.selfDrawn && 'blocked.chankan')
      || (s.firstTurn && 'blocked.firstTurn') },
  { key: 'firstTurn', value: true, word: 'firstTurn', family: 'riichi',
    blocked: (s, hand) => (hand.melds.length > 0 && 'blocked.melds') || (!s.selfDrawn && (s.seatWind ?? 'E') === 'E' && 'blocked.dealer') || (s.riichi && 'blocked.riichi') || (s.lastTile && 'blocked.lastTile') },
  { key: 'concealed', value: true, word: 'concealed', family: 'classical', blocked: (s, hand) => isOpen(hand) && 'blocked.open' },
];

const family = (ruleset) => (isRiichi(ruleset) ? 'riichi' : ruleset);

/** The chips that a rule set asks for. @param {string} ruleset */
export const chipsFor = (ruleset) => chips.filter((chip) => chip.family === family(ruleset));

/**
 * The situation as the module should have it: what cannot be is left out, indicators come in.
 * @param {State} state
 * @param {Hand} hand
 */
export function situationFor(state, hand) {
  const situation = { ...state.situation };
  for (const chip of chips) {
    const set = situation[chip.key] === chip.value;
    if (set && chip.blocked({ ...situation, [chip.key]: undefined }, hand)) delete situation[chip.key];
  }
  if (situation.selfDrawn || situation.from === (situation.seatWind ?? 'E')) delete situation.from;
  if (situation.liable === (situation.seatWind ?? 'E')) delete situation.liable;
  if (!state.ruleset.endsWith('-3p')) delete situation.north;
  if (state.indicators.length) situation.indicators = state.indicators;
  const turned = state.uraIndicators.slice(0, state.indicators.length);
  if (turned.length && situation.riichi) situation.uraIndicators = turned;
  return situation;
}
