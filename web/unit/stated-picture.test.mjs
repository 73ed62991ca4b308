// The numbers of another program in its table: each under its own head, beside its own choice.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.mjs';
import { statedPicture } from '../review/stated-picture.js';
import { number, share, t } from '../words/index.js';

/** All elements of a tree of a class. */
function found(node, name) {
  if (Array.isArray(node)) return node.flatMap((one) => found(one, name));
  if (!node?.children) return [];
  const own = String(node.className ?? '')
    .split(' ')
    .includes(name);
  return [...(own ? [node] : []), ...found(node.children, name)];
}

const discard = (tile, more) => ({ act: 'discard', tiles: [tile], actor: 0, ...more });

/** The rows of the table of choices, as texts of their cells behind the first one. */
function table(choices) {
  const entry = {
    ...{ path: 'a', deal: 0, step: 1, riichi: false, made: 0, chosen: 1, choices },
    ...{ actual: choices[0], expected: choices[1], same: false },
  };
  const stated = { engine: 'Mortal', version: '', model: '', chair: 0, deals: [], lost: 0, faults: [], log: '' };
  const shown = { stated, name: 'A', entry, ours: null, differences: [], left: [], label: String };
  const [one] = found(statedPicture(shown, { go() {}, ask() {} }), 'stated-choices');
  return one.children.map(({ children }) => children.slice(1).map(({ text }) => text));
}

test('a probability and a value stand under their heads, beside their choice', () => {
  const rows = table([discard('1m', { prob: 0.25, q: -1.5 }), discard('2m', { prob: 0.625, q: 0.75 })]);
  const engine = { engine: 'Mortal' };
  assert.notEqual(t('stated.prob', engine), t('stated.q', engine));
  assert.deepEqual(rows, [
    [t('stated.prob', engine), t('stated.q', engine)],
    [share(0.25, 1), number(-1.5)],
    [share(0.625, 1), number(0.75)],
  ]);
});

test('what is not stated has no column, or an empty cell', () => {
  assert.deepEqual(table([discard('1m', { prob: 0.25 }), discard('2m', {})]).slice(1), [[share(0.25, 1)], ['']]);
  assert.deepEqual(table([discard('1m', { q: 2 }), discard('2m', {})]).slice(1), [[number(2)], ['']]);
});
