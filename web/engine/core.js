// @ts-check
// The one door to the rules engine. It loads core.wasm and gives its functions as they are written in core.d.ts: each
// returns its value, or throws a TehaiError that says what is wrong and where. For programs in browsers, workers and
// node, as a module or bundled into a classic script; the page uses it too.
//
//   import { load } from './core.js';
//   const tehai = await load();
//   tehai.analyze({ hand: '123m406p789s11555z' }).shanten.best;  // -1

import { keepCompiled } from './compiled.js';
import { doorOf } from './door.js';
import { extras } from './extras.js';
import { hideNamedElements } from './globals.js';
import { parts, restOf } from './rest.js';

/** @typedef {import('./core.d.ts').Tehai} Tehai */
/** @typedef {import('./core.d.ts').Source} Source */

/**
 * What every function throws: `code` for programs, the message for people, `start` and `end` in the text that was
 * passed.
 */
export class TehaiError extends Error {
  /** @param {import('./core.d.ts').Fault} fault */
  constructor(fault) {
    super(fault.message);
    this.name = 'TehaiError';
    this.code = fault.code;
    this.start = fault.start;
    this.end = fault.end;
    this.hint = fault.hint;
    this.pattern = fault.pattern;
    this.values = fault.values;
    this.reason = fault.reason;
    this.of = fault.of;
  }
}

/** @type {Promise<Tehai> | undefined} */
let loading;

/**
 * A call has thrown, and nobody has found out whether its instance goes on. At the end of the caller's stack nothing
 * can be called to find it out; to set a variable takes no stack.
 */
let unsettled = false;

/**
 * Loads the module and starts it, once: later calls give the same, unless it failed or has died.
 * @param {Source} [source] where core.wasm is: an address, a path in node, bytes, a Response or a compiled Module; by
 * default beside this file
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
  // Node 18, which is Debian 12's, has its random numbers in a module, and Go's script asks for them where browsers
  // have them.
  if (inNode && !host.crypto) host.crypto = (await import('node:crypto')).webcrypto;
  hideNamedElements();
  // Go's own script, which must be of the release that compiled the module. A page that runs from one file has it
  // already.
  if (!host.Go) await import(beside('wasm_exec.js'));
  const go = new host.Go();
  /** @type {import('./rest.js').Rest} */
  let rest = null;
  go.importObject.tehai = { rest: () => rest?.now() };
  const started = await instantiate(source ?? beside('core.wasm'), go.importObject);
  const { instance, module, address } = started;
  rest = restOf(module, address, started.rest);
  rest?.join(instance.exports);
  // The program runs until it waits for calls; should it ever end, the next load starts anew.
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
  const functions = host.tehai; // now, while no other instance can have put its own there
  await null; // what stops while it starts, as it does where the page is not as it knows pages, has ended then
  if (hasEnded() || functions === before) throw failed('JavaScript was changed here');
  const tehai = wrap(functions, instance.exports, hasEnded);
  if (rest) parts.set(tehai, rest);
  keepCompiled(tehai, () => ({ module, address, rest: rest?.compiled(), whole: !rest || rest.isThere() }));
  return tehai;
}

/**
 * The same functions when none of them has to wait for a part of the module: at once, but for the first part alone.
 * @param {Tehai} tehai
 * @returns {Promise<Tehai>}
 */
export async function whole(tehai) {
  await parts.get(tehai)?.come();
  return tehai;
}

/** An instance that a trap or a full stack has left in the middle of a call is forgotten: the next load starts anew. */
function failed(error) {
  if (error instanceof RangeError || error instanceof WebAssembly.RuntimeError) loading = undefined;
  unsettled = false;
  const why = error instanceof Error ? error.message : error;
  return new TehaiError({ code: 'internal', message: `the module failed: ${why}` });
}

const inNode = typeof process !== 'undefined' && Boolean(process.versions?.node);

const beside = (name) => new URL(name, import.meta.url).href;

/**
 * @typedef {import('./compiled.js').Compiled & {instance: WebAssembly.Instance}} Started
 */

/** @returns {Promise<Started>} */
async function instantiate(source, imports) {
  const here = typeof location === 'undefined' ? import.meta.url : location.href;
  if (source instanceof WebAssembly.Module) {
    return { module: source, instance: await WebAssembly.instantiate(source, imports), address: here };
  }
  if (source?.module instanceof WebAssembly.Module) {
    return { ...source, instance: await WebAssembly.instantiate(source.module, imports) };
  }
  let address = here;
  if (typeof source === 'string' || source instanceof URL) {
    address = new URL(source, here).href;
    source = await open(String(source));
  }
  if (source instanceof Promise || (typeof Response !== 'undefined' && source instanceof Response)) {
    return { ...(await stream(await source, imports)), address };
  }
  return { ...(await WebAssembly.instantiate(source, imports)), address };
}

/** In node files are read from disk, everywhere else they are fetched. @param {string} address */
async function open(address) {
  if (!inNode || /^(https?|blob|data):/.test(address)) return fetch(address);
  const { readFile } = await import('node:fs/promises');
  return readFile(address.startsWith('file:') ? new URL(address) : address);
}

/** @param {Response} response */
async function stream(response, imports) {
  if (!response.ok) throw new Error(`${response.url || 'core.wasm'}: ${response.status} ${response.statusText}`.trim());
  // A server that does not know the media type of wasm is no reason to fail.
  const typed = response.headers.get('Content-Type')?.startsWith('application/wasm');
  return typed
    ? WebAssembly.instantiateStreaming(response, imports)
    : WebAssembly.instantiate(await response.arrayBuffer(), imports);
}

/** @returns {Tehai} */
function wrap(raw, exports, hasEnded) {
  const call = doorOf(raw, exports);
  const answer = (name, request) => {
    let reply;
    try {
      if (!hasEnded()) reply = call(name, request);
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
    // Not among the functions that take a request: whoever lists them does not meet it.
    Object.defineProperty(wrapped, name, {
      __proto__: null, // what a page has put on its objects describes no property
      value: Object.freeze(of(exports, run)),
    });
  }
  return /** @type {any} */ (Object.freeze(wrapped));
}

/** Calls the module without its functions. @template T @param {() => T} call @returns {T} */
function run(call) {
  try {
    return call();
  } catch (error) {
    if (error instanceof TehaiError) throw error;
    unsettled = true;
    throw failed(error);
  }
}
