// The seat of a file that was reviewed: kept by a hash of its text, and read from storage that may hold anything.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { keepOwnSeat, ownSeat } from '../state/own-seat.js';

const key = 'tehai.seats.v1';
/** @type {Map<string, string>} */ const stored = new Map();
let broken = false;
beforeEach(() => {
  stored.clear();
  broken = false;
  /** @type {any} */ (globalThis).localStorage = {
    getItem(name) {
      if (broken) throw new Error('blocked');
      return stored.get(name) ?? null;
    },
    setItem(name, text) {
      if (broken) throw new Error('full');
      stored.set(name, text);
    },
  };
});

test('each file has its seat', () => {
  assert.equal(ownSeat('a game'), 0);
  keepOwnSeat('a game', 2);
  keepOwnSeat('b game', 3);
  assert.equal(ownSeat('a game'), 2);
  assert.equal(ownSeat('b game'), 3);
  assert.equal(ownSeat('c game'), 0, 'another text of the same length');
  assert.equal(ownSeat('a game '), 0);
});

test('the last seat of a file stands, once', () => {
  keepOwnSeat('a game', 2);
  keepOwnSeat('another', 1);
  keepOwnSeat('a game', 0);
  assert.equal(ownSeat('a game'), 0);
  assert.equal(ownSeat('another'), 1);
  assert.equal(JSON.parse(stored.get(key)).length, 2);
});

test('neither the game nor a name is kept', () => {
  keepOwnSeat('P1 discards 5m', 1);
  assert.doesNotMatch(stored.get(key), /P1|discards/);
});

test('the 300 files of last', () => {
  for (let n = 0; n < 310; n += 1) keepOwnSeat(`game ${1000 + n}`, 1);
  assert.equal(JSON.parse(stored.get(key)).length, 300);
  assert.equal(ownSeat('game 1009'), 0);
  assert.equal(ownSeat('game 1010'), 1);
  assert.equal(ownSeat('game 1309'), 1);
});

test('storage that holds anything, or is blocked', () => {
  keepOwnSeat('a game', 5);
  const [[mark]] = JSON.parse(stored.get(key));
  for (const rows of [
    null,
    5,
    {},
    [null],
    [5],
    [[5, 1]],
    [[mark]],
    [[mark, '1']],
    [[mark, -1]],
    [[mark, 6]],
    [[mark, 1.5]],
  ]) {
    stored.set(key, JSON.stringify(rows));
    assert.equal(ownSeat('a game'), 0, JSON.stringify(rows));
  }
  stored.set(key, JSON.stringify([null, [mark, 5]]));
  assert.equal(ownSeat('a game'), 5, 'the good row');
  stored.set(key, JSON.stringify([[mark, 0]]));
  keepOwnSeat('b', 1);
  assert.equal(JSON.parse(stored.get(key)).length, 2, 'seat 0 is a seat');
  stored.set(key, '{');
  assert.equal(ownSeat('a game'), 0);
  broken = true;
  assert.equal(ownSeat('a game'), 0);
  keepOwnSeat('a game', 1);
});
