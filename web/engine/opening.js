// @ts-check
// The one way to open a game that came from outside: its text goes over in pieces and is read in slices of counted
// work, so that whoever waits, a page or a worker, hears everything else between them. The module itself bounds bytes,
// deals, steps and work.

/** Up to this length, in UTF-16 units, a text is one slice anyway. */
export const little = 2_000;

/** What the first slice takes, while the browser compiles what reads; each further one takes twice as much. */
const firstWork = 1_250;
const usualWork = 75_000;

/** How much of a text goes over at a time. */
const piece = 2 ** 17;

/**
 * @typedef {object} Way
 * @property {AbortSignal} [signal] nobody waits for it any more
 * @property {number} [work] of a slice; by default what takes a few milliseconds, the first ones less
 * @property {(work: number, size: number) => void} [heard] how much is done, of a text of so many bytes
 * @property {(done: number) => number | Promise<number>} [until] how much may be done, of which so much is: more than
 * that, in time
 */

/**
 * Opens a game as replayOpen does.
 * @param {(name: 'replayOpening' | 'replayClose', request: object) => any} ask the module's function of that name, here
 * or in a worker
 * @param {import('./core.d.ts').ReplayOpenRequest} request
 * @param {Way} [way]
 * @returns {Promise<import('./core.d.ts').ReplayOpenValue>} rejects with what replayOpen throws, or the signal's reason
 */
export async function openInSlices(ask, { text, ...how }, { signal, work, heard, until } = {}) {
  const channel = new MessageChannel();
  /** Everything else that waits has its turn; a timer would be held up. */
  const rest = () =>
    new Promise((done) => {
      channel.port1.onmessage = done;
      channel.port2.postMessage(0);
    });
  let id = '';
  /** Of the slice that comes next, and of all so far. */
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
      // What is done with the game is no part of the last slice.
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

/** The end of a piece, which parts no character. @param {string} text @param {number} at */
function cut(text, at) {
  const lead = text.charCodeAt(at - 1);
  return lead >= 0xd800 && lead < 0xdc00 ? at + 1 : Math.min(at, text.length);
}

/**
 * After an error of its own the module has forgotten it already.
 * @param {(name: 'replayOpening' | 'replayClose', request: object) => any} ask @param {string} id
 */
async function close(ask, id) {
  try {
    await ask('replayClose', { id });
  } catch {
    // it is closed
  }
}
