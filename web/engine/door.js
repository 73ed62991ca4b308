// @ts-check
// The quick door to the module's functions: a request goes over as JSON in memory that both sides share, and so does
// its reply. Only plain data takes it; whatever else a request may be (a Map, a Proxy, a number that is an object) goes
// to the function that the module has put on globalThis.tehai, which looks at it closely and says what is wrong. Both
// give the same replies.

/** The longest request, in UTF-16 units; the module says so itself where there is more. */
const longest = 20 * 2 ** 20;

/** From this length on, in UTF-16 units, a request's text goes over beside its JSON, and is copied once less. */
const long = 10_000;

/** What a request holds when it is plain to see through. */
const simple = new Set(['string', 'number', 'boolean', 'undefined']);

/** @param {any} value a copy that structuredClone has made: to look at it runs nobody's code @returns {boolean} */
function isPlain(value) {
  if (value === null || simple.has(typeof value)) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

/** Whether a library of the page has given lists or objects a way of their own to become JSON. */
const isChanged = () => 'toJSON' in Array.prototype;

/** Without a prototype: what a page has put on its objects would describe the property too. @type {any} */
const shadow = { __proto__: null, value: undefined };

/** Has the lists and objects of a copy become JSON as the language says. @param {any} value */
function asItIs(value) {
  if (value === null || typeof value !== 'object') return;
  Object.values(value).forEach(asItIs);
  // A name of its own stands before one of its prototype; neither form becomes part of the text.
  if (!Object.hasOwn(value, 'toJSON')) Object.defineProperty(value, 'toJSON', shadow);
}

/**
 * A request as JSON and the text beside it, or undefined where it is not plain.
 * @param {any} request @param {boolean} parted whether the module takes a text beside
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
 * Puts the texts into the module's memory and gives the reply to them.
 * @param {any} exports of the module @param {{json: string, beside: string}} texts
 * @param {(json: number, beside: number) => number} ask takes the lengths in bytes, gives that of the reply
 */
function exchange(exports, { json, beside }, ask) {
  const room = 3 * (json.length + beside.length); // no letter takes more bytes
  const at = exports.askBuffer(room) >>> 0;
  const bytes = new Uint8Array(exports.mem.buffer, at, room);
  const { written } = encoder.encodeInto(json, bytes);
  const length = ask(written, encoder.encodeInto(beside, bytes.subarray(written)).written);
  const reply = exports.replyAt() >>> 0;
  return JSON.parse(decoder.decode(new Uint8Array(exports.mem.buffer, reply, length)));
}

/**
 * The reply to a request that an export of its own takes, or undefined where the request is not plain.
 * @param {any} exports @param {any} request @param {(json: number) => number} ask
 */
export function replyOf(exports, request, ask) {
  const texts = textsOf(request, false);
  return texts && exchange(exports, texts, ask);
}

/**
 * @param {any} raw the functions on globalThis.tehai
 * @param {any} exports of the module
 */
export function doorOf(raw, exports) {
  const names = Object.keys(raw);
  const bound = { ...raw };
  const isQuick = typeof exports.ask === 'function';
  const parted = isQuick && exports.ask.length > 2; // a module of before has two parameters

  /**
   * The reply to a request: {value} or {error}.
   * @param {string} name
   * @param {any} request
   */
  return (name, request) => {
    // Whoever has put another function in the place of one is asked.
    const texts = isQuick && raw[name] === bound[name] ? textsOf(request, parted) : undefined;
    if (!texts) return raw[name](request);
    return exchange(exports, texts, (json, beside) => exports.ask(names.indexOf(name), json, beside));
  };
}
