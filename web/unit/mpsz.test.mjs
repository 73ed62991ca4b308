// The small reader and writer of mpsz texts, the short texts of tiles in links, and tiles in words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.mjs';
import { compact, expand, isRed, isTile, kind, kinds, place } from '../tiles/code.js';
import { emptyHand, readMpsz, writeMeld, writeMpsz } from '../tiles/mpsz.js';
import { spokenHand, spokenMeld, spokenTiles, tileName } from '../tiles/spoken.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more']) await needWords(part);
chooseLanguage('en', null);

const all = [...kinds, '0m', '0p', '0s', ...[...'12345678'].map((rank) => `${rank}f`), 'j', '?', '!'];

test('a tile is what it is, and nothing else is one', () => {
  for (const tile of all) assert.equal(isTile(tile), true, tile);
  const none = ['', '1', 'm', '8z', '9z', '0z', '0f', '9f', 'am', '1x', '11m', '1m ', ' 1m', 'jj', 'j1', 'back'];
  for (const text of [...none, null, undefined, 5, ['1m']]) assert.equal(isTile(/** @type {any} */ (text)), false);
  assert.deepEqual(
    all.filter((tile) => isRed(tile)),
    ['0m', '0p', '0s'],
  );
  for (const text of ['0z', '10m', '0mp', '0']) assert.equal(isRed(text), false, text);
  assert.deepEqual(['0p', '5p', '1z', 'j'].map(kind), ['5p', '5p', '1z', 'j']);
});

test('tiles stand suit by suit, by their ranks, the red five behind the four', () => {
  const order = [];
  for (const suit of 'mps') for (const rank of '1234056789') order.push(rank + suit);
  order.push(...kinds.slice(27), ...[...'12345678'].map((rank) => `${rank}f`), 'j', '?', '!');
  const mixed = all.toSorted((a, b) => (a + b < b + a ? 1 : -1));
  assert.deepEqual(
    mixed.toSorted((a, b) => place(a) - place(b)),
    order,
  );
});

test('short texts of tiles are read back as they were written', () => {
  for (const [tiles, text] of [
    [[], ''],
    [['1m', '2m', '5z'], '12m5z'],
    [['1m', '2p', '3p', '1m'], '1m23p1m'],
    [['j', '1m', '?', '?', '2m', '3m', 'j'], 'j1m??23mj'],
    [['0p', '5p', '5m'], '05p5m'],
    [['1f', '8f'], '18f'],
  ]) {
    assert.equal(compact(tiles), text);
    assert.deepEqual(expand(text), tiles);
  }
  for (const text of [
    'm',
    '1',
    '18z',
    '19f',
    '12',
    '1mm',
    '8z',
    '0z',
    '9f',
    '1x',
    '1m2',
    '1j',
    '1?',
    'x',
    '1 m',
    '12m!',
  ])
    assert.equal(expand(text), null, text);
});

const meld = (kind, text, more = {}) => ({ kind, tiles: expand(text), ...more });

/** What a text is read as, and how it is written again. */
const texts = [
  ['', emptyHand(), ''],
  [' 1m ', { closed: ['1m'] }, '1m'],
  ['321m 1p', { closed: ['3m', '2m', '1m', '1p'] }, '123m1p'],
  ['j?1z', { closed: ['j', '?', '1z'] }, '1zj?'],
  ['12m+3m', { closed: ['1m', '2m', '3m'], win: '3m' }, '12m+3m'],
  ['+j', { closed: ['j'], win: 'j' }, '+j'],
  ['1m5f2f', { closed: ['1m'], flowers: ['5f', '2f'] }, '1m 52f'],
  ['31m+1m', { closed: ['3m', '1m', '1m'], win: '1m' }, '13m+1m'],
  ['[123m]', { melds: [meld('chow', '123m')] }, '[123m]'],
  ['[132m]', { melds: [meld('chow', '132m')] }, '[132m]'],
  ['[340p]', { melds: [meld('chow', '340p')] }, '[340p]'],
  ['[555z]', { melds: [meld('pung', '555z')] }, '[555z]'],
  ['[550s]', { melds: [meld('pung', '550s')] }, '[550s]'],
  ['[5555z]', { melds: [meld('kong', '5555z', { kong: 'claimed' })] }, '[5555z]'],
  ['(5550m)', { melds: [meld('kong', '5550m', { kong: 'concealed' })] }, '(5550m)'],
  ["1'23m", { melds: [meld('chow', '123m', { called: 0, from: 'left' })] }, "1'23m"],
  ["12'3m", { melds: [meld('chow', '123m', { called: 1, from: 'across' })] }, "12'3m"],
  ["123'm", { melds: [meld('chow', '123m', { called: 2, from: 'right' })] }, "123'm"],
  ["[2'22z]", { melds: [meld('pung', '222z', { called: 0, from: 'left' })] }, "2'22z"],
  ["22'22z", { melds: [meld('kong', '2222z', { kong: 'claimed', called: 1, from: 'across' })] }, "22'22z"],
  ["222'2z", { melds: [meld('kong', '2222z', { kong: 'claimed', called: 2, from: 'across' })] }, "22'22z"],
  ["2222'z", { melds: [meld('kong', '2222z', { kong: 'claimed', called: 3, from: 'right' })] }, "2222'z"],
  [`5'"550s`, { melds: [meld('kong', '5550s', { kong: 'added', called: 0, from: 'left' })] }, `5'0"55s`],
  [`1m (1111p) 2'22z 3f`, { closed: ['1m'], flowers: ['3f'] }, null],
];

