// @ts-check
// The entry point of the rules engine. It loads core.wasm and returns its functions with the types of core.d.ts: each
// returns its value, or throws a TehaiError with what is wrong and where. It works in browsers, workers and node, as
// a module or bundled into a classic script; the page uses it too. With core-first.wasm, which answers most questions
// about a hand, all other functions throw until whole() has resolved.
//
//     import { load } from './core.js';
//     const tehai = await load();
//     tehai.analyze({ hand: '123m406p789s11555z' }).shanten.best;  // -1

import { keepCompiled } from './compiled.js';
import { callerOf } from './call.js';
import { extras, quick } from './extras.js';
import { gateOf, keepGate, loadAll } from './gate.js';
import { hideNamedElements } from './globals.js';

/** @typedef {import('./core.d.ts').Tehai} Tehai */
/** @typedef {import('./core.d.ts').Source} Source */
/** @typedef {import('./compiled.js').Compiled} Compiled */

/**
 * Thrown by every function: `code` for programs, the message for people, `start` and `end` as places in the passed
 * text.
 */
export class TehaiError extends Error {
  /** @param {import('./core.d.ts').Fault} fault */
  constructor(fault) {
    super(fault.message);
    this.name = 'TehaiError';
    Object.assign(this, fault);
  }
}

/**
 * What has been thrown as a plain fault, which can be sent to another thread.
 * @param {any} error
 * @returns {import('./core.d.ts').Fault}
 */
export function faultOf(error) {
  const { name, ...fields } = error;
  return { code: 'internal', ...fields, message: error.message };
}

/** @type {Promise<Tehai> | undefined} */
let loading;

/**
 * Set when a call has thrown and it is unknown whether the instance still works. After a stack overflow no function
 * can be called to find out, but a variable can be set.
 */
let unsettled = false;

/**
 * Loads and starts the module once; later calls return the same, unless it failed or has ended.
 * @param {Source} [source] core.wasm as an address, a path in node, bytes, a Response or a compiled Module; by
 *   default the file next to this one
 * @returns {Promise<Tehai>}
 */
