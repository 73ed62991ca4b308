// @ts-check
// The page's first script, a few lines: it asks for the module before all else, so that the browser compiles it while
// the page's own script is still arriving. What it has begun the page takes up in web/engine/early.js.

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
}
