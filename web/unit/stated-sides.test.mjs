// Another program's review on screen: its choice beside the player's and ours, and the ways from one difference to the
// next.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.mjs';
import { h } from '../lib/dom.js';
import { statedPicture } from '../review/stated-picture.js';
import { needStatedWords } from '../review/stated-words.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more']) await needWords(part);
await needStatedWords();
chooseLanguage('en', null);

const discard = (tile) => ({ act: 'discard', tiles: [tile], actor: 0 });
const choices = [...'123456789'].map((rank) => discard(`${rank}m`));
const entry = {
  ...{ path: 'a', deal: 2, step: 14, riichi: false, made: 8, chosen: 1, choices, same: false },
  ...{ actual: choices[8], expected: choices[1] },
};
const stated = {
  ...{ engine: 'Mortal', version: '4', model: 'big', chair: 0, deals: [], lost: 0, faults: [], log: '' },
  ...{ rating: 0.913, reviewed: 120, matches: 97 },
};
const ours = (step, made, better) => ({ step, made, better, best: [] });

/** @param {object} [more] */
function drawn(more) {
  const did = [];
  const shown = {
    stated,
    name: 'A',
    entry,
    ours: undefined,
    differences: [entry],
    left: [],
    label: (n) => `Deal ${n}`,
  };
  const acts = { go: ({ deal, step }) => did.push([deal, step]), ask: () => did.push('ask') };
  const root = h('div', {}, statedPicture({ ...shown, ...more }, acts));
  for (const fold of root.querySelectorAll('details')) Object.assign(fold, { open: true }).acts.toggle();
  const side = (name) => root.querySelector(`[data-key="stated-${name}"]`);
  return { root, did, side };
}

test('what was played, the choice of the program and ours stand under their names', () => {
  const { root, side } = drawn({ ours: [ours(14, '5m', '6m'), ours(15, '9m', '3m')] });
  assert.deepEqual(
    root.querySelectorAll('.stated-sides dt').map((one) => one.text),
    ['Played', 'Mortal', 'Tehai'],
  );
  const sides = () => ['played', 'theirs', 'ours'].map((name) => side(name).text);
  assert.deepEqual(sides(), ['9 of characters', '2 of characters', '3 of characters']);
  assert.equal(drawn({ ours: [ours(15, '9m')] }).side('ours').text, '9 of characters');
});

test('our choice is asked for, awaited, or missing', () => {
  const { side, did } = drawn();
  side('ask').click();
  assert.deepEqual(did, ['ask']);
  const text = (found) => drawn({ ours: found }).side('ours').text;
  assert.equal(text(null), 'Tehai is reviewing the deal …');
  assert.equal(text([]), 'no choice to review');
  assert.equal(text(new Error('too large')), 'No review: too large');
});

test('each choice is marked by those who made it, and marked ones are never folded away', () => {
  const { root } = drawn({ ours: [ours(15, '9m', '7m')] });
  const [first, rest] = root
    .querySelectorAll('table')
    .map((table) => table.querySelectorAll('th[scope="row"]').map((one) => one.text));
  assert.deepEqual(
    first.map((text) => text.replace(' of characters', '')),
    ['1', '2 Mortal', '3', '4', '5', '6', '7 Tehai', '9 played'],
  );
  assert.deepEqual(rest, ['8 of characters']);
  assert.equal(root.querySelector('.is-made').querySelector('th').text, '9 of characters played');
});

test('the buttons go to the difference before and after, where there is one', () => {
  const [before, next] = [
    { deal: 1, step: 3 },
    { deal: 4, step: 5 },
  ];
  const { root, side, did } = drawn({ before, next });
  side('before').click();
  side('next').click();
  root.querySelector('.stated-list button').click();
  assert.deepEqual(did, [
    [1, 3],
    [4, 5],
    [2, 14],
  ]);
  assert.match(root.querySelector('.stated-list').text, /^Deal 2, step 149 of characters · Mortal: 2 of characters$/);
  const only = drawn({ next }).side;
  assert.deepEqual([only('before').disabled, only('next').disabled ?? false], [true, false]);
  assert.match(root.querySelector('.stated-steps').text, /1 difference$/);
});

test('what the file states of the whole review is listed', () => {
  const list = (more) =>
    drawn({ stated: { ...stated, ...more } })
      .root.querySelector('.stated-figures')
      .children.map((row) => row.children.map((one) => one.text));
  assert.deepEqual(list(), [
    ['Rating, as Mortal states', '91.3%'],
    ['Same choice as Mortal', '97 of 120'],
    ['Model, as Mortal states', 'big'],
    ['Version, as Mortal states', '4'],
  ]);
  assert.deepEqual(list({ rating: undefined, matches: undefined, model: '', version: '' }), []);
});

test('a step without an entry says so', () => {
  assert.equal(drawn({ entry: undefined }).side('none').text, 'Mortal states nothing about this step.');
});
