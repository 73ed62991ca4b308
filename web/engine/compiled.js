// @ts-check
// Modules as the browser has compiled them: a worker that is given one fetches and compiles nothing.

import { patience } from './patience.js';

/** @import { Tehai } from './core.d.ts' */

/**
 * The module and the address that it came from; `deferred` where it is a primary module and the deferred one has been
 * compiled too.
 * @typedef {{module: WebAssembly.Module, address: string, deferred?: WebAssembly.Module}} Compiled
 */

/** @type {WeakMap<Tehai, () => Compiled>} */
const compiled = new WeakMap();

/** The last module that was loaded: a page has one. @type {(() => Compiled) | undefined} */
let last;

/** Says where a module's functions came from. @param {Tehai} tehai @param {() => Compiled} made */
export function keepCompiled(tehai, made) {
  compiled.set(tehai, made);
  last = made;
}

/** What load() takes in a worker in place of an address. @param {Tehai} tehai */
export const compiledOf = (tehai) => compiled.get(tehai)?.();

/** The same for who was given no module; undefined where none has been loaded. */
export const lastCompiled = () => last?.();

/** Fetches and compiles a module, and gives up what hangs. @param {string} address */
export async function compile(address) {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), patience);
  try {
    const response = await fetch(address, { signal: giveUp.signal });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const typed = response.headers.get('Content-Type')?.startsWith('application/wasm');
    return await (typed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer()));
  } finally {
    clearTimeout(timer);
  }
}
