// @ts-check
// The figures of many games for other programs.

import { clean, csv, json } from '../review/csv.js';

/** @typedef {import('./sums.js').Sums} Sums */

const columns = /** @type {(keyof import('../engine/core.d.ts').ReviewFigures)[]} */ ([
  ...['deals', 'decisions', 'agreed', 'lossWin', 'lossPoints', 'draws', 'hoped', 'came', 'riichi', 'open', 'wins'],
  ...['dealIns', 'drawn', 'winPoints', 'dealInPoints', 'dealInDanger', 'dealInSeen', 'payments'],
  ...['placed', 'lossPlacement'],
]);

/**
 * A row a game, in the order of time; missing are deals of its file that are not told to their end.
 * @param {Sums} sums
 */
export const gamesCsv = ({ games }) =>
  csv([
    ['file', 'when', 'chair', ...columns, 'missing'],
    ...games.map(({ name, when, chair, figures, cut }) => [
      name,
      when,
      chair < 0 ? '' : chair,
      ...columns.map((column) => clean(Number(figures[column] ?? 0))),
      cut ? cut.deals - cut.whole : 0,
    ]),
  ]);

/**
 * Everything that is known.
 * @param {Sums} sums
 * @param {readonly File[]} files
 * @param {(error: unknown) => string} why a file could not be read, as the page says it
 */
export function allJson({ level, total, bySeat, byRound, games, worst, bad, absent }, files, why) {
  return json({
    level,
    total,
    bySeat: Object.fromEntries(bySeat),
    byRound: Object.fromEntries(byRound),
    games: games.map(({ file, ...game }) => game),
    worst: worst.map(({ file, ...one }) => ({ file: files[file].name, ...one })),
    unread: bad.map(({ name, error }) => ({ file: name, why: why(error) })),
    absent,
  });
}
