// @ts-check
// The module and the worker's script in a single-file page, which holds them in blocks. On a site there are no such
// blocks, and both are fetched.

/** @param {string} id */
const block = (id) => document.getElementById(id)?.textContent ?? '';

/** The module as gzip in base64, "" on a site. */
export const carriedModule = () => block('core-wasm');

/** The worker's script, "" on a site. */
export const carriedWorker = () => block('worker-js');

/** The licences of all that is shipped, "" on a site, which has them in a file. */
export const carriedLicences = () => block('licences');

/** @param {string} packed gzip in base64 @returns {ReadableStream} */
export function unpacked(packed) {
  return new Blob([fromBase64(packed)]).stream().pipeThrough(new DecompressionStream('gzip'));
}

/** Browsers since 2025 have it built in, ten times as fast. @param {string} text @returns {Uint8Array<ArrayBuffer>} */
function fromBase64(text) {
  const native = /** @type {any} */ (Uint8Array).fromBase64;
  if (native) return native.call(Uint8Array, text);
  const chars = atob(text);
  const bytes = new Uint8Array(chars.length);
  for (let i = 0; i < chars.length; i += 1) bytes[i] = chars.charCodeAt(i);
  return bytes;
}

/** @param {ReadableStream} stream @returns {Response} a response that browsers compile while it arrives */
export const wasmResponse = (stream) => new Response(stream, { headers: { 'Content-Type': 'application/wasm' } });

/** The primary module of a site, which names the deferred one. */
const firstPart = 'core-first.wasm';

/** @returns {Response | string} the argument for load() of core.js */
export function moduleSource() {
  const packed = carriedModule();
  return packed ? wasmResponse(unpacked(packed)) : new URL(firstPart, location.href).href;
}
