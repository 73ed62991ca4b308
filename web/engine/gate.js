// @ts-check
// The gate between a page and the module. A page loads the primary module, which answers most questions about a hand;
// all other functions are in the deferred module, which web/build/slim writes beside it. The gate knows by the table
// primary_table.js which calls the primary module answers. It refuses every other call until the deferred module has
// been loaded, and loads it for whoever asks: see answered() and loadAll().

import { compile } from './compiled.js';
import { deferredRulesets, primary } from './primary_table.js';

/** @import { Tehai } from './core.d.ts' */
/** @typedef {ReturnType<typeof gateOf>} Gate */

/** The section of the primary module that names the deferred one. */
const sectionName = 'rest';

/** The gates of modules whose deferred module may be missing. @type {WeakMap<Tehai, NonNullable<Gate>>} */
const gates = new WeakMap();

/** @param {Tehai} tehai @param {NonNullable<Gate>} gate */
export const keepGate = (tehai, gate) => void gates.set(tehai, gate);

/**
 * Whether a call needs the deferred module: unless its fields and rules are among those in the table.
 * @param {string} name @param {any} request
 */
export function needsDeferred(name, request) {
  const row = Object.hasOwn(primary, name) ? primary[name] : undefined;
  if (!row || request === null || typeof request !== 'object' || Array.isArray(request)) return true;
  const fields = Object.keys(request).filter((field) => request[field] !== undefined);
  if (!fields.length) return !row.empty;
  const rules = [request.ruleset, ...(Array.isArray(request.rulesets) ? request.rulesets : [])];
  return fields.some((field) => !row.fields.includes(field)) || rules.some((id) => deferredRulesets.includes(id));
}

/**
 * The gate of a primary module, or null where a module has all functions.
 * @param {WebAssembly.Module} module
 * @param {string} base the address that the primary module came from
 * @param {WebAssembly.Module} [made] the deferred module, where it has been compiled
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

  /** Puts the functions of the deferred module in their places. @param {WebAssembly.Module} compiled */
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
    /** The deferred module, where it has been compiled. @returns {WebAssembly.Module | undefined} */
    compiled: () => made,
    /** Whether a call may be made now. @param {string} name @param {unknown} request */
    allows(name, request) {
      if (loaded) return true;
      try {
        if (!needsDeferred(name, request)) return true;
      } catch {
        // A getter of the request has thrown: the module says so, with functions that are in the deferred module.
      }
      refused += 1;
      return false;
    },
    /** The primary module has come upon a function that it lacks: the table does not know of this call. */
    missed() {
      refused += 1;
    },
    /** How many calls have been refused so far. */
    refused: () => refused,
    /** Notes that an answer would say more with the deferred module. */
    wish() {
      wished = true;
    },
    isLacking: () => !loaded && (wished || refused > 0),
  };
}

/** Whether all functions of a module can be called now. @param {Tehai} tehai */
export const hasAll = (tehai) => gates.get(tehai)?.isLoaded() ?? true;

/** Resolves when all functions can be called; rejects where they cannot be loaded. @param {Tehai} tehai */
export async function loadAll(tehai) {
  await gates.get(tehai)?.load();
}

/** Whether a call was refused, or something was wished for, that loadAll() brings. @param {Tehai} tehai */
export const isLacking = (tehai) => gates.get(tehai)?.isLacking() ?? false;

/** Whether a call was refused that loadAll() makes possible. @param {Tehai} tehai */
export const isRefused = (tehai) => !hasAll(tehai) && (gates.get(tehai)?.refused() ?? 0) > 0;

/**
 * Whether a call is answered now, without a wait.
 * @template {Exclude<keyof Tehai, 'bulk'>} Name
 * @param {Tehai} tehai @param {Name} name @param {Parameters<Tehai[Name]>[0]} request
 */
export const answersNow = (tehai, name, request) => hasAll(tehai) || !needsDeferred(name, request);

/** Notes that an answer would say more after loadAll(). @param {Tehai} tehai */
export const wish = (tehai) => gates.get(tehai)?.wish();

/**
 * What `ask` returns. Where a call that it makes is refused, all functions are loaded first and it asks again.
 * @template A
 * @param {Tehai} tehai @param {() => A} ask
 * @returns {Promise<A>} rejects where the functions cannot be loaded
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

/** Whether the browser has kept the deferred module from an earlier visit. @param {Tehai} tehai */
export async function isKept(tehai) {
  const gate = gates.get(tehai);
  try {
    return !gate || gate.isLoaded() || (await caches.match(gate.address)) !== undefined;
  } catch {
    return false; // storage is blocked
  }
}
