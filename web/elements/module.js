// @ts-check
// The module for all elements of a page: one, loaded when the first asks.

import { load, whole } from '../engine/core.js';
import { hideNamedElements } from '../engine/globals.js';
import { goOn } from '../engine/rest.js';
import { unpacked, wasmResponse } from '../engine/source.js';
import { runScript } from './more.js';

/** @type {Promise<any> | undefined} */
let module;

/**
 * @param {(name: string) => string} address of this site's files
 * @param {boolean} [all] whether more is to be asked than what a hand is
 * @returns {Promise<any>} the module's functions
 */
export function sharedModule(address, all = false) {
  module ??= start(address).catch((error) => {
    module = undefined;
    throw error;
  });
  return all ? module.then(whole) : module;
}

/**
 * The answer to what is asked at once. Where the first part of the module has not all of it the second is waited for,
 * while the page around goes on; what is asked then is asked as it stands then.
 * @template A
 * @param {any} core @param {() => A} ask @returns {Promise<A>}
 */
export async function asked(core, ask) {
  const strayed = goOn(core);
  const answer = ask();
  if (!strayed()) return answer;
  await whole(core);
  return ask();
}

/** @param {(name: string) => string} address */
async function start(address) {
  const host = /** @type {any} */ (globalThis);
  hideNamedElements();
  if (!host.Go) await runScript('wasm_exec.js');
  if (!mayNotFetch(address('core-first.wasm'))) {
    try {
      return await load(address('core-first.wasm'));
    } catch {
      // The host does not let other sites fetch: the module also comes as a script.
    }
  }
  await runScript('core-inline.js');
  return load(wasmResponse(unpacked(host.tehaiModule)));
}

/**
 * From disk and in a sandboxed frame fetching fails with an error on the console, so it is not tried.
 * @param {string} address
 */
const mayNotFetch = (address) => origin === 'null' || address.startsWith('file:');
