// Where a fault of house rules is in the form: the control of its path, and the words for it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placed, placeOf, spanOfLayout } from '../controls/house-place.js';

/** @type {any} */
const file = {
  name: 'Club',
  base: 'classical-bmja',
  drop: ['purity', 'x'],
  hands: [{ id: 'big-robert', names: { en: 'Big Robert' }, layouts: [['7 pear']] }, { id: 'plain' }],
};
const word = (/** @type {string} */ key) => `option ${key}`;
const keyOf = (/** @type {string} */ path) => placeOf(path, file, word)?.key;

test('the control of a path', () => {
  for (const [path, want] of [
    ['name', 'house-name'],
    ['base', 'house-base'],
    ['options.limit', 'limit'],
    ['drop[0]', 'house-drop-purity'],
    ['drop[1]', 'house-drop-x'],
    ['hands[0].id', 'house-hand-name-0'],
    ['hands[1].names.en', 'house-hand-name-1'],
    ['hands[1].value', 'house-value-1'],
    ['hands[1].value.limits', 'house-value-1'],
    ['hands[0].concealed', 'house-concealed-0'],
    ['hands[0].layouts', 'house-layouts-0'],
    ['hands[0].layouts[0]', 'house-layouts-0'],
    ['hands[0].layouts[0][2]', 'house-layouts-0'],
    ['hands[0].tiles', 'house-tiles-0'],
    ['hands[0].needs', 'house-needs-0'],
    ['hands[0].win.by[1]', 'house-drawn-0'],
    ['hands[0].win.tiles', 'house-winning-0'],
    // The form shows neither these nor a hand that is not there.
    ['', undefined],
    ['version', undefined],
    ['hands', undefined],
    ['hands[2].id', undefined],
    ['hands[0].last', undefined],
    ['hands[0].fishing.limits', undefined],
    ['hands[0].tilesx', undefined],
  ])
    assert.equal(keyOf(/** @type {string} */ (path)), want, path);
});

test('the words of a path', () => {
  const where = (/** @type {string} */ path) => placeOf(path, file, word)?.where ?? '';
  assert.match(where('options.limit'), / · option limit$/);
  assert.match(where('hands[0].layouts[0][0]'), /^Big Robert · /);
  assert.match(where('hands[1].tiles'), /^plain · /);
  assert.match(where('drop[1]'), / · x$/);
  const fault = placed(
    /** @type {any} */ ({ code: 'bad-house-rules', message: 'hands[0].tiles: bad', values: ['hands[0].tiles', 'bad'] }),
    'hands[0].tiles',
    'here',
  );
  assert.equal(fault.message, 'here: bad');
  assert.deepEqual(fault.values, ['here', 'bad']);
});

test('the line of a layout', () => {
  const text = '7 pair\n\n , \n4 pung, pair\n';
  const line = (/** @type {number} */ layout) => {
    const { start, end } = spanOfLayout(text, layout);
    return text.slice(start, end);
  };
  assert.equal(line(0), '7 pair');
  assert.equal(line(1), '4 pung, pair');
  assert.equal(line(2), text);
});
