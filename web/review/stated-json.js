// @ts-check
// Reads JSON of unknown origin. Of a text with a fault it returns what comes before the fault, and its place.

/** @typedef {{line: number, column: number, found: string}} JsonFault `found` is "" at the end of the text */

/** How deep lists and objects may nest. */
const deepest = 64;

/** @param {string} text @returns {{value: unknown, fault?: JsonFault}} */
export function readJson(text) {
  const bare = text.replace(/^\ufeff/, '');
  try {
    return { value: JSON.parse(bare) };
  } catch {
    return new Reader(bare).read();
  }
}

const word = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const quoted = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;

/** Reads until the first fault, and keeps all lists and objects that were begun. */
class Reader {
  #text;
  #at = 0;
  #broken = false;

  /** @param {string} text */
  constructor(text) {
    this.#text = text;
  }

  read() {
    const value = this.#value(0);
    this.#blanks();
    return this.#broken || this.#at < this.#text.length ? { value, fault: this.#fault() } : { value };
  }

  /** @returns {JsonFault} */
  #fault() {
    const before = this.#text.slice(0, this.#at);
    const start = before.lastIndexOf('\n') + 1;
    const line = before.split('\n').length;
    return { line, column: [...before.slice(start)].length + 1, found: String.fromCodePoint(...this.#next()) };
  }

  /** The code point at the place, none at the end. */
  #next() {
    const point = this.#text.codePointAt(this.#at);
    return point === undefined ? [] : [point];
  }

  #blanks() {
    while (' \t\r\n'.includes(this.#text[this.#at] ?? '.')) this.#at += 1;
  }

  /** Passes a sign after blanks, and returns whether it is there. @param {string} sign */
  #passes(sign) {
    this.#blanks();
    if (this.#text[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }

  /** What a pattern matches here, read by JSON.parse. @param {RegExp} pattern */
  #match(pattern) {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    if (found === undefined) {
      this.#broken = true;
      return undefined;
    }
    this.#at += found.length;
    return JSON.parse(found);
  }

  /** @param {number} depth @returns {unknown} */
  #value(depth) {
    this.#blanks();
    const first = this.#text[this.#at];
    if (first === '"') return this.#match(quoted);
    if ((first !== '[' && first !== '{') || depth === deepest) {
      if (depth === deepest) this.#broken = true;
      return depth === deepest ? undefined : this.#match(word);
    }
    this.#at += 1;
    return first === '[' ? this.#list(depth + 1) : this.#object(depth + 1);
  }

  /** Reads items up to the closing sign. @param {string} end @param {() => void} item */
  #items(end, item) {
    if (this.#passes(end)) return;
    do item();
    while (!this.#broken && this.#passes(','));
    if (!this.#broken && !this.#passes(end)) this.#broken = true;
  }

  /** @param {number} depth */
  #list(depth) {
    /** @type {unknown[]} */ const list = [];
    this.#items(']', () => {
      const value = this.#value(depth);
      if (value !== undefined) list.push(value);
    });
    return list;
  }

  /** @param {number} depth */
  #object(depth) {
    /** @type {Record<string, unknown>} */ const object = {};
    this.#items('}', () => {
      this.#blanks();
      const name = this.#match(quoted);
      if (this.#broken || !this.#passes(':')) {
        this.#broken = true;
        return;
      }
      const value = this.#value(depth);
      if (value !== undefined && name !== '__proto__') object[name] = value;
    });
    return object;
  }
}

/** A field of an object; undefined if there is none. @param {unknown} value @param {string} name @returns {unknown} */
export const field = (value, name) =>
  value && typeof value === 'object' && Object.hasOwn(value, name)
    ? /** @type {Record<string, unknown>} */ (value)[name]
    : undefined;

/** @param {unknown} value @returns {unknown[]} */
export const listOf = (value) => (Array.isArray(value) ? value : []);
