// @ts-check
// The page's first script, a few lines: it asks for the module before all else, so that the browser compiles it while
// the page's own script is still arriving, and for the words in the language that the page will speak; and it
// keeps what people do before that one is there. What it has begun the page takes up in web/engine/early.js and
// web/shell/shell.js.

import { patience } from './engine/patience.js';
import { showProgress } from './shell/progress.js';
import { prepareShell } from './shell/before.js';
import { closestTag } from './words/closest.js';

const host = /** @type {any} */ (globalThis);
/** What the build has written to this script's element. */
const { module: size = '', words = '' } = document.currentScript?.dataset ?? {};
if (!('tehaiEarly' in host)) {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), patience);
  const address = new URL('core-first.wasm', location.href).href;
  const fetched = fetch(address, { signal: giveUp.signal });
  const coming = WebAssembly.compileStreaming(showProgress(fetched, Number(size)));
  const done = () => clearTimeout(timer);
  coming.then(done, done); // a failure is said where the module is waited for
  host.tehaiEarly = { coming, address, signal: giveUp.signal };
}
const settings = stored();
const parts = new Map(words.split(',').map((part) => /** @type {[string, string]} */ (part.split(' '))));
const language = closestTag(parts.has(settings.language) ? settings.language : 'auto', [...parts.keys()]);
askFor(parts.get(language));
host.tehaiShell = prepareShell(settings, language);

/** What the page remembers of a person (web/state/settings.js). */
function stored() {
  try {
    return JSON.parse(localStorage.getItem('tehai.settings.v1') ?? '{}') ?? {};
  } catch {
    return {}; // storage is blocked or holds something else: as for who comes for the first time
  }
}

/** @param {string | undefined} part */
function askFor(part) {
  if (!part) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = part;
  document.head.append(link);
}
