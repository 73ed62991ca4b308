// @ts-check
// The module for all elements of a page: one, loaded when the first asks.

import { load } from '../engine/core.js';
import { hideNamedElements } from '../engine/globals.js';
import { compile } from '../engine/compiled.js';
import { unpacked, wasmResponse } from '../engine/source.js';
import { runScript } from './more.js';

/** @type {Promise<any> | undefined} */
let module;

/**
 * @param {(name: string) => string} address of this site's files
 * @returns {Promise<any>} its functions
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
      // A host that hangs has no script either.
      if (hangs(error)) throw error;
      // The host does not let other sites fetch: the module also comes as a script.
    }
  }
  await runScript('core-inline.js', () => typeof host.tehaiModule === 'string');
  return load(wasmResponse(unpacked(host.tehaiModule)));
}

/** Whether something was given up that did not come in time. @param {any} error */
export const hangs = (error) => error.name === 'AbortError';

/** Whether a script did not come, or not whole. @param {any} error */
export const isMissing = (error) => error.name === 'NetworkError';

/**
 * From disk and in a sandboxed frame fetching fails with an error on the console, so it is not tried.
 * @param {string} address
 */
const mayNotFetch = (address) => origin === 'null' || address.startsWith('file:');
