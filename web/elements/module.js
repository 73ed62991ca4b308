// @ts-check
// The module for all elements of a page, loaded once at the first request.

import { load } from '../engine/core.js';
import { hideNamedElements } from '../engine/globals.js';
import { compile } from '../engine/compiled.js';
import { unpacked, wasmResponse } from '../engine/source.js';
import { runScript } from './more.js';

/** @type {Promise<any> | undefined} */
let module;

/**
 * @param {(name: string) => string} address returns the address of a file of this site
 * @returns {Promise<any>} the module's functions
 */
export function sharedModule(address) {
  module ??= start(address).catch((error) => {
    module = undefined;
    throw error;
  });
  return module;
}

/** @param {(name: string) => string} site */
async function start(site) {
  const host = /** @type {any} */ (globalThis);
  hideNamedElements();
  await runScript('wasm_exec.js', () => host.Go);
  const address = site('core-first.wasm');
  if (!mayNotFetch(address)) {
    try {
      return await load(/** @type {any} */ ({ module: await compile(address), address }));
    } catch (error) {
      // A host that does not respond would not send the script either.
      if (hangs(error)) throw error;
      // The host forbids fetches from other sites; a script with the module may still be loaded.
    }
  }
  await runScript('core-inline.js', () => typeof host.tehaiModule === 'string');
  return load(wasmResponse(unpacked(host.tehaiModule)));
}

/** Whether something was given up because it took too long. @param {any} error */
export const hangs = (error) => error.name === 'AbortError';

/** Whether a script was missing or incomplete. @param {any} error */
export const isMissing = (error) => error.name === 'NetworkError';

/**
 * Whether fetching is certain to fail, with an error in the console: on pages from disk and in sandboxed frames.
 * @param {string} address
 */
const mayNotFetch = (address) => origin === 'null' || address.startsWith('file:');
