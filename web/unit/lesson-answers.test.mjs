// The questions of a lesson, its figures, and how far it was read.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.mjs';
import { lessonIn, lessonKey } from '../lessons/link.js';
import { outside } from '../lessons/picture.js';
import { progressOf, saveProgress } from '../lessons/progress.js';
import { optionsOf, rightWords } from '../lessons/question.js';
import { readMpsz } from '../tiles/mpsz.js';

const question = (/** @type {object} */ fields) => ({
  ...{ kind: /** @type {'question'} */ ('question'), ask: 'Q', text: '', position: null },
  ...{ discard: [], choices: [], why: '', ...fields },
});

test('every tile of a right kind is right, a red five too, and the drawn tile comes last', () => {
  const options = optionsOf(question({ text: '2m055p +2m', discard: ['5p', '1z'] }));
  assert.deepEqual(
    options.map(({ tile, right }) => [tile, right]),
    [
      ['2m', false],
      ['0p', true],
      ['5p', true],
      ['5p', true],
      ['2m', false],
    ],
  );
  const plain = optionsOf(question({ text: '05p', discard: ['0p'] }));
  assert.deepEqual(
    plain.map(({ right }) => right),
    [true, true],
  );
});

test('the right answers are named, and no others', () => {
  const choices = [
    { text: 'one', right: false },
    { text: '*two*', right: true },
  ];
  assert.equal(rightWords(question({ choices })), 'two');
});

test('tiles outside a hand: four of each kind less those in it, melds and red fives included', () => {
  for (const [hand, kinds, want] of [
    ['34m', ['2m', '5m'], 8],
    ['55m', ['5m'], 2],
    ['0m', ['5m'], 3],
    ['34m [555m]', ['2m', '5m'], 5],
    ['34m (2222m)', ['2m', '5m'], 4],
  ])
    assert.equal(outside(readMpsz(hand), kinds), want, hand);
});

test('a lesson is read when its last chapter was open, and stays so', () => {
  /** @type {Map<string, string>} */ const saved = new Map();
  Object.defineProperty(globalThis, 'localStorage', {
    value: { getItem: (key) => saved.get(key) ?? null, setItem: (key, value) => saved.set(key, value) },
    configurable: true,
  });
  for (const [chapter, done] of [
    [0, false],
    [1, false],
    [2, true],
    [0, true],
  ]) {
    saveProgress('waits', chapter, 3);
    assert.deepEqual(progressOf('waits'), { chapter, chapters: 3, done });
  }
  assert.equal(progressOf('danger'), null);
});

test('a link of a lesson opens its chapter, counted from 1', () => {
  for (const chapter of [0, 1, 11]) {
    assert.deepEqual(lessonIn(`#v1&w=help${lessonKey('waits', chapter)}`), { id: 'waits', packed: '', chapter });
    assert.deepEqual(lessonIn(`#v1&w=help${lessonKey('AB-_', chapter)}`), { id: '', packed: 'AB-_', chapter });
  }
  assert.match(lessonKey('waits', 1), /^&l=waits\.2$/);
  assert.equal(lessonIn('#v1&w=help'), null);
});
