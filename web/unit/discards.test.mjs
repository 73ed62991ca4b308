// The rows of discards: which tiles share a row, what each row shows, and what its buttons do.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { discardRows, drawTiles } from '../answer/discards.js';
import { h } from '../lib/dom.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more']) await needWords(part);
chooseLanguage('en', null);

const hand = { closed: ['1m', '9p', '1z', '1z', '2z'], melds: [], flowers: [], win: '9p' };
/** @type {any[]} */ const edits = [];
const context = /** @type {any} */ ({ edit: (change) => edits.push(change) });

/** Useful tiles from text such as "2m4 3m1": two copies of none are left of "5p0". */
const useful = (text) => text.split(' ').map((one) => ({ tile: one.slice(0, 2), left: Number(one[2]) }));
/** A discard with its useful tiles. */
function discard(tile, text, more = {}) {
  const tiles = useful(text);
  return { tile, shanten: 1, tiles, kinds: tiles.length, total: tiles.reduce((n, { left }) => n + left, 0), ...more };
}
/** @returns {any} */
const draw = (list, kept = [], pending = false) =>
  h('div', { class: 'evidence' }, discardRows(context, hand, /** @type {any} */ (list), kept, pending));
const keys = (row) => row.querySelectorAll('.discard-tile').map(({ dataset }) => dataset.key.slice(8));
const groups = (drawn) => drawn.querySelectorAll('.discard').map((row) => keys(row).join(' '));
const shown = (row) =>
  row
    .querySelectorAll('.accepted .accept')
    .map(({ dataset: { tile, left } }) => tile + left)
    .join(' ');
const title = (drawn) => drawn.querySelector('.evidence-title').text;

test('a row shows the number of useful tiles and kinds, and the copies of each', () => {
  const row = draw([discard('1m', '2m4 3m1 5p0')]).querySelector('.discard');
  assert.equal(row.querySelector('.discard-line').textContent, '5 tiles 3 kinds');
  assert.equal(shown(row), '2m4 3m1 5p0');
  const [first, , last] = row.querySelectorAll('.accept');
  assert.match(first.text, /, 4 left$/);
  assert.match(last.text, /, none left$/);
  assert.deepEqual(
    [first, last].map(({ classList }) => classList.contains('is-gone')),
    [false, true],
  );
});

test('the share of good shapes is shown while the hand is not ready', () => {
  const good = (shanten, more) =>
    draw([discard('1m', '2m4', { shanten, ...more })]).querySelector('.good')?.textContent;
  assert.equal(good(1, { good: 0.625 }), '63% good shape');
  assert.equal(good(1, { good: 0 }), '0% good shape');
  assert.equal(good(0, { good: 0.625 }), undefined);
  assert.equal(good(1, {}), undefined);
});

test('discards with the same useful tiles share a row', () => {
  const list = [discard('1m', '2p4'), discard('9p', '2p4'), discard('2z', '3p4'), discard('3z', '2p4', { good: 0.5 })];
  assert.deepEqual(groups(draw(list)), ['1m 9p', '2z', '3z']);
  assert.deepEqual(groups(draw([discard('1m', '2p4', { chance: { chance: 0.2, shown: '20.0%' } }), list[1]])), [
    '1m',
    '9p',
  ]);
});

test('single honours share a row with the useful tiles of all of them, in the order of tiles', () => {
  const drawn = draw([discard('1z', '9s4 2z3'), discard('2z', '9s4 1z3')]);
  assert.deepEqual(groups(drawn), ['1z 2z']);
  const row = drawn.querySelector('.discard');
  assert.equal(shown(row), '9s4 1z3 2z3');
  assert.equal(row.querySelector('.without').text, 'not counting the tile you discard');
  assert.equal(draw([discard('1m', '2p4'), discard('9p', '2p4')]).querySelector('.without'), null);
});

test('discards that go back a step are in a fold that counts them', () => {
  const list = [discard('1m', '2p4'), discard('9p', '3p4', { shanten: 2 }), discard('2z', '3p4', { shanten: 2 })];
  const drawn = draw(list);
  assert.deepEqual(groups(drawn), ['1m']);
  const fold = drawn.querySelector('details');
  assert.equal(fold.querySelector('summary').text, '2 more that go back a step');
  fold.open = true;
  fold.acts.toggle();
  assert.deepEqual(groups(fold), ['9p 2z']);
});

test('eight rows are in sight, and a fold counts the tiles of the others', () => {
  const list = [...'123456789'].map((rank, at) => discard(`${rank}m`, `1p${at % 5} ${rank}s1`));
  const drawn = draw([...list, discard('9p', '1p3 9s1')]);
  assert.equal(groups(drawn).length, 8);
  assert.match(drawn.querySelector('summary').text, /^2 more that stay (one tile from ready|1-shanten|tenpai)/);
});

