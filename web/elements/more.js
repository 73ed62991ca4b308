// @ts-check
// The way from the small script to the large one: scores, replays and notations other than mpsz need it, tiles do not.
// It comes as a plain script, which unlike a module needs no permission from the host of the page it is on, and works
// from disk.

import { patience } from '../engine/patience.js';
import { trustedScript } from '../lib/trusted.js';

/** @typedef {typeof import('./drawings.js').drawings} Drawings */

/** Where this site's files are: beside the script that is running now. */
const base = /** @type {HTMLScriptElement | null} */ (document.currentScript)?.src || location.href;

/** @param {string} name @returns {string} the address of one of this site's files */
export const siteAddress = (name) => new URL(name, base).href;

/** Those that are on their way. @type {Map<string, Promise<void>>} */
const scripts = new Map();

/** How many have failed so far. */
let failures = 0;

/**
 * Runs one of this site's scripts, once; the next may try again what fails, hangs or is not what it should be.
 * @param {string} name
 * @param {() => unknown} left what it leaves: nothing where it has not run, or not whole
 * @returns {Promise<void>}
 */
export async function runScript(name, left) {
  if (left()) return;
  const running = scripts.get(name) ?? run(name, left);
  scripts.set(name, running);
  await running.finally(() => scripts.delete(name));
}

/** @type {typeof runScript} */
const run = (name, left) =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    // Asked at the same address again, browsers wait for what hangs already.
    script.src = trustedScript(siteAddress(name) + (failures ? `?${failures}` : ''));
    const end = (/** @type {unknown} */ event) => {
      clearTimeout(late);
      if (left()) return resolve();
      failures += 1;
      reject(new DOMException(`${name} could not be loaded`, event ? 'NetworkError' : 'AbortError'));
    };
    const late = setTimeout(end, patience);
    script.onload = script.onerror = end;
    document.head.append(script);
  });

/** @returns {Promise<Drawings>} what draws more than tiles */
export async function drawings() {
  const host = /** @type {any} */ (globalThis);
  // An element of the page may have that name too.
  await runScript('elements-more.js', () => host.tehaiDrawings?.score);
  return host.tehaiDrawings;
}