export function load(source) {
  if (unsettled) loading = undefined;
  unsettled = false;
  loading ??= start(source).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** @param {Source} [source] */
async function start(source) {
  const host = /** @type {any} */ (globalThis);
  // In node 18 random numbers are in a module, and Go's script expects them as in browsers.
  if (inNode && !host.crypto) host.crypto = (await import('node:crypto')).webcrypto;
  hideNamedElements();
  // Go's script, which must be of the release that compiled the module. A single-file page has it already.
  if (!host.Go) await import(beside('wasm_exec.js'));
  const go = new host.Go();
  /** @type {import('./gate.js').Gate} */
  let gate = null;
  go.importObject.tehai = {
    rest() {
      gate?.missed();
      // The caller has no result without that function, and would ask for it for ever.
      throw new RangeError(deferredFault.message);
    },
  };
  const started = await instantiate(source ?? beside('core.wasm'), go.importObject);
  const { instance, module, address } = started;
  gate = gateOf(module, address, started.deferred);
  gate?.start(instance.exports);
  // The program waits for calls and should not end; if it does, the next load starts a new one.
  let ended = false;
  const end = () => {
    if (!ended) loading = undefined;
    ended = true;
  };
  const before = host.tehai;
  go.run(instance).then(end, end);
  const hasEnded = () => {
    if (go.exited) end();
    return ended;
  };
  const functions = host.tehai; // read now, before another instance sets its own
  await null; // a program that fails at its start, as in a page with changed JavaScript, has ended after this
  if (hasEnded() || functions === before) throw failed('JavaScript was changed here');
  const tehai = wrap(functions, instance.exports, hasEnded, gate);
  if (gate) keepGate(tehai, gate);
  keepCompiled(tehai, () => ({ module, address, deferred: gate?.compiled() }));
  return tehai;
}

/**
 * Resolves with the same functions when all of them can be called: at once, unless the module is the primary one.
 * @param {Tehai} tehai
 * @returns {Promise<Tehai>}
 */
export async function whole(tehai) {
  await loadAll(tehai);
  return tehai;
}

/**
 * Drops an instance that a trap or stack overflow has interrupted; the next load starts a new one.
 * @param {unknown} error
 */
function failed(error) {
  if (error instanceof RangeError || error instanceof WebAssembly.RuntimeError) loading = undefined;
  unsettled = false;
  const why = error instanceof Error ? error.message : error;
  return new TehaiError({ code: 'internal', message: `the module failed: ${why}` });
}

const inNode = typeof process !== 'undefined' && Boolean(process.versions?.node);

const beside = (/** @type {string} */ name) => new URL(name, import.meta.url).href;

/**
 * @typedef {Compiled & {instance: WebAssembly.Instance}} Started
 */

/**
 * Instantiates the source of load(), or a module that the page has compiled.
 * @param {Source | Compiled} source
 * @param {WebAssembly.Imports} imports
 * @returns {Promise<Started>}
 */
async function instantiate(source, imports) {
  const here = typeof location === 'undefined' ? import.meta.url : location.href;
  if (source instanceof WebAssembly.Module) {
    return { module: source, instance: await WebAssembly.instantiate(source, imports), address: here };
  }
  /** A module that the page has compiled. */
  const { module } = /** @type {Partial<Compiled>} */ (source);
  if (module instanceof WebAssembly.Module) {
    return { .../** @type {any} */ (source), instance: await WebAssembly.instantiate(module, imports) };
  }
  let address = here;
  if (typeof source === 'string' || source instanceof URL) {
    address = new URL(source, here).href;
    source = await open(String(source));
  }
  if (source instanceof Promise || (typeof Response !== 'undefined' && source instanceof Response)) {
    return { ...(await stream(await source, imports)), address };
  }
  return { ...(await WebAssembly.instantiate(/** @type {BufferSource} */ (source), imports)), address };
}

/** Reads a file from disk in node, fetches it elsewhere. @param {string} address */
async function open(address) {
  if (!inNode || /^(https?|blob|data):/.test(address)) return fetch(address);
  const { readFile } = await import('node:fs/promises');
  return readFile(address.startsWith('file:') ? new URL(address) : address);
}

/** @param {Response} response @param {WebAssembly.Imports} imports */
async function stream(response, imports) {
  if (!response.ok) throw new Error(`${response.url || 'core.wasm'}: ${response.status} ${response.statusText}`.trim());
  // Some servers do not send the media type of wasm.
  const typed = response.headers.get('Content-Type')?.startsWith('application/wasm');
  return typed
    ? WebAssembly.instantiateStreaming(response, imports)
    : WebAssembly.instantiate(await response.arrayBuffer(), imports);
}

/** Thrown by a call that needs the deferred module. @type {import('./core.d.ts').Fault} */
const deferredFault = {
  code: 'internal',
  message: 'this function is in the deferred module: await whole(tehai), then call it again',
};

/**
 * The functions with the types of core.d.ts.
 * @param {Record<string, Function>} raw
 * @param {any} exports of the module
 * @param {() => boolean} hasEnded
 * @param {import('./gate.js').Gate} gate
 * @returns {Tehai}
 */
function wrap(raw, exports, hasEnded, gate) {
  const call = callerOf(raw, exports);
  const packed = gate ? undefined : quick.of?.(raw, exports);
  const answer = (/** @type {string} */ name, /** @type {unknown} */ request) => {
    if (gate && !gate.allows(name, request)) throw new TehaiError(deferredFault);
    let reply;
    try {
      if (!hasEnded()) reply = packed?.(name, request) ?? call(name, request);
    } catch (error) {
      unsettled = true;
      if (!hasEnded()) throw failed(error);
      unsettled = false;
    }
    if (hasEnded() || !reply) {
      throw new TehaiError({ code: 'internal', message: 'the module has ended; load it again' });
    }
    if (reply.error) throw new TehaiError(reply.error);
    return reply.value;
  };
  const wrapped = Object.fromEntries(Object.keys(raw).map((name) => [name, (request = {}) => answer(name, request)]));
  for (const [name, of] of Object.entries(extras)) {
    const run = (/** @type {() => any} */ given) => {
      if (gate && !gate.allows(name, null)) throw new TehaiError(deferredFault);
      return ran(given);
    };
    // Not enumerable: it is not a function that takes a request.
    /** @type {any} */ const extra = {
      __proto__: null, // without a prototype, as the page may have extended Object.prototype
      value: Object.freeze(of(exports, run)),
    };
    Object.defineProperty(wrapped, name, extra);
  }
  return /** @type {any} */ (Object.freeze(wrapped));
}

/**
 * Runs direct calls of the module's exports and turns their failures into a TehaiError.
 * @template T
 * @param {() => T} given
 * @returns {T}
 */
function ran(given) {
  try {
    return given();
  } catch (error) {
    if (error instanceof TehaiError) throw error;
    unsettled = true;
    throw failed(error);
  }
}
