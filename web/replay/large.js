// @ts-check
// Texts that take longer than a moment are opened in slices; a large one is first read in the worker, so that one
// which is no game, takes too much work or brings the module down is refused there, and the page's own module does not
// meet it.

import { little, openInSlices } from '../engine/opening.js';
import { attempt } from '../page/state/ask.js';

/** @typedef {import('./files.js').Source} Source */
/** @typedef {import('../engine/background.js').Background} Background */

/** From this length on, in UTF-16 units; a game of a whole evening has a third of it. */
const large = 150_000;

/** How much the worker reads before it can be stopped: a fifth of a second. */
const ofWorker = 1_500_000;

/** What reading takes at most of a byte of a real log: nobody knows beforehand how much it will be. */
const usualWork = 7;

/** @param {Source} source */
export const isLarge = ({ text }) => (text?.length ?? 0) > large;

/** Whether opening takes longer than a moment. @param {Source} source */
export const isLong = ({ text }) => (text?.length ?? 0) > little;

/**
 * The same sources, those that are long already opened, or refused with the reason.
 * @param {import('../page/context.js').Context} context
 * @param {Source[]} sources
 * @param {AbortSignal} signal nobody waits for them any more
 * @param {(part: number) => void} heard how much of all is done, up to 1
 * @returns {Promise<Source[]>}
 */
export async function readAhead(context, sources, signal, heard) {
  /** @type {Source[]} */ const read = [];
  for (const source of sources) {
    /** @param {number} part */
    const tell = (part) => heard((read.length + Math.min(1, part)) / sources.length);
    try {
      read.push(isLong(source) ? await opened(context, source, signal, tell) : source);
    } catch (error) {
      if (signal.aborted) {
        for (const { info } of read) if (info) attempt(() => context.engine().replayClose({ id: info.id }));
        throw error;
      }
      read.push({ name: source.name, refused: error instanceof Error ? error.message : String(error) });
    }
  }
  return read;
}

/**
 * @param {import('../page/context.js').Context} context
 * @param {Source} source
 * @param {AbortSignal} signal
 * @param {(part: number) => void} tell
 * @returns {Promise<Source>}
 */
async function opened(context, source, signal, tell) {
  const text = source.text ?? '';
  const first = isLarge(source) ? await readInWorker(context.background, text, signal, (part) => tell(part / 2)) : 0;
  const info = await openInSlices(
    (name, request) => context.engine()[name](/** @type {any} */ (request)),
    { text },
    {
      signal,
      heard: (work) => tell(first ? 0.5 + work / first / 2 : 0),
    },
  );
  return { ...source, info };
}

/**
 * Reads a text in the worker and forgets it there.
 * @param {Background} background
 * @param {string} text
 * @param {AbortSignal} signal
 * @param {(part: number) => void} tell
 * @returns {Promise<number>} how much work it was
 */
async function readInWorker(background, text, signal, tell) {
  let all = 1;
  /** @param {string} name @param {object} request */
  const ask = (name, request) => background.ask(name, request, { limit: patience });
  const heard = (/** @type {number} */ work, /** @type {number} */ size) => {
    all = Math.max(all, work);
    tell(work / (usualWork * size));
  };
  for (let again = false; ; again = true) {
    try {
      const { id } = await openInSlices(ask, { text }, { signal, work: ofWorker, heard });
      await ask('replayClose', { id });
      return all;
    } catch (error) {
      // A worker that ended meanwhile has lost what it had read.
      if (again || /** @type {any} */ (error).code !== 'unknown-id') throw error;
    }
  }
}

/** A slice is counted; only a worker that hangs is given up by the clock, in milliseconds. */
const patience = 30_000;
