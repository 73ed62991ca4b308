// @ts-check
// The second part of a module that comes in two: web/build/slim puts there what a hand does not need. The first part
// names it, so both are of one build. It is fetched when the page says so; should a function of it be called before,
// the call waits for it.

import { patience } from './patience.js';

/** @import { Tehai } from './core.d.ts' */
/** @typedef {ReturnType<typeof restOf>} Rest */

/** What modules that came without their second part lack. @type {WeakMap<Tehai, Rest>} */
export const parts = new WeakMap();

/**
 * From now on no call waits for a part of the module that is not there: it fails, for who asks again.
 * @param {Tehai} tehai
 * @returns {() => boolean} whether a call has done so
 */
export const goOn = (tehai) => parts.get(tehai)?.goOn() ?? (() => false);

/** After a fetch that failed while everything waited the next one is tried only then, in milliseconds. */
const pause = 2000;

/** After how long nothing waits for a fetch that is under way, in milliseconds. */
const stuck = 8_000;

/** The section of the first part that names the second. */
const sectionName = 'rest';

/**
 * What a module lacks, or null where it is whole.
 * @param {WebAssembly.Module} module
 * @param {string} base the address that the first part came from
 * @param {WebAssembly.Module} [made] the second part where it is there
 */
export function restOf(module, base, made) {
  const [section] = WebAssembly.Module.customSections(module, sectionName);
  if (!section) return null;
  const address = new URL(new TextDecoder().decode(section), base).href;
  /** @type {WebAssembly.Exports | undefined} */ let first;
  /** @type {Promise<void> | undefined} */ let coming;
  let there = false;
  let failed = -pause;
  /** Since when it has been under way. */
  let since = Infinity;
  let waits = true;
  let wanted = false;

  /** Puts the functions in their places. @param {WebAssembly.Module} compiled */
  function place(compiled) {
    if (there || !first) return;
    new WebAssembly.Instance(compiled, /** @type {any} */ ({ first }));
    there = true;
    made = compiled;
  }

  /** @returns {Promise<void>} */
  function come() {
    if (coming) return coming;
    since = performance.now();
    coming = (made ? Promise.resolve(made) : compile(address)).then(place);
    coming.catch((error) => {
      coming = undefined;
      failed = performance.now();
      // Behind a line that hung nothing waits, however late, until it is asked for again.
      since = error?.name === 'AbortError' ? -Infinity : Infinity;
    });
    return coming;
  }

  return {
    /** @param {WebAssembly.Exports} exports of the first part, before it runs */
    join(exports) {
      first = exports;
    },
    /** Fetches it, once; what failed is tried again when it is asked for again. */
    come,
    isThere: () => there,
    /** It, where it has come. @returns {WebAssembly.Module | undefined} */
    compiled: () => made,
    /**
     * From now on a call that wants it has it fetched and fails, for who asks again: on a page no wait has a bound.
     * @returns {() => boolean} whether a call has wanted it since
     */
    goOn() {
      waits = false;
      wanted = false;
      return () => wanted;
    },
    /** Fetches it while everything waits; without it the call that wants it is told so by the first part. */
    now() {
      const now = performance.now();
      wanted = true;
      // The page would stand still for as long as a line hangs.
      if (there || now - failed < pause || (waits && now - since > stuck)) return;
      if (!waits) {
        come();
        return;
      }
      try {
        place(made ?? new WebAssembly.Module(bytesNow(address)));
      } catch {
        failed = performance.now(); // the first part answers for it
      }
    },
  };
}

/** Fetches a part and gives up what hangs. @param {string} address */
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

/** A page may not wait for bytes, only for text: here each letter is one. @param {string} address */
function bytesNow(address) {
  const request = new XMLHttpRequest();
  request.open('GET', address, false);
  if (typeof document === 'undefined') request.timeout = patience; // a page may not say so
  request.overrideMimeType('text/plain; charset=x-user-defined');
  request.send();
  if (request.status !== 200) throw new Error(`${address}: ${request.status}`);
  return Uint8Array.from(request.responseText, (letter) => letter.charCodeAt(0) & 0xff);
}
