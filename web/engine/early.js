// @ts-check
// Takes over what the page's first script, web/early.js, has started: the module is being fetched and compiled.

/** @typedef {{coming: Promise<WebAssembly.Module>, address: string, signal: AbortSignal}} Early */

/**
 * The module being loaded; null if it was not requested, and on later calls.
 * @returns {Early | null}
 */
export function takeEarly() {
  const host = /** @type {any} */ (globalThis);
  const early = host.tehaiEarly ?? null;
  host.tehaiEarly = null;
  return early;
}
