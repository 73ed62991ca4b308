// The state of the page: what can be undone, in which order, and who hears of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanSituation, initial, openTiles } from '../state/model.js';
import { createStore } from '../state/store.js';

test('edits are undone and redone in order', () => {
  const store = createStore(initial);
  assert.deepEqual([store.canUndo(), store.canRedo()], [false, false]);
  store.undo();
  store.redo();
  assert.equal(store.get(), initial);
  for (const text of ['1m', '12m', '123m']) store.set({ text });
  const seen = () => [store.get().text, store.canUndo(), store.canRedo()];
  store.undo();
  assert.deepEqual(seen(), ['12m', true, true]);
  store.undo();
  store.undo();
  assert.deepEqual(seen(), ['', false, true]);
  store.redo();
  assert.deepEqual(seen(), ['1m', true, true]);
  store.redo();
  store.redo();
  assert.deepEqual(seen(), ['123m', true, false]);
  store.undo();
  assert.deepEqual(seen(), ['12m', true, true]);
});

test('an edit after undo forgets what was undone, and nothing else does', () => {
  const store = createStore(initial);
  store.set({ text: '1m' });
  store.set({ text: '2m' });
  store.undo();
  store.set({ view: 'table' });
  store.set({ text: '1m' });
  assert.ok(store.canRedo(), 'neither a view nor the same text is an edit');
  store.set({ text: '3m' });
  assert.ok(!store.canRedo());
  store.undo();
  assert.equal(store.get().text, '1m');
});

test('views and places are not undone, and stay where they are', () => {
  const store = createStore(initial);
  store.set({ view: 'replay' });
  assert.ok(!store.canUndo());
  store.set({ text: '1m', indicators: ['1z'] });
  store.set({ view: 'table' });
  store.undo();
  assert.deepEqual([store.get().view, store.get().text, store.get().indicators], ['table', '', []]);
  store.redo();
  assert.deepEqual([store.get().view, store.get().text, store.get().indicators], ['table', '1m', ['1z']]);
});

test('the last 500 edits', () => {
  const store = createStore(initial);
  for (let n = 0; n <= 500; n += 1) store.set({ text: `${n}` });
  let undone = 0;
  while (store.canUndo()) {
    store.undo();
    undone += 1;
  }
  assert.deepEqual([undone, store.get().text], [500, '0']);
});

test('listeners hear each change, with the state before, until they leave', () => {
  const store = createStore(initial);
  /** @type {string[]} */ const heard = [];
  const leave = store.subscribe((state, before) => heard.push(`${before.text}>${state.text}`));
  store.set({ text: '1m' });
  store.undo();
  store.redo();
  store.open({ ...initial, text: '2m' });
  leave();
  store.undo();
  assert.deepEqual(heard, ['>1m', '1m>', '>1m', '1m>2m']);
});

test('of a situation only what is valid stays', () => {
  const right = {
    selfDrawn: false,
    doubleKong: true,
    void: 's',
    flowers: 8,
    robbed: 'concealed',
    local: ['a'],
    seatWind: 'N',
    riichi: 2,
    honba: 99,
    deposits: 1,
    from: 'E',
    north: 4,
  };
  assert.deepEqual(cleanSituation(right), right);
  const wrong = {
    selfDrawn: 1,
    doubleKong: false,
    void: 'z',
    flowers: 9,
    robbed: true,
    local: ['a', 1],
    seatWind: 'X',
    riichi: 3,
    honba: 100,
    deposits: 0,
    from: 0,
    north: 1.5,
    lastTile: 'true',
    toString: true,
    other: 1,
  };
  assert.deepEqual(cleanSituation(wrong), {});
  for (const values of [{ flowers: -1 }, { local: 'a' }, { honba: '1' }]) assert.deepEqual(cleanSituation(values), {});
});

test('visible tiles are those seen, of the own river and of the rivals’', () => {
  const rivals = /** @type {any} */ ([{ river: ['3m'] }, { river: ['4m', '5m'] }]);
  assert.deepEqual(openTiles({ ...initial, seen: ['1m'], river: ['2m'], rivals }), ['1m', '2m', '3m', '4m', '5m']);
});
