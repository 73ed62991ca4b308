// What a seat could know in a replay: the copies of its tiles, its best discards, and the seat that is looked at.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.mjs';
import { analysisPanel } from '../replay/analysis.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more', 'review']) await needWords(part);
chooseLanguage('en', null);

const seats = ['E', 'S', 'W', 'N'].map((wind, chair) => ({ wind, closed: [`${chair + 2}s`, '1m'] }));
const wall = { tiles: ['4p', '4p', '0p', '7p', '1z'] };
const sight = (chair) => ({
  ...{ hand: `hand ${chair}`, seen: ['1z'], river: ['2z'], rivals: [], players: 4, ruleset: 'riichi-tenhou' },
  ...{ options: {}, situation: {} },
});

/** The panel after a drawing. @param {object} value of the analysis @param {object} [more] */
function drawn(value, { state = {}, seat = 0, made, danger, seen = sight } = {}) {
  const asked = [];
  const core = {
    analyze: (request) => (asked.push(request.hand), value),
    danger: () => danger ?? { tiles: [] },
  };
  const panel = analysisPanel({
    core: () => core,
    sight: seen,
    link: (chair) => `#hand-${chair}`,
    name: (chair) => `P${chair + 1}`,
  });
  const shown = { key: 'a', state: { players: 4, seats, wall, ...state }, seat, madeBy: (chair) => made?.[chair] };
  panel.update(shown);
  const { element } = panel;
  const pressed = () => element.querySelectorAll('[aria-pressed="true"]').map((one) => one.text);
  return { panel, element, asked, shown, pressed };
}
const table = (element) =>
  element.querySelectorAll('tr').map((row) => row.children.map((cell) => cell.text.replace(/●/g, '')));
const waits = [
  { tile: '4p', left: 4 },
  { tile: '7p', left: 3 },
];

test('each wait has the copies not seen and those in the wall, with both sums', () => {
  const { element } = drawn({ shanten: { best: 0 }, waits });
  assert.equal(element.querySelector('h3').text, 'Waits');
  assert.deepEqual(table(element), [
    ['Tile', 'Unseen', 'In the wall'],
    ['4 of circles', '4', '2'],
    ['7 of circles', '3', '1'],
    ['Total', '7', '3'],
  ]);
  assert.deepEqual(
    element.querySelectorAll('.pips').map((one) => one.textContent),
    ['●●', '●'],
  );
});

test('red fives are copies of their kind', () => {
  const { element } = drawn({ shanten: { best: 0 }, waits: [{ tile: '5p', left: 2 }] });
  assert.deepEqual(table(element).at(-1), ['Total', '2', '1']);
});

test('an unknown wall has no column', () => {
  for (const tiles of [undefined, ['4p', '?']]) {
    const { element } = drawn({ shanten: { best: 0 }, waits }, { state: { wall: { tiles } } });
    assert.deepEqual(table(element)[0], ['Tile', 'Unseen']);
    assert.deepEqual(table(element).at(-1), ['Total', '7']);
    assert.ok(element.text.includes('The record does not say what is left in the wall.'));
  }
  assert.ok(!drawn({ shanten: { best: 0 }, waits }).element.text.includes('The record does not say'));
});

test('a hand that is not ready has its useful tiles, a complete one neither', () => {
  const say = (element) => element.querySelector('.analysis-say').text;
  const far = drawn({ shanten: { best: 2 }, draws: { tiles: waits } }).element;
  assert.deepEqual([say(far), far.querySelector('h3').text], ['2 tiles from ready.', 'Useful tiles']);
  assert.equal(say(drawn({ shanten: { best: 1 } }).element), 'One tile from ready.');
  assert.equal(say(drawn({ shanten: { best: 0 } }).element), 'Ready.');
  const complete = drawn({ shanten: { best: -1 }, draws: { tiles: waits }, discards: [discard('1m', 0, 4)] }).element;
  assert.equal(say(complete), 'Complete.');
  assert.equal(complete.querySelector('h3'), null);
  const furiten = drawn({ shanten: { best: 0 }, furiten: { tiles: ['4p'] } }).element;
  assert.equal(say(furiten), 'Ready. Furiten: 4 of circles is among this seat’s discards.');
});

test('the seat at the bottom is shown until another is chosen', () => {
  const value = { shanten: { best: 1 } };
  const { panel, element, asked, shown, pressed } = drawn(value, { seat: 1 });
  assert.deepEqual(pressed(), ['South']);
  assert.match(element.querySelector('.analysis-hand').text, /^Hand of South P2/);
  assert.equal(element.querySelector('a').getAttribute('href'), '#hand-1');
  element.querySelector('[data-key="seat-3"]').click();
  assert.deepEqual(pressed(), ['North']);
  assert.equal(element.querySelector('a').getAttribute('href'), '#hand-3');
  panel.update({ ...shown, key: 'b', seat: 2 });
  assert.deepEqual(pressed(), ['North']);
  panel.follow();
  panel.update({ ...shown, key: 'c', seat: 2 });
  assert.deepEqual(pressed(), ['West']);
  assert.deepEqual(asked, ['hand 1', 'hand 3', 'hand 3', 'hand 2']);
  panel.update({ ...shown, key: 'c', seat: 2 });
  assert.equal(asked.length, 4, 'the same place is not computed again');
});