test('texts are read and written', () => {
  for (const [text, want, again] of texts) {
    const hand = readMpsz(text);
    assert.ok(hand, text);
    if (again === null) {
      assert.deepEqual(
        hand.melds.map(({ kind, kong, from }) => [kind, kong, from]),
        [
          ['kong', 'concealed', undefined],
          ['pung', undefined, 'left'],
        ],
      );
      continue;
    }
    assert.deepEqual(hand, { ...emptyHand(), ...want }, text);
    assert.equal(writeMpsz(hand), again, text);
  }
  assert.equal(writeMpsz(readMpsz(`12m+3m (1111p) 2'22z 3f`)), `12m (1111p) 2'22z 3f+3m`);
  assert.equal(writeMeld(meld('chow', '123m', { from: 'left' })), "1'23m", 'the first, where none is said');
});

test('what is no text of the page is left to the module', () => {
  const bad = [
    '1',
    '18z',
    '[118z]',
    '[110z]',
    '1x2m',
    'm',
    '1x',
    '8z',
    '0z',
    '9f',
    '+',
    '+12m',
    '+[123m]',
    '+(1111z)',
    '[12m]',
    '[124m]',
    '[135m]',
  ];
  bad.push('[123z]', '[11111m]', '[112m]', '(123m)x', '1m)', '[123m', '123m]', '[1m2m3m]', '[jjj]', '[123f]', '[122m]');
  bad.push("1'", "1'2m", '[12m3m]', '1m+', '+1m+', '1m😀', '1-2m', '[]', '()', '[8880z]', '[133m]', '[113m]', '[233m]');
  for (const text of bad) assert.equal(readMpsz(text), null, text);
});

test('tiles in words', () => {
  for (const [tile, name] of Object.entries({
    '1m': '1 of characters',
    '9p': '9 of circles',
    '5s': '5 of bamboos',
    '0s': 'red 5 of bamboos',
    '1z': 'East',
    '7z': 'Red',
    '3f': 'autumn',
    j: 'joker',
    '?': 'unknown tile',
  }))
    assert.equal(tileName(tile), name);
  assert.equal(spokenTiles([]), '');
  assert.equal(
    spokenTiles(['1m', '2m', '0p', '6p', '1z', '1z', '3m']),
    ['1 2 characters', 'red 5 6 circles', 'East East', '3 characters'].join(', '),
  );
  assert.equal(spokenTiles(['j', 'j', '?', '1f', '2f']), 'joker joker, unknown tile, spring summer');
});

test('melds and hands in words', () => {
  for (const [text, words] of [
    ['[321m]', 'chow 1 2 3 characters'],
    ['[555z]', 'pung of White'],
    ['[222s]', 'pung of 2 of bamboos'],
    ['[055s]', 'pung of red 5 5 5 bamboos'],
    ['(1111p)', 'kong of 1 of circles, concealed'],
    ["1'11z", 'pung of East from left'],
    ["231'm", 'chow 1 2 3 characters from right'],
    [`77'"77z`, 'kong of Red from across'],
  ])
    assert.equal(spokenMeld(readMpsz(text).melds[0]), words, text);
  assert.equal(spokenHand(emptyHand()), 'No tiles yet');
  assert.equal(spokenHand(readMpsz('9m1m[555z]+1m')), '1 9 characters; drawn 1 of characters; pung of White');
  assert.equal(spokenHand(readMpsz('[555z]')), 'pung of White');
});
