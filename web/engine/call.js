// @ts-check
// The fast way to call the module's functions: request and reply are JSON in memory that both sides share. Only plain
// data is sent this way; any other request (a Map, a Number object) goes to the module's function on
// globalThis.tehai, which checks it closely and reports what is wrong. The replies are the same.

/** The longest request, in UTF-16 units; for longer ones the module reports the error. */
const longest = 20 * 2 ** 20;

/** From this length in UTF-16 units a request's text is sent after its JSON, which saves a copy. */
const long = 10_000;

const notPlain = new TypeError('not plain data');

/**
 * Plain data as JSON: lists, and objects without a prototype of their own. It reads each value once, and asks no toJSON
 * that a library of the page may have added.
 * @param {any} value @returns {string} throws at anything else, such as a function or a Map
 */
function jsonOf(value) {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'number':
      return Number.isFinite(value) ? String(value) : 'null';
    case 'boolean':
      return String(value);
    case 'undefined':
      return 'null';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? listOf(value) : objectOf(value);
  }
  throw notPlain;
}

/** @param {any[]} list */
function listOf(list) {
  const { length } = list;
  if (length > longest) throw notPlain;
  let text = '[';
  for (let i = 0; i < length; i++) text += (i ? ',' : '') + jsonOf(list[i]);
  return `${text}]`;
}

/** @param {any} value @param {{text: string}} [beside] takes a long text, which the JSON then has as an empty one */
export function objectOf(value, beside) {
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw notPlain;
  let text = '';
  for (const name of Object.keys(value)) {
    let field = value[name];
    if (field === undefined) continue;
    if (beside && name === 'text' && typeof field === 'string' && field.length >= long) {
      beside.text = field;
      field = '';
    }
    text += `${text && ','}${JSON.stringify(name)}:${jsonOf(field)}`;
  }
  return `{${text}}`;
}

/**
 * A request as JSON and a text after it, or undefined if it is not plain.
 * @param {any} request
 * @param {boolean} parted whether the module takes a separate text
 */
function textsOf(request, parted) {
  if (request === null || typeof request !== 'object' || Array.isArray(request)) return undefined;
  const beside = { text: '' };
  try {
    // A copy, which refuses proxies and reads each getter once.
    const json = objectOf(structuredClone(request), parted ? beside : undefined);
    return json.length + beside.text.length > longest ? undefined : { json, beside: beside.text };
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
  const length = ask(written, beside ? encoder.encodeInto(beside, bytes.subarray(written)).written : 0);
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
