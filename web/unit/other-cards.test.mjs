// The score cards of rules that count fans, and of the classical rules: sums, lines, payments, reasons.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classicalCard, limitNames } from '../answer/classical-card.js';
import { fansCard } from '../answer/fans-card.js';
import { learn } from '../state/catalogue.js';
import { initial } from '../state/model.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more', 'fans']) await needWords(part);
chooseLanguage('en', false);
const groups = { mcr: 'fan', hongkong: 'faan', sichuan: 'sichuan' };
const rulesets = ({ rulesets: [id] }) => [{ id, fans: groups[id], shows: [] }];
learn(/** @type {any} */ ({ rulesets }));

const texts = (all, of) => all.querySelectorAll(of).map(({ textContent }) => textContent);
const lines = (all) =>
  all
    .querySelectorAll('.line')
    .map(({ children: [name, ...rest] }) => `${name.textContent}: ${rest.at(-1).textContent}`);
const sets = [
  { kind: 'triplet', tiles: ['2s', '2s', '2s'], closed: true },
  { kind: 'sequence', tiles: ['1m', '2m', '3m'], closed: false },
];

const fans = [
  { id: 'tile-hog', points: 2, count: 2, sets: [0] },
  { id: 'x-named', name: 'a fan of the club', points: 8, count: 1, sets: [0, 1] },
];
const counted = {
  ...{ win: true, total: 12, minimum: 8, points: 12, sets, fans, why: [], also: [], others: [] },
  excluded: [
    { id: 'x-out', name: 'left out', count: 1, by: 'tile-hog', sets: [1] },
    { id: 'x-once', name: 'used', count: 1, by: 'account-once', sets: [1] },
  ],
  payments: { E: 36, S: -20, W: -8, N: -8 },
};
/** @returns {any} */
const card = (more = {}, ruleset = 'mcr', teach = undefined) =>
  fansCard(/** @type {any} */ ({ ...initial, ruleset }), /** @type {any} */ ({ ...counted, ...more }), teach);

test('each fan has its name, how often, and what all of it is worth', () => {
  assert.deepEqual(lines(card()).slice(0, 2), ['Tile Hog × 2: 4 points', 'a fan of the club: 8 points']);
  assert.deepEqual(lines(card()).slice(2), [
    'left out: already included in Tile Hog',
    'used: may be combined only once',
  ]);
  assert.deepEqual(texts(card(), '.fact'), ['minimum 8', '12 points on a discard']);
  assert.deepEqual(lines(card({}, 'hongkong'))[0].split(': ')[1], '4 faan');
  const taught = [];
  const teach = (...given) => taught.push(given);
  card({}, 'mcr', teach).querySelector('.line').click();
  assert.deepEqual(taught, [['fan', 'tile-hog']]);
  card({}, 'sichuan', teach).querySelector('.line').click();
  assert.equal(taught.length, 1);
});

test('a fan lights all of its sets and no other tile', () => {
  const three = [...sets, { kind: 'pair', tiles: ['2s', '2s'], closed: true }];
  const all = card({ sets: three, fans: [{ ...fans[0], sets: [1, 2] }, fans[1]], excluded: [] });
  const lit = (line) => {
    line.acts.pointerenter({ currentTarget: line });
    return all.querySelectorAll('.set').map((set) => set.querySelectorAll('.is-lit').length);
  };
  const [hog, named] = all.querySelectorAll('.line');
  assert.deepEqual(lit(hog), [0, 3, 2]);
  assert.deepEqual(lit(named), [3, 3, 0]);
});

test('who pays and who gets it; of an unknown discarder what it pays above the others', () => {
  assert.deepEqual(texts(card(), '.payments li'), ['South pays 20', 'West pays 8', 'North pays 8', 'East gets 36']);
  const unknown = card({ payments: { E: 44, S: -8, W: -8, N: -8, '?': -20 } });
  assert.deepEqual(texts(unknown, '.payments li'), ['The discarder pays 28, the other two 8 each', 'East gets 44']);
  const uneven = card({ payments: { E: 44, S: -16, W: -8, '?': -20 } });
  assert.deepEqual(texts(uneven, '.payments li'), [
    'South pays 16',
    'West pays 8',
    'The discarder pays 20 more',
    'East gets 44',
  ]);
  assert.equal(texts(card({ payments: { E: 20, '?': -20 } }), '.payments li')[0], 'The discarder pays 20');
});

test('a hand below the minimum says what is missing, flowers apart, and no reason twice', () => {
  const why = [
    { id: 'below-minimum', text: 'too few' },
    { id: 'other', text: 'another reason' },
  ];
  const flowers = { id: 'flower-tiles', points: 1, count: 2, sets: [] };
  const low = card({ win: false, total: 7, why, fans: [fans[0], flowers] });
  assert.equal(low.querySelector('.sum-number').text, '5 / 8');
  assert.match(low.querySelector('.payments').text, /\b3\b.*flowers/i);
  assert.match(low.text + low.textContent, /another reason/);
  assert.doesNotMatch(low.textContent, /too few/);
});

const classical = {
  ...{ win: true, points: 36, doubles: 2, unrounded: 144, final: 144, sets, others: [] },
  pointItems: [
    { id: 'x-base', points: 20 },
    { id: 'x-triplet', points: 4, set: sets[0] },
    { id: 'x-chow', points: 2, set: sets[1] },
  ],
  doubleItems: [{ id: 'x-double', doubles: 2 }],
  limitHands: [],
  names: { 'x-double': { en: 'a double of the house' } },
};

test('a classical hand has its sum, and each set what it is worth', () => {
  const all = /** @type {any} */ (classicalCard(/** @type {any} */ (classical)));
  assert.deepEqual(texts(all, '.sum-number'), ['144']);
  assert.deepEqual(texts(all, '.sum-steps'), ['36 × 4 = 144 → 144']);
  assert.deepEqual(texts(all, '.set-note'), ['4', '2']);
  assert.deepEqual(texts(all, '.fact'), ['36 points', '2 doubles']);
  assert.deepEqual(lines(all).slice(-1), ['a double of the house: 2']);
  assert.deepEqual(
    lines(all).map((line) => line.split(': ')[1]),
    ['20', '4', '2', '2'],
  );
});

test('a limit hand has its name and no sum', () => {
  const limit = { ...classical, limitHands: ['x-limit'], names: { 'x-limit': { en: 'a hand of the house' } } };
  const all = /** @type {any} */ (classicalCard(/** @type {any} */ (limit)));
  assert.deepEqual(texts(all, '.sum-steps'), []);
  assert.equal(texts(all, '.fact.is-limit')[0], 'a hand of the house');
  assert.deepEqual(limitNames(/** @type {any} */ (limit)), ['a hand of the house']);
});
