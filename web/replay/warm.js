// @ts-check
// The first file that a page reads takes a browser twice as long as a later one: what reads it is compiled on the way,
// at first in haste. As long as the page waits for a file it reads a sample of its own, over and over, and forgets it.

import { whole } from '../engine/core.js';
import { openInSlices } from '../engine/opening.js';
import { samples } from './samples.js';

/** How often the sample stands in the text: so often that what takes the longest in a file is compiled with care. */
const times = 100;

/** What the sample is read as, one after the other. */
const formats = /** @type {const} */ (['uzje', 'tenhou', 'mjai']);

/** A slow device has something better to do, after so many milliseconds. */
const longest = 800;

/**
 * Rejects where it does not come to its end; that is no matter.
 * @param {import('../engine/core.d.ts').Tehai} core
 * @param {AbortSignal} come a file has
 */
export async function warm(core, come) {
  await whole(core);
  await new Promise((done) => (globalThis.requestIdleCallback ?? setTimeout)(done));
  come.throwIfAborted();
  const signal = AbortSignal.any([come, AbortSignal.timeout(longest)]);
  /** @param {'replayOpening' | 'replayClose'} name @param {any} request */
  const ask = (name, request) => core[name](request);
  let text = `${samples[0].text}\n`.repeat(times);
  for (const [i, format] of formats.entries()) {
    const { id } = await openInSlices(ask, { text, format }, { signal });
    if (i + 1 < formats.length) ({ text } = core.replayText({ id, format: formats[i + 1] }));
    core.replayClose({ id });
  }
}
