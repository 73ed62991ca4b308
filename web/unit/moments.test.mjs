// What a review says of a decision, what a hint says of the next, and what is missing of a log.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutJudged, cutText } from '../replay/cut.js';
import { momentLines } from '../review/moment.js';
import { hintLines } from '../table/hint.js';
import { chooseLanguage, needWords } from '../words/index.js';

globalThis.document = {
  createElement: () => ({
    dataset: {},
    style: {},
    children: [],
    setAttribute() {},
    addEventListener() {},
    append(child) {
      this.children.push(child);
    },
    get text() {
      return this.children.map((child) => child.text ?? child).join('');
    },
  }),
};
for (const part of ['first', 'more', 'review']) await needWords(part);
chooseLanguage('en', null);

const move = (more) => ({
  ...{ step: 3, chair: 0, kind: 'discard', made: '1m', better: 'Ed9t', row: 1 },
  best: [
    { tile: '9p', reason: { id: 'touches-nothing', tiles: ['9p'] } },
    { tile: '1m', reason: { id: 'as-good', tiles: ['9p'] } },
  ],
  loss: { win: 0.031, points: 420, weight: 668 },
  ...more,
});
const lines = (more) =>
  momentLines(move(more))
    .flat(Infinity)
    .filter(Boolean)
    .map((line) => line.text);
const has = (list, text) => list.some((line) => line.includes(text));

test('what was lost is said as far as it shows', () => {
  assert.ok(has(lines(), '−420 points, −3% chance to win'), lines().join());
  assert.ok(
    has(lines({ loss: { win: 0.0004, points: 420 } }), '−420 points') &&
      !has(lines({ loss: { win: 0.0004, points: 420 } }), 'chance'),
  );
  assert.ok(
    has(lines({ loss: { win: 0.2, points: 0.4 } }), '−20% chance to win') &&
      !has(lines({ loss: { win: 0.2, points: 0.4 } }), 'points'),
  );
});

test('what is as good as the first says nothing of what was made', () => {
  const why = lines().filter((line) => / 9p|9 of circles/.test(line) || /^1/.test(line));
  assert.ok(!has(lines(), 'as good'), lines().join());
  assert.ok(why.length >= 1);
});

test('luck is told with the wall, without it, and where nothing was left in it', () => {
  assert.ok(has(lines({ luck: { draws: 3, hoped: 1, came: 1, wall: 6, soon: 4 } }), '4 of the 6 tiles hoped for'));
  assert.ok(has(lines({ luck: { draws: 3, hoped: 1, came: 1, wall: 6, soon: 0 } }), '0 of the 6 tiles hoped for'));
  assert.ok(has(lines({ luck: { draws: 3, hoped: 1, came: 0, wall: 0, soon: 0 } }), 'none of the tiles hoped for'));
  assert.ok(has(lines({ luck: { draws: 3, hoped: 1.25, came: 2 } }), '2 of the next 3 draws helped'));
  assert.ok(!has(lines({ luck: { draws: 0, hoped: 0, came: 0 } }), 'Luck'));
});

test('a hint names the next discard, not the same again', () => {
  const best = [
    { tile: '9p', reason: { id: 'touches-nothing', tiles: ['9p'] } },
    { tile: '1m', reason: { id: 'touches-nothing', tiles: ['1m'] } },
  ];
  const said = hintLines({ command: 'Ed9t', reason: best[0].reason, best }, true);
  assert.equal(said.length, 2);
  assert.ok(said[0].includes('9') && !/\b9\b/.test(said[1]) && said[1].includes('1'), said.join());
});

test('what is missing of a log is one sentence', () => {
  const after = { deal: 2, round: 'E', number: 3, repeat: 0 };
  assert.equal(cutText({ whole: 6, deals: 8, after }), 'Cut after East 3: 6 of 8 deals are whole.');
  assert.equal(cutText({ whole: 7, deals: 8 }), 'Cut within the first deal: 7 of 8 deals are whole.');
  assert.equal(cutText({ whole: 3, deals: 3, after }), 'Cut after East 3: a part is missing; 3 deals are whole.');
  assert.match(cutJudged({ whole: 6, deals: 8, after }), /as far as the record goes/);
  assert.doesNotMatch(cutJudged({ whole: 3, deals: 3, after }), /as far as the record goes/);
});
