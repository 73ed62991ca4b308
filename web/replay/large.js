// @ts-check
// Texts that take longer than a moment are opened in slices; a large one is read in the worker as well, always a slice
// ahead of the page, so that one which is no game, takes too much work or brings the module down is refused there, and
// the page's own module does not meet what is wrong with it.

import { little, openInSlices } from '../engine/opening.js';
import { attempt } from '../state/ask.js';
import { faultLine } from '../words/index.js';
import { isPacked } from '../state/pack.js';

/** @typedef {import('./files.js').Source} Source */
/** @typedef {import('../engine/background.js').Background} Background */

/**
 * From this length on, in UTF-16 units; thirteen games of a whole evening have it. The page alone reads less than that
 * in half the time, and stops at the same bounds.
 */
const large = 1_200_000;

/** How much the worker reads before it can be stopped and the page may follow: some hundredths of a second. */
const ofWorker = 200_000;

/** What reading takes at most of a byte of a real log: nobody knows beforehand how much it will be. */
const usualWork = 7;

/** @param {Source} source */
export const isLarge = ({ text }) => (text?.length ?? 0) > large;

/**
 * Whether opening may take longer than a moment. What the module has packed stands for more than its length says.
 * @param {Source} source
 */
export const isLong = ({ text = '' }) => text.length > little || isPacked(text);

/**
 * The same sources, those that are long already opened, or refused with the reason.
 * @param {import('../state/context.js').Context} context
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
      read.push({ name: source.name, refused: error instanceof Error ? faultLine(error) : String(error) });
    }
  }
  return read;
}

/**
 * @param {import('../state/context.js').Context} context
 * @param {Source} source
 * @param {AbortSignal} signal
 * @param {(part: number) => void} tell
 * @returns {Promise<Source>}
 */
async function opened(context, source, signal, tell) {
  const text = source.text ?? '';
  const ahead = isLarge(source) ? readInWorker(context.background, text, signal) : undefined;
  const info = await openInSlices(
    (name, request) => context.engine()[name](/** @type {any} */ (request)),
    { text, ...(source.most ? { most: source.most } : {}) },
    {
      signal,
      until: ahead?.until,
      heard: (work, size) => tell(ahead ? work / (ahead.all() ?? Math.max(work, usualWork * size)) : 0),
    },
  );
  return { ...source, info };
}

/**
 * Reads a text in the worker and forgets it there.
 * @param {Background} background
 * @param {string} text
 * @param {AbortSignal} signal
 */
function readInWorker(background, text, signal) {
  let read = 0;
  /** @type {number | undefined} */ let all;
  let wake = () => {};
  /** @param {string} name @param {object} request */
  const ask = (name, request) => background.ask(name, request, { limit: patience });
  const heard = (/** @type {number} */ work) => {
    read = Math.max(read, work);
    wake();
  };
  async function toTheEnd() {
    for (let again = false; ; again = true) {
      try {
        const { id } = await openInSlices(ask, { text }, { signal, work: ofWorker, heard });
        all = Math.max(1, read);
        ask('replayClose', { id }).catch(() => {}); // it is gone with its worker
        return;
      } catch (error) {
        // A worker that ended meanwhile has lost what it had read.
        if (again || /** @type {any} */ (error).code !== 'unknown-id') throw error;
      }
    }
  }
  const end = toTheEnd();
  end.catch(() => {}); // whoever waits until more is read hears it
  return {
    /** How much the page may read, which has read so much. @param {number} done */
    async until(done) {
      while (all === undefined && read <= done) {
        const more = new Promise((resolve) => (wake = () => resolve(undefined)));
        await Promise.race([more, end]);
      }
      return all === undefined ? read : Infinity;
    },
    /** How much work it was, once that is known. */
    all: () => all,
  };
}

/** A slice is counted; only a worker that hangs is given up by the clock, in milliseconds. */
const patience = 30_000;
