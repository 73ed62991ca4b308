// What a search of many games shows: how often each kind of mistake was made, and each place that was found.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.mjs';
import { mistakeFigures } from '../survey/search-figures.js';
import { countLine, placeButton } from '../survey/search-results.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more', 'review']) await needWords(part);
chooseLanguage('en', null);

const row = { id: 'late-fold', made: 12, decisions: 340, rate: 3.529, low: 2.03, high: 6.06 };

/** @param {object[]} rows */
function figures(...rows) {
  const looked = [];
  return { items: mistakeFigures({ rows, enough: 100 }, (id) => looked.push(id)).children, looked };
}

test('a kind of mistake has its rate, its interval and a button for its decisions', () => {
  const { items, looked } = figures(row, { ...row, id: 'furiten', made: 1, rate: 0.3 });
  const [first] = items;
  assert.equal(first.querySelector('summary').text, 'Fold too late');
  assert.equal(first.querySelector('p').text, '3.5 per 100 decisions (12 of 340; 95% interval 2–6.1)');
  assert.deepEqual(
    items.map((item) => item.querySelector('button').text),
    ['Show these 12', 'Show these 1'],
  );
  items[1].querySelector('button').click();
  items[0].querySelector('button').click();
  assert.deepEqual(looked, ['furiten', 'late-fold']);
});

test('too few decisions have no rate, and no mistake has no button', () => {
  const { items } = figures({ id: 'furiten', made: 0, decisions: 40 });
  assert.equal(items[0].querySelector('p').text, 'Not enough cases: 40 decisions, 100 are needed.');
  assert.equal(items[0].querySelector('button'), null);
});

test('a rate over time goes from the first stretch to the last', () => {
  const over = [
    { from: '20240105', rate: 5.04 },
    { from: '20240309', rate: 2 },
    { from: '20240511', rate: 3.26 },
  ];
  const graph = figures({ ...row, over }).items[0].querySelector('svg');
  assert.equal(graph.text, 'Fold too late per 100 decisions over time: from 5 to 3.3');
  const heights = graph
    .querySelector('polyline')
    .getAttribute('points')
    .split(' ')
    .map((at) => +at.split(',')[1]);
  assert.ok(heights[0] < heights[2] && heights[2] < heights[1], heights.join());
  assert.equal(figures({ ...row, over: over.slice(0, 1) }).items[0].querySelector('svg'), null);
});

test('the number of places is said with what was searched', () => {
  const answer = { places: 12, deals: 9, files: 4, moments: 5600, of: 'moments' };
  assert.equal(countLine(answer, 3.4), '12 moments in 9 deals of 4 games; 5,600 moments searched in 3 ms.');
  assert.equal(
    countLine({ ...answer, of: 'deals' }, 3.4),
    '12 deals in 4 games, each player counted; 5,600 moments searched in 3 ms.',
  );
  assert.equal(countLine({ ...answer, places: 0 }, 7), 'Nothing found; 5,600 moments searched in 7 ms.');
});

const place = {
  ...{ round: 'S', number: 2, step: 31, event: 'discard', wind: 'W', tile: '5p', tiles: ['1m', '2m'], payment: -3900 },
  melds: [{ tiles: ['7z', '7z', '7z'] }],
};

test('a place has its game, its picture and what happened, and opens', () => {
  let opened = 0;
  const button = placeButton(place, 'a.xml', () => (opened += 1));
  assert.equal(button.querySelector('.moment-place').text, 'a.xml · South 2, step 31');
  const shown = button
    .querySelector('.search-picture')
    .children.map((part) => part.children.map((one) => one.dataset.tile).join(' '));
  assert.deepEqual(shown, ['1m 2m', '5p', '7z 7z 7z']);
  assert.equal(button.querySelector('.quiet-text').text, 'W, discard 5 of circles, −3,900 points in the deal');
  button.click();
  assert.equal(opened, 1);
});

test('waits, danger, loss, mistakes and the value of a win are said where they are known', () => {
  const said = (more) => placeButton({ ...place, ...more }, '', () => {}).querySelector('.quiet-text').text;
  const more = { tile: '', waits: ['3s', '6s'], danger: 0, loss: 800, mistakes: ['furiten', 'late-fold'] };
  assert.equal(
    said({ ...more, event: 'riichi' }),
    'W, riichi, waits for 3 of bamboos 6 of bamboos, Danger 0%, −800 points, Wrong furiten, Fold too late, ' +
      '−3,900 points in the deal',
  );
  assert.equal(said({ event: 'win', value: 8000, payment: 9300 }), 'W, win 5 of circles, won 8,000 points');
  assert.match(said({ payment: 1200 }), /\+1,200 points in the deal$/);
});
