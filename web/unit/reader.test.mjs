// The bounded reader: gzip is unpacked in slices, never beyond the limit.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { mostOfFile, mostOfLink, NoGzip, textOf, TooLarge, unpacked } from '../engine/bounded.js';
import { pack, unpack } from '../state/pack.js';

const zeros = (size) => Buffer.alloc(size, ' ');

test('files as they are and packed', async () => {
  assert.equal(await textOf(new Blob(['123m 手'])), '123m 手');
  assert.equal(await textOf(new Blob([gzipSync('123m 手')])), '123m 手');
  assert.equal((await textOf(new Blob([gzipSync(zeros(mostOfFile))]))).length, mostOfFile);
  await assert.rejects(textOf(new Blob([new Uint8Array([0xff, 0xfe])])), TypeError);
  await assert.rejects(textOf(new Blob([gzipSync('123m').subarray(0, 10)])));
});

test('too much is refused before it is there', async () => {
  await assert.rejects(textOf(new Blob([zeros(mostOfFile + 1)])), TooLarge);
  await assert.rejects(textOf(new Blob([gzipSync(zeros(mostOfFile + 1))])), TooLarge);
});

// A bomb of 300 kB unpacks to 300 MB. Output is counted, so the work is bounded, not only the result.
test('a bomb is left packed', async () => {
  const bomb = gzipSync(zeros(300_000_000), { level: 9 });
  let out = 0;
  const real = globalThis.DecompressionStream;
  globalThis.DecompressionStream = class extends real {
    get readable() {
      return super.readable.pipeThrough(
        new TransformStream({
          transform(chunk, controller) {
            out += chunk.length;
            controller.enqueue(chunk);
          },
        }),
      );
    }
  };
  try {
    await assert.rejects(unpacked(new Uint8Array(bomb), 'gzip', 1_000_000), TooLarge);
  } finally {
    globalThis.DecompressionStream = real;
  }
  assert.ok(out < 12_000_000, `${out} bytes were unpacked`);
});

// Browsers unpack everything that they get before they ask whether it is enough.
test('what is packed goes over in small slices', async () => {
  let most = 0;
  const real = globalThis.DecompressionStream;
  globalThis.DecompressionStream = class extends TransformStream {
    constructor() {
      super({
        transform(chunk, controller) {
          most = Math.max(most, chunk.length);
          controller.enqueue(chunk);
        },
      });
    }
  };
  try {
    assert.equal((await unpacked(new Uint8Array(100_000), 'gzip', 1_000_000)).length, 100_000);
  } finally {
    globalThis.DecompressionStream = real;
  }
  assert.ok(most <= 4096, `${most} bytes in one slice`);
});

test('a reader that is told to stop stops', async () => {
  const stop = AbortSignal.abort(new Error('enough'));
  await assert.rejects(unpacked(new Uint8Array(gzipSync(zeros(100_000))), 'gzip', 1_000_000, stop), /enough/);
});

test('no gzip where the browser has none', async () => {
  const real = globalThis.DecompressionStream;
  delete globalThis.DecompressionStream;
  await assert.rejects(textOf(new Blob([gzipSync('1')])), NoGzip);
  globalThis.DecompressionStream = real;
});

test('games in links', async () => {
  const text = 'E 1 0 4\n'.repeat(100);
  assert.equal(await unpack(await pack(text)), text);
  const link = (bytes) => bytes.toString('base64url');
  await assert.rejects(unpack(link(deflateRawSync(zeros(mostOfLink + 1)))), TooLarge);
  await assert.rejects(unpack('A'.repeat(20_000)), TooLarge);
  await assert.rejects(unpack('!'));
});
