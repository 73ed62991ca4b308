// @ts-check
// English: the words of win chances, calls and hands within reach.

/** @type {Record<string, string | Record<string, string>>} */
export const table = {
  'asking.busy': 'Calculating …',
  'asking.failed': 'This could not be calculated: {why}',
  'asking.noWorker': 'This takes a while, and the browser allows no background worker here.',
  'asking.here': 'Calculate anyway',
  'goals.title': 'Hands within reach',
  'goals.away': '{n} from it',
  'goals.away@riichi': '{n}-shanten',
  'goals.ready': 'ready for it',
  'goals.ready@riichi': 'tenpai',
  'goals.made': 'complete',
  'goals.help': { one: '{n} tile helps', other: '{n} tiles help' },
  'goals.rest': { one: '{n} more, further away', other: '{n} more, further away' },
  'calls.title': 'Calls',
  'calls.from': 'Discarded from',
  'calls.after': 'After your discard of {tile}:',
  'calls.none': 'No call brings the hand closer to ready.',
  'calls.rest': { one: '{n} call that brings it no closer', other: '{n} calls that bring it no closer' },
  'calls.call': 'Call {tile}: {meld}',
  'calls.then': 'discard {tile}, {tiles} help',

  'chance.title': 'Win chance',
  'chance.draws': 'Draws left',
  'chance.model': 'Model',
  'chance.draw': 'self-draw',
  'chance.draw-ron': 'with ron',
  'chance.improve': 'with improvements',
  'chance.riichi': 'riichi when ready',
  'chance.minimum': 'Only hands worth the minimum',
  'chance.win': 'win',
  'chance.ready': 'ready',
  'chance.value': 'points',
  'chance.rest': { one: '{n} more', other: '{n} more' },
  'chance.axis': { one: 'with 1 draw', other: 'with 1 to {n} draws' },
  'chance.within': { one: 'Within {n} own draw.', other: 'Within {n} own draws.' },
  'chance.drawMeans':
    'Every draw is a random unseen tile. A tile that brings the hand closer to ready is kept, with the best ' +
    'discard; any other is discarded. The hand wins by self-draw.',
  'chance.improveMeans':
    'As self-draw. Besides, once, a tile is kept for a better shape or wait, or the hand goes back a step, ' +
    'where that wins more often.',
  'chance.draw-ronMeans':
    'Every draw is a random unseen tile. A tile that brings the hand closer to ready is kept, with the best ' +
    'discard; any other is discarded. Once ready, the hand also wins on other players’ discards: one random ' +
    'unseen tile from each before every own draw.',
  'chance.furitenAside': 'Furiten is not counted.',
  'chance.improveLimits':
    'No calls, and nobody else wins. Tiles discarded too early are averaged: the error is below 0.2 ' +
    'percentage points up to two tiles from ready, and below 0.5 further away. ' +
    'Improving more than once would win up to two percentage points more.',
  'chance.limits':
    'No calls, no tile kept for a better wait, and nobody else wins. Exact up to one tile from ready; ' +
    'further away, tiles discarded too early are averaged, with an error below a tenth of a percentage point.',
  'rivals.title': 'Others’ discards and danger',
};
