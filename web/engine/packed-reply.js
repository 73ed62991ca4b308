// @ts-check
// Reads replies in the packed form from the module's memory.

import { kinds, LARGE } from './packed-shapes.js';

/** @import { Shape } from './packed-shapes.js' */

/** The most texts of the module that are remembered. */
const TEXTS = 1 << 14;

/** Texts of less than that are decoded here. */
const SHORT = 16;

const decoder = new TextDecoder();

/**
 * @param {WebAssembly.Memory} memory of the module
 * @param {Shape[]} shapes by number
 * @param {() => void} learn adds the shapes that are not known yet
 */
export function replyReader(memory, shapes, learn) {
  let bytes = new Uint8Array(0);
  let view = new DataView(bytes.buffer);
  let at = 0;
  /** Texts of the module, which never change, by their address. @type {Map<number, string>} */
  const texts = new Map();

  /** The module's memory as it is now: a call may have made it larger. */
  function look() {
    const { buffer } = memory;
    if (bytes.buffer === buffer) return bytes;
    bytes = new Uint8Array(buffer);
    view = new DataView(buffer);
    return bytes;
  }

  function number() {
    const n = bytes[at++];
    if (n < LARGE) return n;
    at += 8;
    return view.getFloat64(at - 8, true);
  }

  /** @param {number} from @param {number} length */
  function decoded(from, length) {
    if (length < SHORT) {
      let text = '';
      for (let i = from; i < from + length && bytes[i] < 128; i++) text += String.fromCharCode(bytes[i]);
      if (text.length === length) return text;
    }
    return decoder.decode(bytes.subarray(from, from + length));
  }

  function text() {
    const n = number();
    const length = n >> 1;
    if (!(n & 1)) {
      at += length;
      return decoded(at - length, length);
    }
    const from = view.getUint32(at, true);
    at += 4;
    const known = texts.get(from);
    if (known !== undefined && known.length === length) return known;
    const made = decoded(from, length);
    if (made.length === length && texts.size < TEXTS) texts.set(from, made);
    return made;
  }

  /** @param {Shape} shape @returns {any} */
  function value(shape) {
    switch (shape.kind) {
      case kinds.text:
      case kinds.word:
        return text();
      case kinds.int:
      case kinds.number:
        return number();
      case kinds.bool:
        return bytes[at++] === 1;
      case kinds.list: {
        const list = [];
        for (let n = number(); n > 0; n--) list.push(value(shape.elem));
        return list;
      }
      case kinds.object: {
        /** @type {Record<string, any>} */ const object = {};
        for (const { name, optional, of } of shape.fields) {
          if (!optional || bytes[at++] === 1) object[name] = value(of);
        }
        return object;
      }
      case kinds.pointer:
        return value(shape.elem);
    }
    return any();
  }

  function any() {
    const n = number();
    if (n >= shapes.length) learn();
    return value(shapes[n]);
  }

  return {
    look,
    /** The JSON at an address. @param {number} from @param {number} length */
    json: (from, length) => JSON.parse(decoder.decode(look().subarray(from, from + length))),
    /** The value of a reply at an address. @param {number} from */
    read(from) {
      look();
      at = from;
      return any();
    },
  };
}
