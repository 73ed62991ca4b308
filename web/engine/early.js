// @ts-check
// What the page's first script, web/early.js, has begun: the module is on its way and compiled as it comes.

/** @typedef {{coming: Promise<WebAssembly.Module>, address: string, signal: AbortSignal}} Early */

/**
 * The module on its way; null where nobody has asked for it, and then nobody will but the caller.
 * @returns {Early | null}
 */
export function takeEarly() {
  const host = /** @type {any} */ (globalThis);
  const early = host.tehaiEarly ?? null;
  host.tehaiEarly = null;
  return early;
}
