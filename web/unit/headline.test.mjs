// The headline of a hand with a tile to discard: the odds of the deal if they are known, else the chance if no other
// player wins.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.mjs';
import { headline, plainText } from '../answer/headline.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more']) await needWords(part);
chooseLanguage('en', null);

const discards = ['1z', '9p'].map((tile, i) => ({
  tile,
  shanten: 2,
  tiles: [],
  kinds: 4,
  total: 14 - i,
  chance: { chance: 0.31 - i / 10, behind: 3 * i },
}));
const rows = discards.map(({ tile, chance }) => ({ discard: tile, win: [chance.chance] }));
const value = { model: 'improve', rows };

/** @param {object[]} list */
const say = (list) => {
  const answer = { stage: 'far', analysis: { shanten: { best: 2 }, discards: list } };
  const { line, more } = headline(/** @type {any} */ ({}), /** @type {any} */ (answer), /** @type {any} */ ({ value }));
  return [line, ...(more ?? [])].join(' ').replace(/<[^>]*>/g, '');
};

test('the chance of a hand by itself is called so', () => {
  assert.match(say(discards), /Win chance 31(\.0)?% if nobody else wins/);
  assert.doesNotMatch(say(discards), /deal-in/);
});

test('where the rivals are known the odds of the deal stand in its place', () => {
  const odds = { win: 0.137, dealIn: 0.152, others: 0.719, draw: 0.144, points: -1200 };
  const text = say(discards.map((one, i) => (i ? one : { ...one, odds })));
  assert.match(text, /win chance 13\.7%, deal-in 15\.2%, draw 14\.4%/);
  assert.doesNotMatch(text, /nobody else/);
});

test('after the equally good discards comes the next best one', () => {
  const list = ['1z', '9p', '3s'].map((tile, at) => ({ ...discards[0], tile, total: 14 - at }));
  const chances = { '1z': 0.31, '9p': 0.3, '3s': 0.2 };
  const rows = list.map(({ tile }) => ({ discard: tile, win: [chances[tile]] }));
  const answer = { stage: 'far', analysis: { shanten: { best: 2 }, discards: list } };
  const odds = { value: { model: 'improve', rows } };
  const { more = [] } = headline(/** @type {any} */ ({}), /** @type {any} */ (answer), /** @type {any} */ (odds));
  const last = more.map(plainText).filter(Boolean);
  assert.match(last.at(-2), /9 of circles 30\.0%/);
  assert.match(last.at(-1), /3 of bamboos? 20\.0%/);
});
