// @ts-check
// The page's first script, a few lines: it asks for the module before all else, so that the browser compiles it while
// the page's own script is still arriving, and for the words in the language that the page will speak. What it has
// begun the page takes up in web/engine/early.js.

import { closestTag } from './words/closest.js';

/** How long the module may be on its way, in milliseconds: at 15 kB a second it is there. */
const patience = 60_000;

const host = /** @type {any} */ (globalThis);
// Where the page's own script was quicker, that one loads the module itself.
if (!('tehaiEarly' in host)) {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), patience);
  const address = new URL('core-first.wasm', location.href).href;
  const coming = WebAssembly.compileStreaming(fetch(address, { signal: giveUp.signal }));
  const done = () => clearTimeout(timer);
  coming.then(done, done); // a failure is said where the module is waited for
  host.tehaiEarly = { coming, address, signal: giveUp.signal };
  askForWords(document.currentScript?.dataset.words ?? '');
}

/** @param {string} named "en words-en-first-HASH.js,de …", as the build wrote it */
function askForWords(named) {
  if (!named) return;
  const parts = new Map(named.split(',').map((part) => /** @type {[string, string]} */ (part.split(' '))));
  let wish = 'auto';
  try {
    wish = JSON.parse(localStorage.getItem('tehai.settings.v1') ?? '{}').language ?? wish;
  } catch {
    // Storage is blocked or holds something else: as for who comes for the first time.
  }
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = parts.get(closestTag(parts.has(wish) ? wish : 'auto', [...parts.keys()])) ?? '';
  document.head.append(link);
}
