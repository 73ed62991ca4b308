// @ts-check
// English words of what lies beyond the first answer: chance to win, calls, hands within reach.

/** @type {Record<string, string | Record<string, string>>} */
export const table = {
  'asking.busy': 'Working it out …',
  'asking.failed': 'This could not be worked out: {why}',
  'asking.noWorker': 'This takes longer than a key press, and the browser allows no worker here.',
  'asking.here': 'Work it out all the same',

  'goals.title': 'Hands within reach',
  'goals.away': '{n} away',
  'goals.ready': 'ready for it',
  'goals.made': 'made',
  'goals.help': { one: '{n} tile helps', other: '{n} tiles help' },
  'goals.rest': { one: '{n} more that is farther', other: '{n} more that are farther' },

  'calls.title': 'Calls',
  'calls.from': 'Discarded from',
  'calls.after': 'After your discard of {tile}:',
  'calls.none': 'No call brings the hand nearer.',
  'calls.rest': { one: '{n} call that brings it no nearer', other: '{n} calls that bring it no nearer' },
  'calls.call': 'Call {tile}: {meld}',
  'calls.then': 'discard {tile}, {tiles} help',

  'chance.title': 'Chance to win',
  'chance.draws': 'Draws left',
  'chance.model': 'How it is won',
  'chance.draw': 'self-draw',
  'chance.draw-ron': 'with ron',
  'chance.improve': 'with improving',
  'chance.riichi': 'riichi when ready',
  'chance.minimum': 'Only hands worth the minimum',
  'chance.win': 'win',
  'chance.ready': 'ready',
  'chance.value': 'points',
  'chance.rest': { one: '{n} more', other: '{n} more' },
  'chance.axis': { one: 'with 1 draw', other: 'with 1 to {n} draws' },
  'chance.within': { one: 'Within {n} own draw.', other: 'Within {n} own draws.' },
  'chance.drawMeans':
    'Every draw is a random unseen tile. A tile that brings the hand nearer is kept, with the best ' +
    'discard; any other is let go. The hand wins by its own draw.',
  'chance.improveMeans':
    'As self-draw; and once a tile is kept for a better shape or wait, or a step back is taken, where that wins ' +
    'more often.',
  'chance.draw-ronMeans':
    'Every draw is a random unseen tile. A tile that brings the hand nearer is kept, with the best ' +
    'discard; any other is let go. Once ready, the hand also wins on the others’ discards: one ' +
    'random unseen tile from each before every own draw.',
  'chance.furitenAside': 'Furiten is not counted.',
  'chance.improveLimits':
    'Nothing is called, and nobody else wins. Tiles let go too early are counted by their mean: off by less than 0.2 ' +
    'percentage points up to two tiles from ready, and by less than 0.5 further away. Improving more than once would ' +
    'win up to two percentage points more.',
  'chance.limits':
    'Nothing is called, no tile is kept for a better wait, and nobody else wins. Exact up to one ' +
    'tile from ready; further away tiles let go too early are counted by their mean, which is off by ' +
    'less than a tenth of a percentage point.',

  'rivals.title': 'Others’ discards and danger',
};
