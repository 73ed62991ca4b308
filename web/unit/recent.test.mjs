// The games opened last: kept only if the user allows it, from storage that may be full or hold anything.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { keepRecent, loadRecent, remember } from '../state/recent.js';

const key = 'tehai.recent.v1';
/** @type {Map<string, string>} */ const stored = new Map();
let capacity = Infinity;
let blocked = false;
beforeEach(() => {
  stored.clear();
  capacity = Infinity;
  blocked = false;
  /** @type {any} */ (globalThis).localStorage = {
    getItem(name) {
      if (blocked) throw new Error('blocked');
      return stored.get(name) ?? null;
    },
    setItem(name, text) {
      if (blocked || text.length > capacity) throw new Error('full');
      stored.set(name, text);
    },
    removeItem(name) {
      if (blocked) throw new Error('blocked');
      stored.delete(name);
    },
  };
});
const game = (n) => ({ name: `game ${n}`, text: `text ${n}` });
const texts = () => loadRecent().games.map(({ text }) => text);

test('nothing is kept before the user allows it, and nothing is left after', () => {
  remember(game(1));
  assert.equal(stored.size, 0);
  keepRecent(true);
  remember(game(1));
  assert.deepEqual(loadRecent(), { on: true, games: [game(1)] });
  keepRecent(false);
  assert.equal(stored.size, 0);
  assert.deepEqual(loadRecent(), { on: false, games: [] });
});

test('the last six games, each once, the last one first', () => {
  keepRecent(true);
  for (let n = 1; n <= 8; n += 1) remember(game(n));
  assert.deepEqual(texts(), ['text 8', 'text 7', 'text 6', 'text 5', 'text 4', 'text 3']);
  remember({ name: 'again', text: 'text 5' });
  assert.deepEqual(texts(), ['text 5', 'text 8', 'text 7', 'text 6', 'text 4', 'text 3']);
  assert.equal(loadRecent().games[0].name, 'again');
});

test('a game that is too long is not kept, one of the greatest length is', () => {
  keepRecent(true);
  remember(game(1));
  remember({ name: 'long', text: 'a'.repeat(400_001) });
  assert.deepEqual(texts(), ['text 1']);
  remember({ name: 'long', text: 'a'.repeat(400_000) });
  assert.equal(loadRecent().games[0].name, 'long');
});

test('of full storage the oldest games make room', () => {
  keepRecent(true);
  for (let n = 1; n <= 4; n += 1) remember(game(n));
  capacity = stored.get(key).length;
  remember(game(5));
  assert.deepEqual(texts(), ['text 5', 'text 4', 'text 3', 'text 2']);
  capacity = 1;
  remember(game(6));
  assert.deepEqual(texts(), ['text 5', 'text 4', 'text 3', 'text 2']);
});

test('storage that holds anything, or is blocked', () => {
  const none = { on: false, games: [] };
  for (const value of ['{', 'null', '5', '[]', '{}', '{"on":true,"games":5}']) {
    stored.set(key, value);
    assert.deepEqual(loadRecent(), none, value);
  }
  const games = [null, 5, {}, { name: 1, text: 'x' }, { name: 'x' }, { text: 'x' }, { name: 'x', text: 1 }, game(1)];
  stored.set(key, JSON.stringify({ on: 1, games: [...games, ...Array.from({ length: 9 }, (_, n) => game(n))] }));
  assert.equal(loadRecent().on, false);
  assert.deepEqual(texts(), ['text 1', 'text 0', 'text 1', 'text 2', 'text 3', 'text 4']);
  blocked = true;
  assert.deepEqual(loadRecent(), none);
  keepRecent(true);
  remember(game(1));
});
