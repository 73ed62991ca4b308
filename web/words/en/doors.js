// @ts-check
// English: the words of the first screen.

/** @type {import('../index.js').Table} */
export const table = {
  'doors.title': 'Where to begin',
  'doors.score': 'Score a win',
  'doors.scoreWhy': 'What it pays, and why: every yaku and every fu.',
  'doors.discard': 'What to discard',
  'doors.discardWhy': 'Touch the tile that you would let go.',
  'doors.review': 'Review a game',
  'doors.reviewWhy': 'A log of your own or a sample, step by step.',
  'doors.day': 'The hand of the day',
  'doors.dayWhy': 'The same for everybody today: which tile would you let go?',
  'doors.count': 'The hand of the day',
  'doors.countWhy': 'The same for everybody today: what does it pay?',
  'doors.letGo': 'Let {tile} go',
  'doors.open': '{tile}: open this hand',
  'doors.openGame': '{tile}: open the game here',
  'doors.before': 'The draw before',
  'doors.after': 'The next draw',
  'doors.turn': '{wind} draws · {n} of {all}',
  'doors.bestChance': 'You discarded {tile}, win chance {n}: as good as any.',
  'doors.lessChance': 'You discarded {tile}, win chance {n}. Best: {best}, {most}.',
  'doors.best': 'You let {tile} go: as good as any, {n} tiles help.',
  'doors.less': 'You let {tile} go: {n} tiles help. With {best} it would be {most}.',
  'doors.back': 'You let {tile} go: that is a step back. {best} keeps the distance, {most} tiles help.',
  'doors.counted': 'You said {sum}: right.',
  'doors.miscounted': 'You said {sum}; it pays {right}. The card says why.',
};
