// What is thrown, as a fault that can be sent to another thread.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultOf, TehaiError } from '../engine/module.js';

test('a fault comes out of its error as it went in', () => {
  const fault = {
    ...{ code: 'bad-tile', message: 'want a tile', start: 1, end: 2, hint: 'try 1m' },
    ...{ pattern: 'want a tile', values: ['1m'], reason: 'why', of: 'riichi' },
  };
  const found = faultOf(new TehaiError(fault));
  assert.deepEqual(found, fault);
  assert.deepEqual(structuredClone(found), fault);
});

test('any other error is internal', () => {
  assert.deepEqual(faultOf(new RangeError('too deep')), { code: 'internal', message: 'too deep' });
  assert.equal(faultOf(new DOMException('gone', 'AbortError')).code, 'internal');
});
