// @ts-check
// The first file that a page reads takes a browser twice as long as a later one: what reads it is compiled on the way,
// at first in haste. As long as the page waits for a file it reads a sample of its own, over and over, and forgets it.

import { whole } from '../engine/core.js';
import { openInSlices } from '../engine/opening.js';
import { h } from '../lib/dom.js';
import { pictureClass } from '../tiles/sheet.js';
import { samples } from '../game/samples.js';

/** How often the sample stands in the text: so often that what takes the longest in a file is compiled with care. */
const times = 100;

/** How many of these are written in other formats, which takes longer than to read them and is not parted. */
const few = 5;

/**
 * Logs in a format that the module does not write: everybody lets go what was drawn, and walls come out of a seed,
 * which these hands do not fit.
 */
function drawn() {
  /** @param {number} from @param {number} many */
  const ids = (from, many) => Array.from({ length: many }, (_, i) => from + i);
  const hands = ids(0, 4).map((seat) => `hai${seat}="${ids(13 * seat, 13)}"`);
  const moves = ids(52, 70).map((id) => `<${'TUVW'[id % 4]}${id}/><${'DEFG'[id % 4]}${id}/>`);
  const deal = `<INIT seed="0,0,0,1,1,135" ten="250,250,250,250" ${hands.join(' ')}/>${moves.join('')}<RYUUKYOKU/>`;
  const seed = `mt19937ar-sha512-n288-base64,${'A'.repeat(3328)}`;
  return `<mjlog><SHUFFLE seed="${seed}"/><GO type="9"/>${deal.repeat(times)}</mjlog>`;
}

/** A slow device has something better to do, after so many milliseconds. */
const longest = 800;

/**
 * Rejects where it does not come to its end; that is no matter.
 * @param {import('../engine/core.d.ts').Tehai} core
 * @param {AbortSignal} come a file has
 * @param {HTMLElement} element of the view
 */
export async function warm(core, come, element) {
  await whole(core);
  await new Promise((done) => (globalThis.requestIdleCallback ?? setTimeout)(done));
  come.throwIfAborted();
  // The picture of all tiles, which the browser sets up where the first of them is drawn.
  element.append(h('span', { class: pictureClass('1m', 'unseen'), 'aria-hidden': 'true' }));
  const signal = AbortSignal.any([come, AbortSignal.timeout(longest)]);
  /** @param {'replayOpening' | 'replayClose'} name @param {any} request */
  const ask = (name, request) => core[name](request);
  const game = `${samples[0].text}\n`;
  const { id } = await openInSlices(ask, { text: game.repeat(few) }, { signal });
  const [tenhou, mjai] = /** @type {const} */ (['tenhou', 'mjai']).map(
    (format) => core.replayText({ id, format }).text,
  );
  core.replayClose({ id });
  for (const text of [
    game.repeat(times),
    tenhou.replace(/(?<="log":\[).*(?=\])/s, (deals) => `${`${deals},`.repeat(times / few - 1)}${deals}`),
    drawn(),
    mjai.repeat(times / few),
  ])
    core.replayClose({ id: (await openInSlices(ask, { text }, { signal })).id });
}
