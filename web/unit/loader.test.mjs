// The loader: an instance that a trap or stack overflow has interrupted is dropped, and one that does not start
// reports that.
import assert from 'node:assert/strict';
import { test } from 'node:test';

const empty = new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
let started = 0;
/** Replaces the next start of the module. */
let instead;
globalThis.Go = class {
  importObject = {};
  async run() {
    const action = instead;
    instead = undefined;
    if (action) return action();
    started += 1;
    globalThis.tehai = {
      fine: () => ({ value: started }),
      wrong: () => ({ error: { code: 'bad-tile', message: 'no' } }),
      full: () => [].concat(null).map(() => new Array(-1)),
      stack: (error) => {
        Object.defineProperty(this, 'exited', {
          get() {
            throw error;
          },
        });
        throw error;
      },
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

test('an instance that died at the end of the stack of its caller is forgotten', async () => {
  const before = await load(empty);
  // With a full stack no function can be called where the error is caught, not even to inspect the error.
  const stack = new RangeError('Maximum call stack size exceeded');
  assert.throws(
    () => before.stack(stack),
    (error) => error === stack,
  );
  assert.notEqual(await load(empty), before);
});

test('what stops while it starts leaves the functions of another instance alone', async () => {
  const refused = (error) => error instanceof TehaiError && /JavaScript was changed/.test(error.message);
  const before = await load(empty);
  for (const stopped of [
    () => Promise.reject(new WebAssembly.RuntimeError('unreachable')),
    () => {}, // the program has ended
    () => new Promise(() => {}), // the program waits, and its functions could not be put on the page
  ]) {
    for (const functions of [undefined, globalThis.tehai]) {
      assert.throws(() => before.trap());
      globalThis.tehai = functions;
      instead = stopped;
      await assert.rejects(load(empty), refused);
    }
  }
  assert.equal(before.fine(), started, 'the first goes on');
  assert.notEqual(await load(empty), before, 'and the next load starts anew');
});
