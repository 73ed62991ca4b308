// The result of a game compared with the one in its log.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.mjs';
import { placementTable } from '../game/placement.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more']) await needWords(part);
chooseLanguage('en', null);

const seat = (place, score, points, uma) => ({ place, score, points, uma, oka: 0 });
const placement = {
  seats: [seat(2, 25500, 5500, 10000), seat(4, 20700, -29300, -20000), seat(1, 32500, 42500, 20000)],
  deposits: 0,
};
const ours = placement.seats.map(({ score, points }) => ({ score, points }));
const log = (...points) => ours.map(({ score }, chair) => ({ score, points: points[chair] }));
const name = (chair) => 'ABC'[chair];
const text = (stated) =>
  placementTable(placement, name, stated)
    .children.map((part) => part.text)
    .join('');

test('what the log states is shown where it differs, with the reason', () => {
  const rounded = text(log(6000, -29000, 42000));
  assert.match(rounded, /PointsPoints in the log1C32,500.*\+42\.5\+42\.02A.*\+5\.5\+6\.04B.*−29\.3−29\.0/);
  assert.match(rounded, /The log rounds to whole points\.$/);
  assert.doesNotMatch(rounded, /Score in the log/);
  assert.match(text(log(6000, -29000, 44000)), /rounds/, 'the first has what makes the sum 0');
  assert.match(text(log(7000, -29000, 42000)), /The log counts differently, for example with another uma\.$/);
  assert.match(text(log(5500, -29300, 42400)), /counts differently/);
  const scored = text(ours.map((one) => ({ ...one, score: one.score + 1000 })));
  assert.match(scored, /PointsScore in the log1C32,500.*33,500/);
  assert.match(scored, /counts differently/);
  assert.doesNotMatch(scored, /Points in the log/);
});

test('what the log states is left out where it agrees, or is not of these players', () => {
  const alone = text();
  assert.doesNotMatch(alone, /log/);
  for (const stated of [ours, [], ours.slice(1), [...ours, ours[0]]]) assert.equal(text(stated), alone);
});