test('a hand with unknown tiles is not analysed', () => {
  const hidden = seats.map((seat) => ({ ...seat, closed: ['1m', '?'] }));
  const { element, asked } = drawn({ shanten: { best: 1 } }, { state: { seats: hidden } });
  assert.ok(element.text.includes('Some tiles of this hand were never shown.'));
  assert.equal(element.querySelector('a'), null, 'nor opened in the Hand view');
  assert.deepEqual(asked, []);
});

test('a hand that cannot be analysed says why', () => {
  const seen = () => {
    throw Object.assign(new Error('a joker'), { code: 'joker' });
  };
  assert.match(drawn({}, { seen }).element.text, /supports only the 34 standard kinds of tiles/);
});

const discard = (tile, shanten, total, more) => ({ tile, shanten, total, tiles: [], ...more });
const list = [
  discard('1z', 1, 20),
  discard('5m', 1, 16),
  ...['2m', '3m', '4m', '6m', '7m', '8m'].map((tile, at) => discard(tile, 2, 30 - at)),
];
const items = (element) => element.querySelectorAll('.analysis-discards li');

test('the best six discards are listed, and the one that was made', () => {
  const { element } = drawn({ shanten: { best: 1 }, discards: list }, { made: { 0: '8m' } });
  assert.deepEqual(
    items(element).map((one) => one.text.replace('1 from ready', 'next').replace('2 from ready', 'far')),
    [
      ...['Eastnext20 tiles', '5 of charactersnext16 tiles', '2 of charactersfar30 tiles'],
      ...['3 of charactersfar29 tiles', '4 of charactersfar28 tiles', '6 of charactersfar27 tiles'],
      '8 of charactersfar25 tilesplayed',
    ],
  );
  assert.deepEqual(
    items(element).map((one) => one.classList.contains('is-made')),
    [...Array(6).fill(false), true],
  );
  const bars = items(element).map((one) => one.querySelector('.bar').children[0].styles['inline-size']);
  assert.deepEqual(bars, ['100%', '80%', '0%', '0%', '0%', '0%', '0%']);
});

test('the discard of another seat is not marked', () => {
  const { element } = drawn({ shanten: { best: 1 }, discards: list }, { made: { 1: '5m' } });
  assert.ok(!element.text.includes('played'));
});

test('what is said of the discard depends on how it compares with the best', () => {
  const said = (made, rows = list) =>
    drawn({ shanten: { best: 1 }, discards: rows }, { made: { 0: made } }).element.querySelector('section p').text;
  assert.equal(said('1z'), 'The discard is among the best.');
  assert.equal(said('0m'), said('5m'));
  assert.match(said('5m'), /^Discarded: 5 of characters. 4 tiles fewer help/);
  assert.equal(said('8m'), 'Discarded: 8 of characters. That goes back a step.');
  const asGood = [list[0], discard('5m', 1, 18, { reason: { id: 'as-good', tiles: ['1z'] } })];
  assert.equal(said('5m', asGood), 'The discard is among the best.');
  assert.match(said('5m', [list[0], discard('5m', 1, 20)]), /^Discarded: 5 of characters. Tehai suggests East\.$/);
});

test('dangers are shown if one is high enough, with the class against the most dangerous rival', () => {
  const rows = (danger) => [discard('1z', 1, 20, { danger: 0.004 }), discard('0m', 1, 16, { danger })];
  const rivals = [
    { chance: 0.02, class: 'suji' },
    { chance: 0.09, class: 'no-suji' },
  ];
  const marks = (high) =>
    drawn({ shanten: { best: 1 }, discards: rows(high) }, { danger: { tiles: [{ tile: '5m', rivals }] } })
      .element.querySelectorAll('.analysis-danger')
      .map((one) => one.text);
  assert.deepEqual(marks(0.009), []);
  const [safe, high] = marks(0.123);
  assert.equal(safe, 'Danger 0.4%');
  assert.match(high, /^Danger 12\.3% no suji$/);
});

test('tiles that may not be discarded after a call are named', () => {
  const seen = (chair) => ({ ...sight(chair), kept: ['3m'] });
  const text = (more) => drawn({ shanten: { best: 1 } }, more).element.text;
  assert.match(text({ seen }), /Not allowed after this call: 3 of characters/);
  assert.doesNotMatch(text({}), /Not allowed/);
});

test('a chosen seat that a game of three does not have gives way to the one at the bottom', () => {
  const { panel, element, shown, pressed } = drawn({ shanten: { best: 1 } });
  element.querySelector('[data-key="seat-3"]').click();
  panel.update({ ...shown, key: 'three', state: { ...shown.state, players: 3, seats: seats.slice(0, 3) }, seat: 1 });
  assert.deepEqual(pressed(), ['South']);
});

test('the discard of the chosen seat is compared, not that of the seat at the bottom', () => {
  const { element } = drawn({ shanten: { best: 1 }, discards: list }, { made: { 2: '1z' } });
  assert.equal(element.querySelector('.is-made'), null);
  element.querySelector('[data-key="seat-2"]').click();
  assert.equal(element.querySelector('.is-made').children[0].text, 'East');
});

test('a hand without waits has its useful tiles', () => {
  const { element } = drawn({ shanten: { best: 1 }, waits: [], draws: { tiles: waits } });
  assert.equal(element.querySelector('h3').text, 'Useful tiles');
});
