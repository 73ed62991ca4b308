// The attributes of an element: words with values, and what is too long or no value.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWords, stateOf, writeWords } from '../elements/attributes.js';

test('words are true, those with ! false, and others have their value', () => {
  assert.deepEqual(readWords('selfDrawn !riichi north=2, seatWind=S;lastTile:true open=false left=-3'), {
    selfDrawn: true,
    riichi: false,
    north: 2,
    seatWind: 'S',
    lastTile: true,
    open: false,
    left: -3,
  });
  assert.deepEqual(readWords(null), {});
  const values = { selfDrawn: true, riichi: false, north: 2, seatWind: 'S' };
  assert.deepEqual(readWords(writeWords(values)), values);
});

test('names that are no words, or that objects have of themselves, are left out', () => {
  const found = readWords('__proto__=1 constructor=2 prototype=3 !constructor 1st=4 a-b=5 good=6');
  assert.deepEqual(Object.keys(found), ['good']);
  assert.equal(Object.getPrototypeOf(found), Object.prototype);
});

/** @param {Record<string, string>} given */
const state = (given, replay = false) => stateOf((name) => given[name] ?? null, replay);

test('a hand is cut at its longest, a replay is not', () => {
  const long = '1m'.repeat(10_000);
  assert.ok(state({ text: long }).text.length < long.length);
  assert.equal(state({ text: long }, true).text, '');
});

test('a place in a replay is a number from 0', () => {
  assert.deepEqual(state({ deal: '2', step: '-5', seat: 'x' }, true).replay, { deal: 2, step: 0, seat: 0 });
  assert.deepEqual(state({ step: '99999999999' }, true).replay, { deal: 0, step: 1_000_000, seat: 0 });
  assert.equal(state({ deal: '2' }).replay, null);
});

test('indicators are tiles, or none', () => {
  assert.deepEqual(state({ indicators: '3p 5z' }).indicators, ['3p', '5z']);
  assert.deepEqual(state({ indicators: '3p9z', 'ura-indicators': 'x' }).indicators, []);
});
