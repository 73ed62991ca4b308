// @ts-check
// Calls for programs that make very many small ones: request and reply are bytes in the order of their fields, without
// names. What this form does not hold (anything but plain data with short texts) is left to call.js, which gives the
// same replies.

import { replyReader } from './packed-reply.js';
import { out, writeRequest } from './packed-request.js';
import { addShapes } from './packed-shapes.js';

/** @import { Shape } from './packed-shapes.js' */

/**
 * Returns a function that answers a request with {value} or {error}, or returns undefined for one that it leaves to
 * others.
 * @param {any} raw the functions on globalThis.tehai
 * @param {any} exports of the module
 */
export function packedOf(raw, exports) {
  if (!exports.askPacked) return undefined; // an older module
  const names = Object.keys(raw);
  const bound = { ...raw };
  /** @type {Shape[]} */ const shapes = [];
  const reader = replyReader(exports.mem, shapes, () => learn(0));
  /**
   * Those that were called: the index and the shape of the requests.
   * @type {Map<string, {index: number, asks: Shape}>}
   */
  const functions = new Map();

  /**
   * Asks for the shapes that are not known yet.
   * @param {number} index of a function
   * @returns {Shape} that of its requests
   */
  function learn(index) {
    const at = exports.packedShapes(index, shapes.length) >>> 0;
    const [length] = new Uint32Array(reader.look().slice(at, at + 4).buffer);
    const { asks, shapes: rows } = reader.json(at + 4, length);
    addShapes(shapes, rows);
    return shapes[asks];
  }

  /** @param {string} name */
  function functionOf(name) {
    let known = functions.get(name);
    if (!known) {
      const index = names.indexOf(name);
      known = { index, asks: learn(index) };
      functions.set(name, known);
    }
    return known;
  }

  /** @param {string} name @param {any} request */
  return (name, request) => {
    if (raw[name] !== bound[name]) return undefined; // a function that the page has replaced is called instead
    const { index, asks } = functionOf(name);
    const length = writeRequest(request, asks);
    if (!length) return undefined;
    const to = exports.askBuffer(length) >>> 0;
    const bytes = reader.look();
    for (let i = 0; i < length; i++) bytes[to + i] = out[i];
    const size = exports.askPacked(index, length);
    if (size === 0) return undefined;
    const from = exports.replyAt() >>> 0;
    if (size < 0) return reader.json(from, -size);
    return { value: reader.read(from) };
  };
}
