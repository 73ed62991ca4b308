// @ts-check
// The way from the small script to the large one: scores, replays and notations other than mpsz need it, tiles do not.
// It comes as a plain script, which unlike a module needs no permission from the host of the page it is on, and works
// from disk.

import { patience } from '../engine/patience.js';
import { trustedScript } from '../engine/trusted.js';

/** @typedef {typeof import('./drawings.js').drawings} Drawings */

/** Where this site's files are: beside the script that is running now. */
const base = /** @type {HTMLScriptElement | null} */ (document.currentScript)?.src || location.href;

/** @param {string} name @returns {string} the address of one of this site's files */
export const siteAddress = (name) => new URL(name, base).href;

/** @type {Map<string, Promise<void>>} */
const scripts = new Map();

/**
 * Runs one of this site's scripts, once; the next may try again what fails or hangs.
 * @param {string} name @returns {Promise<void>}
 */
export function runScript(name) {
  let running = scripts.get(name);
  if (!running) {
    running = new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = trustedScript(siteAddress(name));
      const fail = () => {
        clearTimeout(late);
        scripts.delete(name);
        reject(new Error(`${name} could not be loaded`));
      };
      const late = setTimeout(fail, patience);
      script.onload = () => {
        clearTimeout(late);
        resolve();
      };
      script.onerror = fail;
      document.head.append(script);
    });
    scripts.set(name, running);
  }
  return running;
}

/** @returns {Promise<Drawings>} what draws more than tiles */
export async function drawings() {
  const host = /** @type {any} */ (globalThis);
  // An element of the page may have that name too.
  if (!host.tehaiDrawings?.score) await runScript('elements-more.js');
  return host.tehaiDrawings;
}
