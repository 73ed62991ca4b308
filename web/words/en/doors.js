// @ts-check
// English: the words of the first screen.

/** @type {import('../index.js').Table} */
export const table = {
  'doors.title': 'Start here',
  'doors.score': 'Score a win',
  'doors.scoreWhy': 'What it pays, and why: every yaku and every fu.',
  'doors.discard': 'What to discard',
  'doors.discardWhy': 'Tap the tile you would discard.',
  'doors.review': 'Review a game',
  'doors.reviewWhy': 'Your own log or a sample, step by step.',
  'doors.day': 'The hand of the day',
  'doors.dayWhy': 'The same for everybody today: which tile would you discard?',
  'doors.count': 'The hand of the day',
  'doors.countWhy': 'The same for everybody today: how much does it pay?',
  'doors.letGo': 'Discard {tile}',
  'doors.open': '{tile}: open this hand',
  'doors.openGame': '{tile}: open the game here',
  'doors.before': 'Previous draw',
  'doors.after': 'Next draw',
  'doors.turn': '{wind} draws · {n} of {all}',
  'doors.bestChance': 'You discarded {tile}, win chance {n}: as good as any.',
  'doors.lessChance': 'You discarded {tile}, win chance {n}. Best: {best}, {most}.',
  'doors.best': 'You discarded {tile}: as good as any. {n} tiles help.',
  'doors.less': 'You discarded {tile}: {n} tiles help. After {best} it would be {most}.',
  'doors.back': 'You discarded {tile}: that goes back a step. {best} does not, and {most} tiles help.',
  'doors.counted': 'Your answer, {sum}, is right.',
  'doors.miscounted': 'You answered {sum}; it pays {right}. The score card shows why.',
};
