// @ts-check
// German: the parts: what the page needs at first, what its other views need, and the help.

/** @type {import('../index.js').Language} */
export const language = {
  tag: 'de',
  name: 'Deutsch',
  marks: ['.', ',', '\u00a0%'],
  first: () => import('./first.js'),
  more: () => import('./more.js'),
  help: () => import('./help.js'),
  fans: () => import('./fans.js'),
  teach: () => import('./teach.js'),
  practice: () => import('./practice.js'),
  problems: () => import('./problems.js'),
  review: () => import('./review.js'),
  cards: () => import('./cards.js'),
  scorekeeper: () => import('./scorekeeper.js'),
};
