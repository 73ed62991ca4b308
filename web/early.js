// @ts-check
// The page's first script. It requests the module, so that the browser compiles it while the page's own script is
// loading, and the words of the page's language; it saves input until the page's script runs. web/engine/early.js and
// web/shell/shell.js take over what it started.

import { patience } from './engine/patience.js';
import { showProgress } from './shell/progress.js';
import { prepareShell } from './shell/before.js';
import { closestTag } from './words/closest.js';

const host = /** @type {any} */ (globalThis);
/** The build writes these values to this script's element. */
const { module: size = '', words = '' } = document.currentScript?.dataset ?? {};
if (!('tehaiEarly' in host)) {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), patience);
  const address = new URL('core-first.wasm', location.href).href;
  const fetched = fetch(address, { signal: giveUp.signal });
  const coming = WebAssembly.compileStreaming(showProgress(fetched, Number(size)));
  const done = () => clearTimeout(timer);
  coming.then(done, done); // app.js reports an error when it waits for the module
  host.tehaiEarly = { coming, address, signal: giveUp.signal };
}
const settings = stored();
const parts = new Map(words.split(',').map((part) => /** @type {[string, string]} */ (part.split(' '))));
const language = closestTag(parts.has(settings.language) ? settings.language : 'auto', [...parts.keys()]);
askFor(parts.get(language));
host.tehaiShell = prepareShell(settings, language);

/** The stored settings (web/state/settings.js). */
function stored() {
  try {
    return JSON.parse(localStorage.getItem('tehai.settings.v1') ?? '{}') ?? {};
  } catch {
    return {}; // storage is blocked or holds something else: use the defaults
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
