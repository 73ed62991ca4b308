// @ts-check
// How the first script loads the others: scores, replays and notations other than mpsz need elements-more.js, problems
// elements-problem.js, lessons elements-lesson.js, tiles none of them. They are classic scripts: unlike a module these
// need no permission from the host of the page they are on, and they work from disk.

import { patience } from '../engine/patience.js';
import { trustedScript } from '../lib/trusted.js';

/** @typedef {typeof import('./drawings.js').drawings} Drawings */

/** The address of this site's files: that of the running script. A module is not told which script it is. */
const base =
  /** @type {HTMLScriptElement | null} */ (
    document.currentScript ?? document.querySelector('script[src*="elements.js"]')
  )?.src || location.href;

/** @param {string} name @returns {string} the address of a file of this site */
export const siteAddress = (name) => new URL(name, base).href;

/** Scripts being loaded. @type {Map<string, Promise<void>>} */
const scripts = new Map();

/** The number of failures so far. */
let failures = 0;

/**
 * Runs a script of this site, once; after an error the next call tries again.
 * @param {string} name
 * @param {() => unknown} left returns what the script defines, or nothing if it did not run to its end
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
    // With the same address, browsers would wait for the request that hangs.
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

const host = /** @type {any} */ (globalThis);

// An element of the page may have the name of what a script leaves, but no such function.

/** @returns {Promise<Drawings>} what draws scores, replays, and hands of all notations */
export async function drawings() {
  await runScript('elements-more.js', () => host.tehaiDrawings?.score);
  return host.tehaiDrawings;
}

/** @returns {Promise<{problem: typeof import('./draw-problem.js').drawProblem}>} */
export async function problemDrawing() {
  await runScript('elements-problem.js', () => typeof host.tehaiProblem?.problem === 'function');
  return host.tehaiProblem;
}

/** @returns {Promise<{lesson: typeof import('./draw-lesson.js').drawLesson}>} */
export async function lessonDrawing() {
  await runScript('elements-lesson.js', () => typeof host.tehaiLesson?.lesson === 'function');
  return host.tehaiLesson;
}
