// @ts-check
// Decides which calls the primary module can answer. A page loads the primary module, which answers most questions
// about a hand; all other functions are in the deferred module, which web/build/slim writes. The table
// primary_table.js lists the calls that the primary module answers. Every other call is refused until the deferred
// module has been loaded: see answered() and loadAll().

import { compile } from './compiled.js';
import { deferredRulesets, primary } from './primary_table.js';

/** @import { Tehai } from './core.d.ts' */
/** @typedef {ReturnType<typeof gateOf>} Gate */

/** The section of the primary module that holds the name of the deferred one. */
const sectionName = 'rest';

/** The gates of modules with a deferred module. @type {WeakMap<Tehai, NonNullable<Gate>>} */
const gates = new WeakMap();

/** @param {Tehai} tehai @param {NonNullable<Gate>} gate */
export const keepGate = (tehai, gate) => void gates.set(tehai, gate);

/**
 * Whether a call needs the deferred module: its fields or rules are not in the table.
 * @param {string} name
 * @param {any} request
 */
export function needsDeferred(name, request) {
  const row = Object.hasOwn(primary, name) ? primary[name] : undefined;
  if (!row || request === null || typeof request !== 'object' || Array.isArray(request)) return true;
  const fields = Object.keys(request).filter((field) => request[field] !== undefined);
  if (!fields.length) return !row.empty;
  const rules = [request.ruleset, ...(Array.isArray(request.rulesets) ? request.rulesets : [])];
  return (
    fields.some((field) => !row.fields.includes(field)) ||
    rules.some((id) => deferredRulesets.includes(id) || !/^[a-z]/.test(id))
  ); // the latter are house rules
}

/**
 * The gate of a primary module, or null if a module has all functions.
 * @param {WebAssembly.Module} module
 * @param {string} base the address of the primary module
 * @param {WebAssembly.Module} [made] the deferred module, if it has been compiled
 */
export function gateOf(module, base, made) {
  const [section] = WebAssembly.Module.customSections(module, sectionName);
  if (!section) return null;
  const address = new URL(new TextDecoder().decode(section), base).href;
  /** @type {WebAssembly.Exports | undefined} */ let first;
  /** @type {Promise<void> | undefined} */ let loading;
  let loaded = false;
  let refused = 0;
  let wished = false;

  /** Connects the functions of the deferred module. @param {WebAssembly.Module} compiled */
  function join(compiled) {
    new WebAssembly.Instance(compiled, /** @type {any} */ ({ first }));
    loaded = true;
    made = compiled;
  }

  return {
    address,
    /** @param {WebAssembly.Exports} exports of the primary module, before it runs */
    start(exports) {
      first = exports;
    },
    /** Loads the deferred module, once; after a failure the next call tries again. @returns {Promise<void>} */
    load() {
      loading ??= (made ? Promise.resolve(made) : compile(address)).then(join).catch((error) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
    isLoaded: () => loaded,
    /** The deferred module, if it has been compiled. @returns {WebAssembly.Module | undefined} */
    compiled: () => made,
    /** Whether a call may be made now. @param {string} name @param {unknown} request */
    allows(name, request) {
      if (loaded) return true;
      try {
        if (!needsDeferred(name, request)) return true;
      } catch {
        // A getter of the request has thrown: the module reports that with functions of the deferred module.
      }
      refused += 1;
      return false;
    },
    /** The primary module called a function that it lacks: the table is incomplete. */
    missed() {
      refused += 1;
    },
    /** The number of calls refused so far. */
    refused: () => refused,
    /** Records that the deferred module would add to an answer. */
    wish() {
      wished = true;
    },
    isLacking: () => !loaded && (wished || refused > 0),
  };
}

/** Whether all functions of a module can be called now. @param {Tehai} tehai */
export const hasAll = (tehai) => gates.get(tehai)?.isLoaded() ?? true;

/** Resolves when all functions can be called; rejects if they cannot be loaded. @param {Tehai} tehai */
export async function loadAll(tehai) {
  await gates.get(tehai)?.load();
}

/** Whether a call was refused, or wish() called, since which loadAll() would help. @param {Tehai} tehai */
export const isLacking = (tehai) => gates.get(tehai)?.isLacking() ?? false;

/** Whether a call was refused that loadAll() makes possible. @param {Tehai} tehai */
export const isRefused = (tehai) => !hasAll(tehai) && (gates.get(tehai)?.refused() ?? 0) > 0;

/**
 * Whether a call can be answered without waiting.
 * @template {Exclude<keyof Tehai, 'bulk'>} Name
 * @param {Tehai} tehai
 * @param {Name} name
 * @param {Parameters<Tehai[Name]>[0]} request
 */
export const answersNow = (tehai, name, request) => hasAll(tehai) || !needsDeferred(name, request);

/** Records that an answer would be more complete after loadAll(). @param {Tehai} tehai */
export const wish = (tehai) => gates.get(tehai)?.wish();

/**
 * Returns what `ask` returns. If a call in it is refused, loads all functions and calls it again.
 * @template A
 * @param {Tehai} tehai
 * @param {() => A} ask
 * @returns {Promise<A>} rejects if the functions cannot be loaded
 */
export async function answered(tehai, ask) {
  const gate = gates.get(tehai);
  const before = gate?.refused();
  try {
    const answer = ask();
    if (gate?.refused() === before) return answer;
  } catch (error) {
    if (gate?.refused() === before) throw error;
  }
  await gate?.load();
  return ask();
}

/** Whether the deferred module was saved by an earlier visit. @param {Tehai} tehai */
export async function isKept(tehai) {
  const gate = gates.get(tehai);
  try {
    return !gate || gate.isLoaded() || (await caches.match(gate.address)) !== undefined;
  } catch {
    return false; // storage is blocked
  }
}
