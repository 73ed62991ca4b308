// Which deals of a game are listed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listed } from '../lib/listed.js';

test('all deals of a match, and of thousands some', () => {
  assert.deepEqual(listed(3, 1), [0, 1, 2]);
  assert.equal(listed(400, 399).length, 400);
  for (const [count, at] of [
    [401, 0],
    [6_000, 3_210],
    [1_000_000, 999_999],
  ]) {
    const places = listed(count, at);
    assert.ok(places.length <= 402, `${places.length} of ${count}`);
    for (const deal of [0, at - 1, at, at + 1, count - 1])
      assert.equal(places.includes(deal), deal >= 0 && deal < count, `${deal} of ${count}`);
    assert.deepEqual(
      places,
      [...places].sort((a, b) => a - b),
    );
  }
});
