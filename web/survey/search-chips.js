// @ts-check
// Questions that are asked often, each with its word, and the places that a shape may be looked for in.

/** @type {readonly [word: string, question: string][]} */
export const frequent = [
  ['dealtIn', 'dealt-in danger>=10%'],
  ['badShape', 'riichi left<=4'],
  ['calledLost', 'called lost'],
  ['mangan', 'won value>=8000'],
  ['bigLoss', 'payment<=-8000'],
  ['flush', 'yaku:honitsu,chinitsu'],
  ['furiten', 'ready furiten'],
  ['pushed', 'discard danger>=10% -ready'],
  ['nearly', 'step:end shanten:1 closed'],
  ['blunders', 'size:blunder'],
  ['missedRiichi', 'mistake:missed-riichi'],
];

/** The terms that take a shape, the usual one first. */
export const shapeTerms = ['held', 'before', 'waits', 'melds', 'tile'];

/**
 * A question with one more part behind it.
 * @param {string} question @param {string} part
 */
export const joined = (question, part) => (question.trim() ? `${question.trim()} ${part}` : part);

/**
 * The text of tiles that were picked, a suit written once. `?m` is one more tile of the suit, whichever; with anySuit
 * all of them are of one suit of numbers.
 * @param {readonly string[]} tiles as the picker has them: 3p, 0s, ?m
 * @param {{anySuit: boolean, moved: boolean}} how
 */
export function patternOf(tiles, { anySuit, moved }) {
  /** @type {Map<string, string>} */ const groups = new Map();
  for (const tile of tiles) {
    const suit = tile[1];
    const letter = anySuit && suit !== 'z' ? 'n' : suit;
    groups.set(letter, (groups.get(letter) ?? '') + tile[0]);
  }
  const order = (/** @type {string} */ rank) => (rank === '?' ? 99 : rank === '0' ? 5.5 : Number(rank));
  return [...groups]
    .map(([suit, ranks]) => {
      const sorted = [...ranks].sort((a, b) => order(a) - order(b)).join('');
      return `${moved && suit !== 'z' && /[1-9]/.test(sorted) && !sorted.includes('0') ? '~' : ''}${sorted}${suit}`;
    })
    .join('');
}
