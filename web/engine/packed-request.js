// @ts-check
// Writes requests in the packed form. It reads each value of a request once, as call.js does.

import { objectOf } from './call.js';
import { kinds } from './packed-shapes.js';

/** @import { Shape } from './packed-shapes.js' */

/** The longest text, the longest list and the greatest number. */
const MOST = 250;

/** The most bytes of a request. */
const ROOM = 1 << 14;

const notPacked = new TypeError('left to JSON');

/** Tells proxies, which are no plain data; only node and the like have it. */
const isProxy = /** @type {((value: any) => boolean) | undefined} */ (
  /** @type {any} */ (globalThis).process?.getBuiltinModule?.('node:util')?.types?.isProxy
);

/** The bytes of the request. */
export const out = new Uint8Array(ROOM);

/** A getter of a request may make another call, which is left to JSON. */
let isBusy = false;

/**
 * Writes a request into out.
 * @param {any} request
 * @param {Shape} shape
 * @returns {number} how many bytes it has, 0 if it is left to JSON
 */
export function writeRequest(request, shape) {
  if (isBusy) return 0;
  isBusy = true;
  try {
    // A copy elsewhere, which refuses proxies.
    const length = writeObject(isProxy ? request : structuredClone(request), shape, 0);
    return length <= ROOM ? length : 0;
  } catch {
    return 0;
  } finally {
    isBusy = false;
  }
}

/** @param {any} value @param {Shape} shape @param {number} to @returns {number} the place after the value */
function write(value, shape, to) {
  switch (shape.kind) {
    case kinds.text:
      return writeText(value, to);
    case kinds.int:
      if (!Number.isInteger(value) || value < 0 || value > MOST) throw notPacked;
      out[to] = value;
      return to + 1;
    case kinds.bool:
      if (typeof value !== 'boolean') throw notPacked;
      out[to] = value ? 1 : 0;
      return to + 1;
    case kinds.list:
      return writeList(value, shape, to);
    case kinds.object:
      return writeObject(value, shape, to);
    case kinds.free:
      return writeFree(value, to);
  }
  throw notPacked;
}

/** @param {any} value @param {number} to */
function writeText(value, to) {
  if (typeof value !== 'string') throw notPacked;
  const { length } = value;
  if (length > MOST || to + length >= ROOM) throw notPacked;
  out[to++] = length;
  for (let i = 0; i < length; i++) {
    const code = value.charCodeAt(i);
    if (code > 127) throw notPacked;
    out[to++] = code;
  }
  return to;
}

/** @param {any} value @param {Shape} shape @param {number} to */
function writeList(value, shape, to) {
  if (!Array.isArray(value) || isProxy?.(value)) throw notPacked;
  const { length } = value;
  if (length > MOST) throw notPacked;
  out[to++] = length;
  for (let i = 0; i < length; i++) to = write(value[i], shape.elem, to);
  return to;
}

/** @param {any} value */
function checkPlain(value) {
  if (value === null || typeof value !== 'object' || isProxy?.(value)) throw notPacked;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw notPacked;
}

/** An object of free keys goes as the text of its JSON. @param {any} value @param {number} to */
function writeFree(value, to) {
  checkPlain(value);
  const copy = Object.create(null); // each value is read once
  for (const name of Object.keys(value)) {
    copy[name] = value[name];
    if (isProxy?.(copy[name])) throw notPacked;
  }
  return writeText(objectOf(copy), to);
}

/** @param {any} value @param {Shape} shape @param {number} to */
function writeObject(value, shape, to) {
  checkPlain(value);
  for (const name of Object.keys(value)) {
    const field = value[name];
    if (field === undefined) continue;
    const place = shape.places.get(name);
    if (place === undefined || to > ROOM - 16) throw notPacked;
    out[to] = place;
    to = write(field, shape.fields[place - 1].of, to + 1);
  }
  out[to] = 0;
  return to + 1;
}
