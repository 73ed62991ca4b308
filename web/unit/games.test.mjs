// What is saved of opened games: the user's seat in them, and the last games.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { keepOwnSeat, ownSeat } from '../state/own-seat.js';
import { keepRecent, loadRecent, remember } from '../state/recent.js';

beforeEach(() => {
  const kept = new Map();
  globalThis.localStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, String(value)),
    removeItem: (key) => kept.delete(key),
  };
});

test('the own seat is that of the file, not of one as long', () => {
  assert.equal(ownSeat('abc'), 0);
  keepOwnSeat('abc', 2);
  keepOwnSeat('abcd', 3);
  assert.equal(ownSeat('abc'), 2);
  assert.equal(ownSeat('abcd'), 3);
  assert.equal(ownSeat('acb'), 0);
  assert.equal(ownSeat('ab'), 0);
  keepOwnSeat('abc', 1);
  assert.equal(ownSeat('abc'), 1);
  localStorage.setItem('tehai.seats.v1', '[["x"],5,["y",9]]');
  assert.equal(ownSeat('abc'), 0);
});

test('the last games are kept if that is allowed, and none that is too long', () => {
  remember({ name: 'a', text: 'one' });
  assert.deepEqual(loadRecent().games, []);
  keepRecent(true);
  remember({ name: 'a', text: 'one' });
  remember({ name: 'b', text: 'x'.repeat(400_001) });
  assert.deepEqual(
    loadRecent().games.map(({ name }) => name),
    ['a'],
  );
  keepRecent(false);
  assert.equal(loadRecent().on, false);
});
