// @ts-check
// Opens long texts in slices. A large text is also read in the worker, always a slice ahead of the page: a text that
// is no game, needs too much work or crashes the module is then refused there, and does not harm the page's own
// module.

import { little, openInSlices } from '../engine/opening.js';
import { attempt } from '../state/ask.js';
import { faultLine } from '../words/index.js';
import { isPacked } from '../state/pack.js';

/** @typedef {import('./files.js').Source} Source */
/** @typedef {import('../engine/background.js').Background} Background */

/**
 * The length from which a text is large, in UTF-16 units: about thirteen games. The page alone reads a shorter text
 * in half the time, with the same bounds.
 */
const large = 1_200_000;

/**
 * The work of a slice in the worker: some hundredths of a second, after which it can be stopped and the page can
 * follow.
 */
const ofWorker = 200_000;

/** An estimate of the work per byte of a real log, for the progress bar. */
const usualWork = 7;

/** @param {Source} source */
export const isLarge = ({ text }) => (text?.length ?? 0) > large;

/**
 * Whether opening may take noticeably long. A text packed by the module stands for more than its length.
 * @param {Source} source
 */
export const isLong = ({ text = '' }) => text.length > little || isPacked(text);

/**
 * The sources; long ones are opened, or refused with the reason.
 * @param {import('../state/context.js').Context} context
 * @param {Source[]} sources
 * @param {AbortSignal} signal stops reading
 * @param {(part: number) => void} heard called with the part done of all, up to 1
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
 * Reads a text in the worker and closes it there.
 * @param {Background} background
 * @param {string} text
 * @param {AbortSignal} signal
 */
function readInWorker(background, text, signal) {
  let read = 0;
  /** @type {number | undefined} */ let all;
  let resume = () => {};
  /** @param {string} name @param {object} request */
  const ask = (name, request) => background.ask(name, request, { limit: patience });
  const heard = (/** @type {number} */ work) => {
    read = Math.max(read, work);
    resume();
  };
  async function toTheEnd() {
    for (let again = false; ; again = true) {
      try {
        const { id } = await openInSlices(ask, { text }, { signal, work: ofWorker, heard });
        all = Math.max(1, read);
        ask('replayClose', { id }).catch(() => {}); // a worker that ended has closed it
        return;
      } catch (error) {
        // If the worker ended meanwhile, what it had read is lost.
        if (again || /** @type {any} */ (error).code !== 'unknown-id') throw error;
      }
    }
  }
  const end = toTheEnd();
  end.catch(() => {}); // until() reports the error
  return {
    /**
     * Resolves with the amount of work up to which the page may read.
     * @param {number} done the work done by the page
     */
    async until(done) {
      while (all === undefined && read <= done) {
        const more = new Promise((resolve) => (resume = () => resolve(undefined)));
        await Promise.race([more, end]);
      }
      return all === undefined ? read : Infinity;
    },
    /** The work of the whole text, once known. */
    all: () => all,
  };
}

/** Slices are bounded by counted work; only a worker that hangs meets this limit, in milliseconds. */
const patience = 30_000;