test('a bar is as long as its number, compared with the longest', () => {
  const bars = (list) =>
    draw(list)
      .querySelectorAll('.bar')
      .map(({ children: [bar] }) => bar.styles['inline-size']);
  assert.deepEqual(bars([discard('1m', '2p2'), discard('9p', '3p4')]), ['50%', '100%']);
  const chance = (chance) => ({ chance: { chance, shown: `${100 * chance}%` } });
  assert.deepEqual(bars([discard('1m', '2p2', chance(0.2)), discard('9p', '3p4', chance(0.05))]), ['100%', '25%']);
});

test('the title names the order, and a line explains a smaller chance above a larger one', () => {
  const chance = (chance) => ({ chance: { chance, shown: `${100 * chance}%` } });
  assert.equal(title(draw([discard('1m', '2p4')])), 'Discards, best first');
  assert.equal(title(draw([discard('1m', '2p4')], [], true)), 'Discards (win chances follow)');
  const fallen = draw([discard('1m', '2p4', chance(0.2)), discard('9p', '3p4', chance(0.1))], [], true);
  assert.equal(title(fallen), 'Discards by win chance (if nobody else wins)');
  assert.equal(fallen.querySelector('.row-chance').text, '20%');
  assert.doesNotMatch(fallen.text, /within a tenth/);
  assert.match(draw([discard('1m', '2p4', chance(0.19)), discard('9p', '3p4', chance(0.2))]).text, /within a tenth/);
});

test('a click on a tile discards it; the drawn tile is named as such', () => {
  const drawn = draw([discard('1m', '2p4'), discard('9p', '3p4')], ['5s']);
  const [other, own] = drawn.querySelectorAll('.discard-tile');
  assert.equal(other.text, 'Discard 1 of characters');
  assert.equal(own.text, 'Discard 9 of circles, drawn');
  assert.deepEqual(drawn.querySelectorAll('.is-drawn').map(keys), [['9p']]);
  edits.length = 0;
  other.click();
  assert.deepEqual(edits[0](hand).closed, ['9p', '1z', '1z', '2z']);
  assert.match(drawn.text, /Not allowed after this call: 5 of bamboos/);
});

test('the row of the drawn tile is marked wherever the tile stands in it', () => {
  const same = { chance: undefined };
  const drawn = draw([discard('1m', '2p4', same), discard('9p', '2p4', same)]);
  assert.deepEqual(drawn.querySelectorAll('.is-drawn').map(keys), [['1m', '9p']]);
});

test('two rows are compared by the tiles that help only after one of them', () => {
  const drawn = draw([discard('1m', '2p4 3p2'), discard('9p', '3p4 7s1 8s1')]);
  const [first, second] = drawn.querySelectorAll('.compared-key');
  assert.equal(draw([discard('1m', '2p4')]).querySelector('.compared-key'), null);
  first.click();
  assert.equal(drawn.querySelector('.compared'), null);
  second.click();
  const lines = drawn.querySelectorAll('.compared-line');
  assert.deepEqual(
    lines.map((line) => line.querySelector('.label').text),
    ['Compared with 1 of characters, 4 tiles more:', 'Compared with 1 of characters, 4 tiles fewer:'],
  );
  assert.deepEqual(lines.map(shown), ['3p2 7s1 8s1', '2p4']);
  assert.deepEqual(
    [first, second].map((key) => key.getAttribute('aria-pressed')),
    ['true', 'true'],
  );
  second.click();
  assert.equal(drawn.querySelector('.compared'), null);
});

test('a useful tile of a hand without a tile to discard is drawn by a click', () => {
  const drawn = h('div', {}, drawTiles(context, /** @type {any} */ ({ tiles: useful('5p2 3z0'), good: 0.4 })));
  const [first, last] = drawn.querySelectorAll('.discard-tile');
  assert.equal(first.text, 'Draw 5 of circles, 2 left');
  assert.match(last.text, /^Draw .*, none left$/);
  assert.equal(drawn.querySelector('.good').textContent, '40% good shape');
  edits.length = 0;
  first.click();
  const state = { ruleset: 'mcr', options: {}, seen: [], river: [], rivals: [], indicators: [], uraIndicators: [] };
  const before = { closed: ['1m', '9s'], melds: [], flowers: [] };
  assert.deepEqual(edits[0](before, state).closed, ['1m', '5p', '9s']);
  last.click();
  assert.deepEqual(edits[1](before, state).closed, ['1m', '9s', '3z']);
});
