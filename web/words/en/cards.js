// @ts-check
// English: the words of the first screen.

/** @type {import('../index.js').Table} */
export const table = {
  'cards.title': 'Start here',
  'cards.score': 'Score a win',
  'cards.scoreWhy': 'What it pays, and why: every yaku and every fu.',
  'cards.discard': 'What to discard',
  'cards.discardWhy': 'Tap the tile you would discard.',
  'cards.review': 'Review a game',
  'cards.reviewWhy': 'Your own log or a sample, step by step.',
  'cards.day': 'The hand of the day',
  'cards.dayWhy': 'The same for everybody today: which tile would you discard?',
  'cards.count': 'The hand of the day',
  'cards.countWhy': 'The same for everybody today: how much does it pay?',
  'cards.discardTile': 'Discard {tile}',
  'cards.open': '{tile}: open this hand',
  'cards.openGame': '{tile}: open the game here',
  'cards.before': 'Previous draw',
  'cards.after': 'Next draw',
  'cards.turn': '{wind} draws · {n} of {all}',
  'cards.bestChance': 'You discarded {tile}, win chance {n}: as good as any.',
  'cards.lessChance': 'You discarded {tile}, win chance {n}. Best: {best}, {most}.',
  'cards.best': 'You discarded {tile}: as good as any. {n} tiles help.',
  'cards.less': 'You discarded {tile}: {n} tiles help. After {best} it would be {most}.',
  'cards.back': 'You discarded {tile}: that goes back a step. {best} does not, and {most} tiles help.',
  'cards.counted': 'Your answer, {sum}, is right.',
  'cards.miscounted': 'You answered {sum}; it pays {right}. The score card shows why.',
};
