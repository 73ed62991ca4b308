// Edits of a hand: melds that are turned or dropped, red fives, and what is removed last.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addMeld, addTiles, callMeld, dropMeld, removeLast, removeTile, swapRed, turnMeld } from '../state/edit.js';
import { initial } from '../state/model.js';
import { readMpsz } from '../tiles/mpsz.js';

const hand = (/** @type {string} */ text) => /** @type {any} */ (readMpsz(text));
const kong = { kind: /** @type {const} */ ('kong'), kong: 'claimed', tiles: ['2z', '2z', '2z', '2z'], called: 0 };
const withKong = { ...hand('123m456p789s2s+2s'), melds: [{ ...kong, from: 'left' }] };

test('the called tile of a meld lies where the player sits, the last of four for the right', () => {
  const called = (/** @type {string} */ from) => turnMeld(withKong, 0, from).melds[0].called;
  assert.deepEqual(['left', 'across', 'right'].map(called), [0, 1, 3]);
  const pung = addMeld(hand('11z'), { kind: 'pung', tile: '1z', from: 'right', own: true }, initial);
  assert.equal(/** @type {any} */ (pung).melds[0].called, 2);
  const concealed = turnMeld(withKong, 0, 'concealed').melds[0];
  assert.deepEqual([concealed.kong, concealed.called, concealed.from], ['concealed', undefined, undefined]);
});

test('a meld that is taken back leaves a hand of the same size, and the drawn tile', () => {
  const back = dropMeld(withKong, 0, true);
  assert.deepEqual(back.melds, []);
  assert.equal(back.closed.filter((tile) => tile === '2z').length, 3, 'a kong counts as three tiles');
  assert.equal(back.closed.length, 14);
  assert.equal(back.win, '2s');
});

test('a hand whose meld is removed has no drawn tile, as it is no longer full', () => {
  const left = dropMeld(withKong, 0, false);
  assert.equal(left.closed.length, 11);
  assert.equal(left.win, undefined);
});

test('the drawn five becomes red, not one of its kind in the hand', () => {
  const red = /** @type {any} */ (swapRed(hand('5m123456p789s111z+5m'), '5m', initial));
  assert.deepEqual([red.win, red.closed.at(-1), red.closed[0]], ['0m', '0m', '5m']);
  const plain = /** @type {any} */ (swapRed(red, '0m', initial));
  assert.deepEqual([plain.win, plain.closed.at(-1)], ['5m', '5m']);
  assert.equal(/** @type {any} */ (swapRed(red, '5m', initial)).refused, 'refused.red', 'there is one red five');
  assert.equal(/** @type {any} */ (swapRed(red, '4p', initial)).refused, 'refused.notFive');
});

test('what is removed last is the drawn tile, then the last tile, then a meld, then one flower', () => {
  assert.equal(removeLast(hand('5m123456p789s111z+1m')).closed.join(' '), hand('5m123456p789s111z').closed.join(' '));
  assert.deepEqual(removeLast(hand('12m3p')).closed, ['1m', '2m']);
  const flowers = ['1f', '2f'];
  assert.deepEqual(removeLast({ closed: [], melds: withKong.melds, flowers }), { closed: [], melds: [], flowers });
  assert.deepEqual(removeLast({ closed: [], melds: [], flowers }).flowers, ['1f']);
});

test('a tile that is removed beside the drawn one leaves no drawn tile, as the hand is not full', () => {
  const left = removeTile(hand('5m123456p789s111z+5m'), '1z');
  assert.deepEqual([left.closed.length, left.win], [13, undefined]);
});

test('several tiles are added all or none', () => {
  const added = /** @type {any} */ (addTiles(hand('1111m'), ['2m', '1m', '3m'], initial));
  assert.equal(added.refused, 'refused.copies');
  assert.deepEqual([added.params.left, added.params.hand], [0, 4]);
});

test('a call takes the own tiles and leaves a tile too many', () => {
  const meld = /** @type {any} */ ({ kind: 'pung', tiles: ['5p', '0p', '5p'], called: 0, from: 'across' });
  const called = callMeld(hand('0555p23789s111z'), meld);
  assert.deepEqual(called.closed.filter((tile) => tile[1] === 'p').sort(), ['5p', '5p'], 'the red five went along');
  assert.deepEqual([called.melds, called.win], [[meld], undefined]);
});
