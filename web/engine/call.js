// @ts-check
// The fast way to call the module's functions: request and reply are JSON in memory that both sides share. Only plain
// data is sent this way; any other request (a Map, a Proxy, a Number object) goes to the module's function on
// globalThis.tehai, which checks it closely and reports what is wrong. The replies are the same.

/** The longest request, in UTF-16 units; for longer ones the module reports the error. */
const longest = 20 * 2 ** 20;

/** From this length in UTF-16 units a request's text is sent after its JSON, which saves a copy. */
const long = 10_000;

/** The types of plain values. */
const simple = new Set(['string', 'number', 'boolean', 'undefined']);

/** @param {any} value a copy made by structuredClone, so that reading it runs no foreign code @returns {boolean} */
function isPlain(value) {
  if (value === null || simple.has(typeof value)) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

/** Whether a library of the page has changed how arrays or objects become JSON. */
const isChanged = () => 'toJSON' in Array.prototype;

/** Without a prototype, as the page may have extended Object.prototype. @type {any} */
const shadow = { __proto__: null, value: undefined };

/** Makes all arrays and objects of a copy become standard JSON. @param {any} value */
function asItIs(value) {
  if (value === null || typeof value !== 'object') return;
  Object.values(value).forEach(asItIs);
  // An own property hides that of the prototype; as it is undefined and not enumerable it adds nothing to the JSON.
  if (!Object.hasOwn(value, 'toJSON')) Object.defineProperty(value, 'toJSON', shadow);
}

/**
 * A request as JSON and a text after it, or undefined if it is not plain.
 * @param {any} request
 * @param {boolean} parted whether the module takes a separate text
 */
function textsOf(request, parted) {
  try {
    const copy = structuredClone(request);
    if (copy === null || typeof copy !== 'object' || Array.isArray(copy) || !isPlain(copy)) return undefined;
    let beside = '';
    if (parted && typeof copy.text === 'string' && copy.text.length >= long) {
      beside = copy.text;
      copy.text = '';
    }
    if (isChanged()) asItIs(copy);
    const json = JSON.stringify(copy);
    return json.length + beside.length > longest ? undefined : { json, beside };
  } catch {
    return undefined;
  }
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Writes the texts into the module's memory and returns the reply.
 * @param {any} exports of the module
 * @param {{json: string, beside: string}} texts
 * @param {(json: number, beside: number) => number} ask takes the lengths in bytes, returns that of the reply
 */
function exchange(exports, { json, beside }, ask) {
  const capacity = 3 * (json.length + beside.length); // a UTF-16 unit takes at most three bytes
  const at = exports.askBuffer(capacity) >>> 0;
  const bytes = new Uint8Array(exports.mem.buffer, at, capacity);
  const { written } = encoder.encodeInto(json, bytes);
  const length = ask(written, encoder.encodeInto(beside, bytes.subarray(written)).written);
  const reply = exports.replyAt() >>> 0;
  return JSON.parse(decoder.decode(new Uint8Array(exports.mem.buffer, reply, length)));
}

/**
 * The reply to a request for an export of its own, or undefined if the request is not plain.
 * @param {any} exports
 * @param {any} request
 * @param {(json: number) => number} ask
 */
export function replyOf(exports, request, ask) {
  const texts = textsOf(request, false);
  return texts && exchange(exports, texts, ask);
}

/**
 * @param {any} raw the functions on globalThis.tehai
 * @param {any} exports of the module
 */
export function callerOf(raw, exports) {
  const names = Object.keys(raw);
  const bound = { ...raw };
  const isQuick = typeof exports.ask === 'function';
  const parted = isQuick && exports.ask.length > 2; // older modules have two parameters

  /**
   * The reply to a request: {value} or {error}.
   * @param {string} name
   * @param {any} request
   */
  return (name, request) => {
    // A function that the page has replaced is called instead.
    const texts = isQuick && raw[name] === bound[name] ? textsOf(request, parted) : undefined;
    if (!texts) return raw[name](request);
    return exchange(exports, texts, (json, beside) => exports.ask(names.indexOf(name), json, beside));
  };
}
