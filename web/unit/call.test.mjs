// Requests are sent as the JSON that JSON.stringify would write; what is not plain data is left to the checked
// functions.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callerOf } from '../engine/call.js';

/** A module that gives back the request it was sent. */
function echo() {
  const mem = { buffer: new ArrayBuffer(1 << 20) };
  let sent = '';
  const exports = {
    mem,
    askBuffer: () => 0,
    ask(index, json, beside) {
      const read = (from, length) => new TextDecoder().decode(new Uint8Array(mem.buffer, from, length));
      sent = read(0, json);
      const reply = new TextEncoder().encode(JSON.stringify({ json: sent, beside: read(json, beside) }));
      new Uint8Array(mem.buffer).set(reply, 500_000);
      return reply.length;
    },
    replyAt: () => 500_000,
  };
  return callerOf({ parse: () => 'checked' }, exports);
}

test('plain requests go over as JSON.stringify writes them', () => {
  const ask = echo();
  const requests = [
    {},
    { text: '123m' },
    { text: 'a "quoted"\n\\ 中 \u2028 \ud800 text', list: [], object: {} },
    {
      n: -0,
      small: 1e-9,
      large: 1e300,
      none: NaN,
      never: Infinity,
      yes: true,
      no: false,
      nil: null,
      missing: undefined,
    },
    { list: [1, undefined, null, [], [[{}]], 'a'], sparse: [, 1] },
    JSON.parse('{"__proto__": {"text": "1m"}, "constructor": 1, "": 2, "1": 3, "toJSON": "x"}'),
    Object.assign(Object.create(null), { text: '1m' }),
  ];
  for (const request of requests) assert.equal(ask('parse', request).json, JSON.stringify(request));
});

test('what a page has added to the prototypes changes nothing', () => {
  const ask = echo();
  const request = { list: ['a', { b: 1 }], n: 1 };
  const want = JSON.stringify(request);
  const changed = [Object.prototype, Array.prototype, String.prototype, Number.prototype];
  for (const prototype of changed) prototype.toJSON = () => 'x';
  try {
    // The reply of the echo is written with the changed prototypes too: only what was sent counts.
    let seen = '';
    const { decode } = TextDecoder.prototype;
    TextDecoder.prototype.decode = function (...args) {
      return (seen ||= decode.apply(this, args));
    };
    try {
      ask('parse', request);
    } catch {
      // The reply is no JSON.
    } finally {
      TextDecoder.prototype.decode = decode;
    }
    assert.equal(seen, want);
  } finally {
    for (const prototype of changed) delete prototype.toJSON;
  }
});

test('a long text goes beside its request, once, and only the text of the request itself', () => {
  const ask = echo();
  const text = 'x'.repeat(10_000);
  assert.deepEqual(ask('parse', { a: 1, text }), { json: '{"a":1,"text":""}', beside: text });
  assert.deepEqual(ask('parse', { a: { text } }), { json: JSON.stringify({ a: { text } }), beside: '' });
  let reads = 0;
  const got = ask('parse', {
    get text() {
      reads += 1;
      return text.slice(reads - 1);
    },
  });
  assert.deepEqual([got.beside.length, reads], [10_000, 1]);
});

test('what is no plain data is left to the checked functions', () => {
  const ask = echo();
  const loop = {};
  loop.self = loop;
  const thrown = {
    get text() {
      throw new Error('no');
    },
  };
  const others = [
    null,
    [],
    'text',
    1,
    new Map(),
    { f() {} },
    { a: new Date() },
    { a: Symbol() },
    { a: 1n },
    loop,
    thrown,
  ];
  others.push({ list: Object.assign([], { length: 4e9 }) }, new Proxy({ text: '1m' }, {}), { n: Object(1) });
  for (const request of others) assert.equal(ask('parse', request), 'checked');
});
