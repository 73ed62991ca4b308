// The loader: an instance that a trap or a full stack has left in the middle of a call is forgotten.
import assert from 'node:assert/strict';
import { test } from 'node:test';

const empty = new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
let started = 0;
globalThis.Go = class {
  importObject = {};
  run() {
    started += 1;
    globalThis.tehai = {
      fine: () => ({ value: started }),
      wrong: () => ({ error: { code: 'bad-tile', message: 'no' } }),
      full: () => [].concat(null).map(() => new Array(-1)),
      trap: () => {
        throw new WebAssembly.RuntimeError('unreachable');
      },
      other: () => {
        throw new Error('of the caller');
      },
      ends: () => {
        this.exited = true;
      },
    };
    return new Promise(() => {});
  }
};
const { load, TehaiError } = await import('../engine/core.js');

test('what an instance survives and what it does not', async () => {
  for (const [name, code, forgotten] of [
    ['wrong', 'bad-tile', false],
    ['other', 'internal', false],
    ['full', 'internal', true],
    ['trap', 'internal', true],
    ['ends', 'internal', true],
  ]) {
    const before = await load(empty);
    assert.throws(
      () => before[name](),
      (error) => error instanceof TehaiError && error.code === code,
    );
    const after = await load(empty);
    assert.equal(after !== before, forgotten, name);
    assert.equal(after.fine(), started);
  }
});
