// @ts-check
// Keeps compiled modules, so that a worker that gets one fetches and compiles nothing.

import { patience } from './patience.js';

/** @import { Tehai } from './core.d.ts' */

/**
 * A module and the address that it came from; `deferred` if it is a primary module and its deferred one has been
 * compiled too.
 * @typedef {{module: WebAssembly.Module, address: string, deferred?: WebAssembly.Module}} Compiled
 */

/** @type {WeakMap<Tehai, () => Compiled>} */
const compiled = new WeakMap();

/** The module that was loaded last; a page has one. @type {(() => Compiled) | undefined} */
let last;

/** Records the compiled module of a set of functions. @param {Tehai} tehai @param {() => Compiled} made */
export function keepCompiled(tehai, made) {
  compiled.set(tehai, made);
  last = made;
}

/**
 * The compiled module of a set of functions, which load() takes in a worker instead of an address.
 * @param {Tehai} tehai
 */
export const compiledOf = (tehai) => compiled.get(tehai)?.();

/** The module that was loaded last, undefined if there is none. */
export const lastCompiled = () => last?.();

/** Fetches and compiles a module; gives up if it takes too long. @param {string} address */
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
