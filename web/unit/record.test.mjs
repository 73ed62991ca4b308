// The record of the Practice view: its counts, and what storage may hold.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadRecord, saveRecord, withAnswer } from '../practice/record.js';

/** A storage of one entry. */
function stored(text) {
  globalThis.localStorage = {
    getItem: () => text,
    setItem: (_, value) => void (text = value),
    removeItem: () => void (text = null),
  };
  return () => text;
}

const none = { streak: 0, best: 0, asked: 0, right: 0, last: [] };
const answer = (right, text = '123m') => ({ kind: 'waits', text, right });

test('right answers in a row are counted, a wrong one ends the row and not the best', () => {
  let record = none;
  for (const right of [true, true, true, false, true]) record = withAnswer(record, answer(right));
  assert.deepEqual(
    { ...record, last: record.last.map(({ right }) => right) },
    {
      streak: 1,
      best: 3,
      asked: 5,
      right: 4,
      last: [true, false, true, true, true],
    },
  );
});

test('the best row grows with the answer that makes it longer', () => {
  assert.equal(withAnswer({ ...none, streak: 2, best: 2 }, answer(true)).best, 3);
  assert.equal(withAnswer({ ...none, streak: 2, best: 7 }, answer(true)).best, 7);
});

test('the last fifty answers stay, the newest first', () => {
  let record = none;
  for (let n = 0; n < 60; n++) record = withAnswer(record, answer(true, String(n)));
  assert.equal(record.last.length, 50);
  assert.equal(record.last[0].text, '59');
  assert.equal(record.asked, 60);
});

test('what was saved comes back; anything else in storage is left out', () => {
  const saved = stored(null);
  assert.deepEqual(loadRecord(), none);
  const record = withAnswer({ ...none, streak: 4, best: 9, asked: 20, right: 11 }, answer(false));
  saveRecord(record);
  assert.deepEqual(loadRecord(), record);
  saveRecord(null);
  assert.equal(saved(), null);
  for (const text of ['', 'null', '7', '[]', '{"last":{}}']) {
    stored(text);
    assert.deepEqual(loadRecord(), none, text);
  }
  stored(
    JSON.stringify({
      streak: -1,
      best: 1.5,
      asked: '3',
      right: 2,
      last: [answer(true), { ...answer(true), right: 1 }, { ...answer(true), text: 'm'.repeat(100) }, null, 'x'],
    }),
  );
  assert.deepEqual(loadRecord(), { ...none, right: 2, last: [answer(true)] });
});
