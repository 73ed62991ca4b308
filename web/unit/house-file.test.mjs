// House rules as a value that the form changes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  hasHands,
  idOf,
  layoutsText,
  newHand,
  readFile,
  readLayouts,
  setField,
  writeFile,
} from '../controls/house-file.js';

test('a file is an object whose hands, if any, are objects', () => {
  for (const text of ['', '[]', 'null', '3', '"x"', '{"hands": {}}', '{"hands": [3]}', '{"hands": [[]]}', '{'])
    assert.equal(readFile(text), null, text);
  for (const text of ['{}', '{"hands": []}', '{"hands": [{}], "note": "n"}'])
    assert.deepEqual(readFile(text), JSON.parse(text));
});

test('what the form does not show stays', () => {
  const text = '{"tehai": "house-rules", "note": "ours", "x": [1, {"y": null}], "hands": [{"id": "a", "open": 0.5}]}';
  assert.deepEqual(JSON.parse(writeFile(readFile(text))), JSON.parse(text));
});

test('a field without a value is removed', () => {
  for (const empty of ['', undefined, {}, []]) {
    const of = { a: 1, b: 2 };
    setField(of, 'a', empty);
    assert.deepEqual(of, { b: 2 });
  }
  for (const value of [0, false, 'x', [''], { limits: 1 }, null]) {
    const of = { b: 2 };
    setField(of, 'a', value);
    assert.deepEqual(of, { a: value, b: 2 });
  }
});

test('layouts are lines of groups', () => {
  for (const layouts of [[['4 pung', 'pair']], [['set 1a', 'set 9a', 'pair 2a', 'chow 3a', 'chow 6a'], ['7 pair']]])
    assert.deepEqual(readLayouts(layoutsText({ layouts })), layouts);
  assert.deepEqual(readLayouts(' 4 pung ,, pair \n\n , \n7 pair,'), [['4 pung', 'pair'], ['7 pair']]);
  assert.equal(layoutsText({}), '');
  assert.equal(layoutsText({ layouts: [3, ['pair']] }), '\npair');
});

test('ids are made of names, and of no other hand', () => {
  for (const [name, taken, id] of [
    ['Big Robert', [], 'big-robert'],
    ['Big Robert', ['big-robert'], 'big-robert-2'],
    ['Big Robert', ['big-robert', 'big-robert-2'], 'big-robert-3'],
    ['  Dürre Äste! ', [], 'du-rre-a-ste'],
    ['清一色', [], 'hand-1'],
    ['', ['hand-1'], 'hand-2'],
    ['x'.repeat(80), [], 'x'.repeat(50)],
  ])
    assert.equal(idOf(name, taken), id);
  assert.equal(newHand(['hand-1']).id, 'hand-2');
});

test('only the rules of clubs have special hands', () => {
  assert.deepEqual(['classical', 'classical-dmjl', 'classical-bmja', 'mcr', 'sichuan-sbr'].filter(hasHands), [
    'classical-dmjl',
    'classical-bmja',
  ]);
});
