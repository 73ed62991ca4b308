// The answer as a whole: the score of a hand that was won in an unknown way, the hand of a player who did not win, and
// what stays while the text has an error.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPanel } from '../answer/answer.js';
import { scoreCard } from '../answer/card.js';
import { h } from '../lib/dom.js';
import { learn } from '../state/catalogue.js';
import { initial } from '../state/model.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more', 'cards']) await needWords(part);
chooseLanguage('en', null);

const shows = { 'riichi-tenhou': ['dora', 'riichi', 'settle'], club: ['losers'] };
const core = /** @type {any} */ ({
  rulesets: ({ rulesets: [id] }) => [{ id, shows: shows[id], absent: [], reds: 1, room: 14 }],
  possible: ({ situation }) => ({ circumstances: [], drop: [], dropped: [], situation }),
});
learn(core);
const sets = [];
const context = /** @type {any} */ ({
  ...{ core, engine: () => core, hasScorekeeper: true, verdict: null, taken: null },
  store: { get: () => initial, set: (next) => sets.push(next) },
});
globalThis.scrollTo = () => {};

const tiles = (n) => Array.from({ length: n }, (_, at) => `${(at % 9) + 1}${'mps'[Math.floor(at / 9)]}`);
const hand = (n) => /** @type {any} */ ({ closed: tiles(n), melds: [], flowers: [] });
const score = (points) => ({
  ...{ win: true, han: 1, fu: 30, points, limit: '', yakuman: 0, why: [], sets: [] },
  ...{ payments: { E: points, '?': -points }, yaku: [], fuItems: [], others: [] },
});

test('when it is unknown how a hand was won, the card assumes the way that is shown', () => {
  const ways = { ron: { win: false, why: [] }, tsumo: score(1500) };
  const answer = { stage: 'complete', hand: hand(14), score: ways.tsumo, ways };
  const card = h('div', {}, scoreCard(context, initial, /** @type {any} */ (answer)));
  const { textContent } = /** @type {any} */ (card).querySelector('.assumed');
  assert.match(textContent, /self-draw/);
  /** @type {any} */ (card).querySelector('[data-key="take"]').click();
  assert.equal(context.taken.situation.selfDrawn, true);
  assert.deepEqual(sets.at(-1), { view: 'sitting' });
  const both = { ...answer, score: score(1000) };
  const ron = h('div', {}, scoreCard(context, initial, /** @type {any} */ ({ ...both, ways: { ron: both.score } })));
  assert.doesNotMatch(/** @type {any} */ (ron).querySelector('.assumed').textContent, /self-draw/);
});

const ready = (n) =>
  /** @type {any} */ ({
    ...{ stage: 'ready', hand: hand(n), pays: [] },
    analysis: { shanten: { best: 0 }, waits: [] },
  });

test('under rules that score every hand a hand of 13 has the value it would have for a loser', () => {
  const loser = (state, answer) => {
    const panel = answerPanel(context);
    panel.update({ ...initial, ...state }, answer);
    return /** @type {any} */ (panel.element).querySelector('[data-key="fold-loser"]') !== null;
  };
  assert.equal(loser({ ruleset: 'club' }, ready(13)), true);
  assert.equal(loser({ ruleset: 'club' }, ready(14)), false, 'a tile has to be discarded first');
  assert.equal(loser({}, ready(13)), false);
});

test('while the text has an error the last answer stays, and is marked', () => {
  const panel = answerPanel(context);
  const all = /** @type {any} */ (panel.element);
  const stale = () => [all.classList.contains('is-stale'), all.dataset.stage];
  panel.update({ ...initial, text: '1' }, ready(13));
  const said = all.querySelector('.sentence').textContent;
  assert.deepEqual(stale(), [false, 'ready']);
  panel.update({ ...initial, text: '1x' }, /** @type {any} */ ({ fault: { code: 'x' }, stage: 'empty' }));
  assert.deepEqual(stale(), [true, 'ready']);
  assert.equal(all.querySelector('.sentence').textContent, said);
  panel.update({ ...initial, text: '12' }, ready(13));
  assert.deepEqual(stale(), [false, 'ready']);
});
