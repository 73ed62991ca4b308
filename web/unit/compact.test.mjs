// The compact form of a score on another site: its two lines for each kind of rules.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compactAnswer } from '../elements/compact.js';
import { chooseLanguage, loadLanguage, needWords } from '../words/index.js';

await loadLanguage('en');
chooseLanguage('en', null);
await needWords('more');

const full = document.createElement('div');
const compact = compactAnswer(full, () => 'One from ready.');
const [first, second] = ['strong', '.compact-lines .quiet-text'].map((one) => compact.element.querySelector(one));
/** Both lines for an answer. */
function lines(answer, ruleset = 'riichi-tenhou') {
  compact.update({ ruleset }, answer);
  return [first.text, second.text];
}
const mangan = {
  win: true,
  yaku: [],
  yakuman: 0,
  limit: 'mangan',
  han: 5,
  fu: 40,
  points: 8000,
  payments: { E: -4000, S: 8000, W: -2000, N: -2000 },
};

test('a hand that does not win has its sentence alone', () => {
  assert.deepEqual(lines({}), ['One from ready.', '']);
  assert.ok(compact.element.contains(full), 'the whole answer lies within');
});

test('a limit hand names what it was counted from, then who pays', () => {
  const pays = 'East pays 4,000 · West pays 2,000 · North pays 2,000';
  assert.equal(lines({ score: mangan })[1], `5 han 40 fu · ${pays}`);
  assert.equal(lines({ score: { ...mangan, limit: '' } })[1], pays, 'the sentence has the count');
  assert.equal(lines({ score: { ...mangan, limit: 'yakuman', yakuman: 1 } })[1], pays);
  assert.match(lines({ score: mangan })[0], /8,000/);
});

test('both ways of winning stand where it is unknown how the hand was won', () => {
  const ron = { ...mangan, limit: '', payments: { '?': -8000 } };
  const ways = { ron, tsumo: { ...mangan, points: 8100, limit: '' } };
  assert.match(lines({ score: ron, ways })[1], /^ron 8,000 \(.* pays 8,000\) · self-draw 8,100$/);
  const none = { win: false, yaku: [] };
  assert.match(
    lines({ score: ways.tsumo, ways: { ron: none, tsumo: ways.tsumo } })[1],
    /^ron no yaku · self-draw 8,100 \(East/,
  );
});

test('a classical hand has its sum', () => {
  const score = { win: true, pointItems: [], doublings: [], points: 36, doubles: 1, unrounded: 72, final: 72 };
  const [, counted] = lines({ score: { ...score, limitHands: [] } }, 'classical');
  assert.equal(counted, '36 × 2 = 72');
  assert.equal(lines({ score: { ...score, limitHands: ['x'] } }, 'classical')[1], '');
});
