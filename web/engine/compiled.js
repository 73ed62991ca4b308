// @ts-check
// Modules as the browser has compiled them: a worker that is given one fetches and compiles nothing.

/** @import { Tehai } from './core.d.ts' */

/**
 * The module, its second part where that has come, and the address of the first, from which the second may still have
 * to be fetched.
 * @typedef {{module: WebAssembly.Module, address: string, rest?: WebAssembly.Module, whole?: boolean}} Compiled
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

/** Whether nothing that is asked has to wait for the second part. @param {Tehai} tehai */
export const isWhole = (tehai) => compiledOf(tehai)?.whole ?? true;
