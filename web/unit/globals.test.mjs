// Elements with an id are globals of a page and must not be taken for objects of a program.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hideNamedElements } from '../engine/globals.js';

test('elements that stand where a program’s own objects would are hidden, those objects are not', () => {
  const { process } = globalThis;
  Object.setPrototypeOf(globalThis, { fs: { tagName: 'H2' }, Go: { tagName: 'P' } });
  hideNamedElements();
  assert.equal(globalThis.fs, undefined);
  assert.equal(globalThis.Go, undefined);
  assert.equal(globalThis.process, process);
  globalThis.Go = class {};
  hideNamedElements();
  assert.equal(typeof globalThis.Go, 'function');
});
