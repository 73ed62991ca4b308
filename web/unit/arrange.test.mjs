// The order of a hand's tiles on the screen and in pictures.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handItems, laidOut, meldPictures, size } from '../tiles/arrange.js';
import { kinds, pickerRows, place, sorted } from '../tiles/code.js';
import { readMpsz } from '../tiles/mpsz.js';

const hand = (text) => readMpsz(text);

test('closed tiles are sorted, reds before other fives, the drawn one apart', () => {
  assert.deepEqual(laidOut(hand('5m0m3m1z9p')), { row: ['3m', '0m', '5m', '9p', '1z'], drawn: undefined });
  assert.deepEqual(laidOut(hand('123m456p789s1155z')).drawn, undefined, '13 tiles');
  const drawn = laidOut(hand('9m123m456p789s115z1m'));
  assert.equal(drawn.drawn, '1m');
  assert.deepEqual(drawn.row.slice(0, 4), ['1m', '2m', '3m', '9m'], 'the other 1m stays');
  assert.equal(laidOut(hand('1m11z[123m][456m][789m]2m')).drawn, undefined, 'four closed tiles are no 14');
  assert.equal(laidOut(hand('11z3m[123m][456m][789m]+2m')).drawn, '2m');
  assert.equal(size(hand('11z[123m](1111p)')), 8);
});

test('the place of a turned tile shows from whom it came', () => {
  const turned = (from, tiles = ['1m', '2m', '3m'], called = 2) =>
    meldPictures({ tiles, called, from }).map((picture) => picture.code + (picture.turned ? '!' : ''));
  assert.deepEqual(turned('left'), ['3m!', '1m', '2m']);
  assert.deepEqual(turned('across', ['5z', '5z', '5z'], 1), ['5z', '5z!', '5z']);
  assert.deepEqual(turned('right', ['5z', '5z', '5z'], 0), ['5z', '5z', '5z!']);
  assert.deepEqual(turned('across', ['0m', '5m', '5m', '5m'], 0), ['5m', '0m!', '5m', '5m'], 'a claimed kong');
  assert.deepEqual(turned('right', ['0m', '5m', '5m', '5m'], 3), ['0m', '5m', '5m', '5m!']);
  assert.deepEqual(turned(undefined), ['1m', '2m', '3m']);
  assert.deepEqual(
    meldPictures({ tiles: ['1m', '2m', '3m'], called: undefined, from: 'left' }).map(({ turned }) => turned),
    [undefined, undefined, undefined],
  );
});

test('an added tile lies above the turned one', () => {
  const pictures = meldPictures({ tiles: ['5p', '5p', '5p', '0p'], called: 0, from: 'left', kong: 'added' });
  assert.deepEqual(pictures, [{ code: '5p', turned: true, above: '0p' }, { code: '5p' }, { code: '5p' }]);
});

test('a concealed kong shows two backs, and a red tile', () => {
  const pictures = (tiles) => meldPictures({ tiles, kong: 'concealed' }).map(({ code }) => code);
  assert.deepEqual(pictures(['0s', '5s', '5s', '5s']), ['back', '5s', '0s', 'back']);
  assert.deepEqual(pictures(['1z', '1z', '1z', '1z']), ['back', '1z', '1z', 'back']);
});

test('a whole hand in one row has gaps before the drawn tile, each meld and the flowers', () => {
  const items = handItems(hand("1m1m5z[5'55p]+5z1f2f"));
  const text = items.map((item) => (item === null ? '|' : typeof item === 'string' ? item : item.code)).join(' ');
  assert.match(text, /^1m 1m 5z \| 5z \| (5p )+\| 1f 2f$/);
  assert.deepEqual(handItems(hand('1m')), ['1m']);
});

test('tiles in the order of suits', () => {
  assert.equal(new Set(kinds).size, 34);
  assert.deepEqual(sorted(kinds.toReversed()), kinds);
  assert.deepEqual(
    pickerRows.map((row) => row.length),
    [10, 10, 10, 7],
  );
  assert.deepEqual([pickerRows[1][0], pickerRows[2][9], pickerRows[3][6]], ['1p', '0s', '7z']);
  assert.deepEqual(sorted(['?', 'j', '1f', '7z', '5s', '0s', '4s', '9m']), [
    '9m',
    '4s',
    '0s',
    '5s',
    '7z',
    '1f',
    'j',
    '?',
  ]);
  assert.ok(place('0m') > place('4m') && place('0m') < place('5m'));
});
