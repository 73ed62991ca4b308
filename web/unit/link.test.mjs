// Links: every value is read as it was written, and no link takes long to read or changes what it should not.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asRuleset } from '../state/catalogue.js';
import { most, readLink, writeLink } from '../state/link.js';
import { longestRules, longRulesOf } from '../state/long-rules.js';
import { edited, initial, noHand } from '../state/model.js';
import { createStore } from '../state/store.js';

test('what is written is read', () => {
  const state = {
    ...initial,
    text: '123m_+,?手',
    options: { openTanyao: false, uma: ['-10', '5'], none: [], start: 30000, name: 'a b', on: true },
    situation: { selfDrawn: true, riichi: 2, seatWind: 'S' },
    indicators: ['0p', '7z', 'j'],
    river: ['1m', '1m'],
    rivals: [
      { wind: 'W', river: ['9m', '1z', '0p'], riichi: 1, melds: ["1'23m"] },
      { wind: 'S', river: ['7z'] },
    ],
    kept: ['1m', '4m'],
    replay: { deal: 3, step: 14, seat: 0 },
    game: 'abc-_',
  };
  assert.deepEqual(readLink(writeLink(state)), state);
});

test('another hand begins with nothing of the table around the last one', () => {
  const left = edited.filter((name) => !(name in noHand));
  assert.deepEqual(left, ['ruleset', 'options']);
});

test('what a claim forbids is of the hand that made it', () => {
  const store = createStore({ ...initial, text: '12m', kept: ['1m'] });
  store.set({ river: ['9m'], text: '12m' });
  assert.deepEqual(store.get().kept, ['1m']);
  store.set({ text: '13m' });
  assert.deepEqual(store.get().kept, []);
  store.undo();
  assert.deepEqual(store.get().kept, ['1m']);
  store.set({ text: '14m', kept: ['4m'] });
  assert.deepEqual(store.get().kept, ['4m']);
});

test('a place in a variation', () => {
  for (const replay of [
    { deal: 0, step: 7, seat: 2, branch: 12 },
    { deal: 0, step: 7, seat: 2 },
    { deal: 0, step: 7 },
  ])
    assert.deepEqual(readLink(writeLink({ ...initial, replay })).replay, replay);
  assert.deepEqual(readLink('#v1&p=1.2.0.3').replay, { deal: 1, step: 2, seat: 0, branch: 3 });
  assert.equal(readLink('#v1&p=1.2.0.x').replay, null);
});

test('rivals of a link', () => {
  const rivals = (text) => readLink(`#v1&x=${text}`).rivals;
  assert.deepEqual(rivals('W9m1z*1,S'), [
    { wind: 'W', river: ['9m', '1z'], riichi: 0 },
    { wind: 'S', river: [] },
  ]);
  // A riichi tile that is not in the river is left out, the rest is read.
  for (const place of ['0', '3', '99'])
    assert.deepEqual(rivals(`W9m1z*${place}`), [{ wind: 'W', river: ['9m', '1z'] }]);
  assert.deepEqual(rivals('E~1m1m1m~(1z1z1z1z)'), [{ wind: 'E', river: [], melds: ['1m1m1m', '(1z1z1z1z)'] }]);
  assert.equal(rivals('W1m,S2m,E3m,N4m').length, 3);
  for (const wrong of ['W1m,W2m', 'X1m', 'W1m*', 'W1x', `W${'1'.repeat(101)}m`, 'W~1', 'W1m,'])
    assert.deepEqual(rivals(wrong), initial.rivals, wrong);
});

test('a place that is none is left out, and so is a value that cannot be read', () => {
  for (const place of ['1', '1.', 'a.1', '1.2.33', '100000.1', '1.1000000', '-1.2'])
    assert.equal(readLink(`#v1&p=${place}&h=1m`).replay, null, place);
  assert.equal(readLink('#v1&p=99999.999999').replay.step, 999_999);
  assert.deepEqual(readLink('#v1&h=%E0%A4&zz=1&i=1m'), { ...initial, indicators: ['1m'] });
});

test('a link of the greatest length is read, a longer one is not', () => {
  const link = (length) => `#v1&h=1m&o=${'a'.repeat(length - 11)}`;
  assert.equal(readLink(link(most.link)).text, '1m');
  assert.equal(readLink(link(most.link + 1)), null);
});

test('lists in options', () => {
  assert.deepEqual(readLink('#v1&o=a:~x~y,b:~,c:.text,d:-4.5,!e,f').options, {
    a: ['x', 'y'],
    b: [],
    c: 'text',
    d: -4.5,
    e: false,
    f: true,
  });
});

test('a packed game is the same however a program writes _ in its link', () => {
  for (const game of ['q1b_', '_q__', 't1.a_']) {
    const link = writeLink({ ...initial, game });
    assert.equal(readLink(link).game, game);
    assert.equal(readLink(link.replaceAll('%5F', '_')).game, game);
  }
});

test('names of every object are no options', () => {
  for (const name of ['toString', 'constructor', '__proto__', 'hasOwnProperty', 'valueOf', 'prototype']) {
    const { options, situation } = readLink(`#v1&o=${name}&s=${name}:5,${name}`);
    assert.equal(Object.hasOwn(options, name) && name !== 'prototype', false, name);
    assert.deepEqual(situation, {}, name);
  }
  assert.deepEqual(readLink('#v1&s=riichi:7,selfDrawn:3,honba:-1,seatWind:.X').situation, {});
});

test('bounds', () => {
  const at = (key, text) => readLink(`#v1&${key}=${text}`);
  assert.equal(at('v', `${'1'.repeat(240)}m`).river.length, 240);
  assert.deepEqual(at('v', `${'1'.repeat(241)}m`).river, []);
  assert.deepEqual(at('v', `${'1'.repeat(60_000)}m`).river, []);
  assert.equal(at('g', 'a'.repeat(16_000)).game.length, 16_000);
  assert.equal(at('g', 'a'.repeat(16_001)), null);
  assert.equal(Object.keys(at('o', Array.from({ length: 5000 }, (_, i) => `a${i}`).join(',')).options).length, 100);
  assert.equal(at('o', `a:${'~x'.repeat(500)}`).options.a.length, 60);
  assert.equal(at('h', '1'.repeat(9000)).text.length, 4000);
  assert.equal(readLink(`#v1&h=1m${'&h=2m'.repeat(30_000)}`), null);
  assert.equal(readLink('#v2&h=1m'), null);
});

test('house rules that are too long are left out, and can be named', () => {
  const rules = (/** @type {number} */ length) => `{"n":"${'a'.repeat(length - 8)}"}`;
  for (const length of [20, longestRules, longestRules + 1]) {
    const tooLong = length > longestRules;
    assert.equal(asRuleset(rules(length)) === null, tooLong, `${length} characters`);
    const link = `#v1&h=11m&r=${encodeURIComponent(rules(length))}&s=riichi:1`;
    assert.equal(longRulesOf(link), tooLong ? rules(length) : '');
    if (tooLong) assert.deepEqual(readLink(link), readLink('#v1&h=11m&s=riichi:1'));
  }
  assert.equal(longRulesOf(`#v1&r={%${'a'.repeat(longestRules)}`).length, longestRules + 2);
});
