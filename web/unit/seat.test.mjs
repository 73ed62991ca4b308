// A seat of a position in one line.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.mjs';
import { readRiver, readSeat, writeSeat } from '../lessons/seat.js';

test('a seat is read as it is written', () => {
  for (const text of ["25000; 9m_1z*3s(8p); 77'7z", '; 1m', '-100', '', "25000; ; 1'23s"]) {
    const seat = readSeat('S', text);
    assert.ok(seat, text);
    assert.deepEqual(readSeat('S', writeSeat(seat)), seat, text);
  }
});

test('a river has one riichi tile, marks in front of tiles, and an end', () => {
  assert.deepEqual(
    readRiver('12m*3s').map(({ tile, riichi }) => [tile, riichi]),
    [
      ['1m', false],
      ['2m', false],
      ['3s', true],
    ],
  );
  for (const text of ['*1m*2m', '*1*2m', '1m*', '1m_', '(1m', '1m)', '((1m))', '12', 'm', '9z', '1x', '(*)1m'])
    assert.equal(readRiver(text), null, text);
  assert.equal(readRiver('1m'.repeat(41)), null);
  assert.equal(readRiver('1m'.repeat(40))?.length, 40);
});

test('what is no seat is none', () => {
  for (const text of ['25 000', '1234567', "25000; 1m; 1'23s; 5", '; ; 123s', '; ; 1m', 'x'])
    assert.equal(readSeat('S', text), null, text);
});
