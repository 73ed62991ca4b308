// @ts-check
// Opens a game from outside. Its text is sent in pieces and read in slices of counted work, so that the page or
// worker handles other events between them. The module bounds bytes, deals, steps and work.

/** Up to this length, in UTF-16 units, a text is one slice. */
export const little = 2_000;

/**
 * The work of the first slice, during which the browser compiles the reader; each further slice does twice as much.
 */
const firstWork = 1_250;
const usualWork = 75_000;

/** The length of a piece, in UTF-16 units. */
const piece = 2 ** 17;

/**
 * @typedef {object} Way
 * @property {AbortSignal} [signal] stops opening
 * @property {number} [work] of a slice; by default what takes a few milliseconds, less for the first ones
 * @property {(work: number, size: number) => void} [heard] called with the work done and the size of the text in
 *   bytes
 * @property {(done: number) => number | Promise<number>} [until] takes the work done, returns or resolves to a higher
 *   limit
 */

/**
 * Opens a game as replayOpen does.
 * @param {(name: 'replayOpening' | 'replayClose', request: object) => any} ask calls the module's function of that
 *   name, here or in a worker
 * @param {import('./core.d.ts').ReplayOpenRequest} request
 * @param {Way} [way]
 * @returns {Promise<import('./core.d.ts').ReplayOpenValue>} rejects with the error of replayOpen, or the signal's
 *   reason
 */
export async function openInSlices(ask, { text, ...how }, { signal, work, heard, until } = {}) {
  const channel = new MessageChannel();
  /** Lets other events run; a timer would be delayed by the browser. */
  const rest = () =>
    new Promise((done) => {
      channel.port1.onmessage = done;
      channel.port2.postMessage(0);
    });
  let id = '';
  /** The work of the next slice, and of all slices so far. */
  let next = work ?? firstWork;
  let done = 0;
  /** @type {import('./core.d.ts').ReplayDeal[]} */ const deals = [];
  try {
    signal?.throwIfAborted();
    for (let at = 0; ;) {
      const end = cut(text, at + piece);
      const more = end < text.length;
      const slice = more || !until ? next : Math.min(next, (await until(done)) - done);
      signal?.throwIfAborted();
      /** @type {import('./core.d.ts').ReplayOpeningRequest} */
      const request = {
        text: text.slice(at, end),
        ...(id ? { id } : {}),
        ...(more ? { more } : { work: slice, ...how }),
      };
      /** @type {import('./core.d.ts').ReplayOpeningValue} */
      const answer = await ask('replayOpening', request);
      ({ id } = answer.opened ?? answer);
      deals.push(...answer.deals);
      done = answer.work;
      if (!more) next = work ?? Math.min(usualWork, 2 * next);
      if (!answer.opened) heard?.(answer.work, answer.size);
      // Drawing the game should not extend the last slice.
      await rest();
      signal?.throwIfAborted();
      if (answer.opened) return { ...answer.opened, deals };
      at = end;
    }
  } catch (error) {
    if (id) await close(ask, id);
    throw error;
  } finally {
    channel.port1.close();
  }
}

/** The end of a piece, not within a surrogate pair. @param {string} text @param {number} at */
function cut(text, at) {
  const lead = text.charCodeAt(at - 1);
  return lead >= 0xd800 && lead < 0xdc00 ? at + 1 : Math.min(at, text.length);
}

/**
 * Closes the game; after an error of its own the module has closed it already.
 * @param {(name: 'replayOpening' | 'replayClose', request: object) => any} ask
 * @param {string} id
 */
async function close(ask, id) {
  try {
    await ask('replayClose', { id });
  } catch {
    // it is closed
  }
}
