// @ts-check
// The deals of the worst moments of many games, to make problems of: each file is opened once, in a worker of its own.

import { textOf } from '../engine/bounded.js';
import { createBackground } from '../engine/background.js';
import { workerGame } from '../review/worker-game.js';

/** @typedef {import('./sums.js').Worst} Worst */

/** How long one deal may take, in milliseconds. */
const limit = 60_000;

/**
 * @param {readonly Worst[]} worst
 * @param {readonly File[]} files
 * @param {import('../engine/core.d.ts').TableLevel} [level] of the review that found them
 */
export function* dealsOf(worst, files, level) {
  const background = createBackground();
  /** @type {{file: number, game: import('../review/worker-game.js').WorkerGame} | null} */ let open = null;
  /** @type {Map<string, {file: number, deal: number, chair: number}>} */ const deals = new Map();
  for (const { file, deal, move } of worst)
    deals.set(`${file} ${deal} ${move.chair}`, { file, deal, chair: move.chair });
  const list = [...deals.values()].sort((a, b) => a.file - b.file || a.deal - b.deal);
  try {
    for (const { file, deal, chair } of list)
      yield {
        deal,
        chair,
        level,
        game: files[file].name,
        async ask(/** @type {'replayReview' | 'replayState' | 'replaySight'} */ name, /** @type {object} */ request) {
          if (open?.file !== file) {
            open?.game.close();
            open = { file, game: workerGame(background, await textOf(files[file])) };
          }
          return open.game.ask(name, request, { limit });
        },
      };
  } finally {
    background.stop();
  }
}
