// @ts-check
// As many workers as the machine has cores, each with a module of its own. Files are read one by one as a worker
// becomes free, so that no more of them are in memory than there are workers.

import { textOf } from '../engine/bounded.js';
import { createBackground } from '../engine/background.js';

const mostWorkers = 8;
/** How long one file may take, in milliseconds. */
const limit = 60_000;
/**
 * The memory of a module grows with the longest text and never shrinks: after a text of more characters than this, its
 * worker makes room for a new one.
 */
const longText = 500_000;

/** @typedef {import('../engine/core.d.ts').ReplaySurveyValue} ReplaySurveyValue */
/** @template T @typedef {(index: number, answer: {value?: T, error?: unknown}) => void} Heard */

/**
 * Asks the same of every file.
 * @param {readonly File[]} files
 * @param {object} request of the function, without the text
 * @param {Heard<ReplaySurveyValue>} heard in the order in which they are done
 * @param {AbortSignal} signal
 * @param {() => import('../engine/background.js').Background} [make] a worker
 * @param {'replaySurvey' | 'searchIndex'} [name] of the function
 */
export async function askAll(files, request, heard, signal, make = createBackground, name = 'replaySurvey') {
  const cores = Math.max(1, Math.min(mostWorkers, files.length, navigator.hardwareConcurrency || 2));
  const pool = Array.from({ length: cores }, () => make());
  const queue = files.entries();
  /** @param {import('../engine/background.js').Background} worker */
  async function work(worker) {
    for (const [index, file] of queue) {
      if (signal.aborted) return;
      let length = 0;
      try {
        const text = await textOf(file, undefined, signal);
        length = text.length;
        const value = await worker.ask(name, { ...request, text }, { limit, signal });
        heard(index, { value });
      } catch (error) {
        if (!signal.aborted) heard(index, { error });
      }
      if (length > longText) worker.stop();
    }
  }
  try {
    await Promise.all(pool.map(work));
  } finally {
    for (const worker of pool) worker.stop();
  }
}
