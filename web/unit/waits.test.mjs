// A hand that waits, and one that has won in an unknown way: what each wait and each way pays, and the buttons.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasNoYaku, noYakuText, waysOut } from '../answer/no-yaku.js';
import { waitTiles } from '../answer/waits.js';
import { assumed, waysRow } from '../answer/ways.js';
import { h } from '../lib/dom.js';
import { learn } from '../state/catalogue.js';
import { initial } from '../state/model.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more', 'fans']) await needWords(part);
chooseLanguage('en', null);

const core = /** @type {any} */ ({
  rulesets: ({ rulesets: [id] }) => [
    { id, shows: id === 'mcr' ? ['minimum'] : ['dora', 'riichi'], absent: [], reds: 1, room: 14 },
  ],
  possible: () => ({ circumstances: [], dropped: [{ of: 'uraIndicators', text: 'too many' }] }),
});
learn(core);

const won = (points, payments = {}) => ({ win: true, points, payments });
const short = { win: false, fans: [{ id: 'flower-tiles', count: 1 }], total: 6, minimum: 8 };
const noYaku = { win: false };
/** @returns {any} */
const drawn = (pays, ruleset = 'riichi-tenhou', context = {}) =>
  h(
    'div',
    {},
    waitTiles(/** @type {any} */ (context), /** @type {any} */ ({ ruleset }), /** @type {any} */ ({ pays })),
  );
const payments = (card) =>
  card.querySelectorAll('.wait-pays div').map(({ children }) => children.map(({ text }) => text).join(' '));

test('a wait shows its copies, its kind, and what ron and self-draw pay', () => {
  const two = { tile: '3p', left: 2, kind: 'two-sided', ron: won(2000), tsumo: won(2700) };
  const none = { tile: '6p', left: 0, kind: 'two-sided', ron: noYaku, tsumo: won(1000), would: 'wait.wouldDraw' };
  const cards = drawn([two, none]).querySelectorAll('.wait');
  assert.deepEqual(
    cards.map((card) => card.querySelector('.wait-facts').children[0].text),
    ['2 left · two-sided', 'none left · two-sided'],
  );
  assert.deepEqual(payments(cards[0]), ['ron 2,000', 'self-draw 2,700']);
  assert.deepEqual(payments(cards[1]), ['ron no yaku', 'self-draw 1,000']);
  assert.deepEqual(
    cards.map((card) => card.querySelector('.would')?.text),
    [undefined, 'no yaku by ron: a self-draw would give one'],
  );
  assert.deepEqual(
    cards.map(({ classList }) => classList.contains('is-gone')),
    [false, true],
  );
});

test('rules that count fans have their own words, and name what a win lacks without its flowers', () => {
  const [card] = drawn(
    [{ tile: '3p', left: 1, kind: 'single', ron: short, tsumo: { ...short, win: true } }],
    'mcr',
  ).querySelectorAll('.wait');
  assert.equal(card.querySelector('.wait-facts').children[0].text, '1 left · single');
  assert.deepEqual(payments(card), ['discard 5 / 8', 'self-draw 6']);
});

test('a click on a wait draws it; without a price there is none', () => {
  const edits = [];
  const all = drawn([{ tile: '3p', left: 1 }], 'riichi-tenhou', { edit: (change) => edits.push(change) });
  assert.equal(all.querySelector('.wait-pays'), null);
  all.querySelector('.wait-tile').click();
  assert.deepEqual(edits[0]({ closed: ['4p', '1m'], melds: [], flowers: [] }, initial).closed, ['1m', '3p', '4p']);
});

test('a hand without yaku says whether a self-drawn tile wins', () => {
  const say = (...pays) => noYakuText(/** @type {any} */ ({ pays }));
  assert.equal(say({ ron: noYaku, tsumo: noYaku }), 'Ready, but without a yaku: it cannot win.');
  assert.equal(
    say({ ron: noYaku, tsumo: noYaku }, { ron: noYaku, tsumo: won(1000) }),
    'Ready, but without a yaku: only a self-drawn tile wins.',
  );
  assert.equal(say({ ron: short, tsumo: short }), 'Ready, but below the minimum: it cannot win.');
  assert.equal(say({ ron: short, tsumo: won(9) }), 'Ready, but below the minimum: only a self-drawn tile wins.');
  const has = (...pays) => hasNoYaku(/** @type {any} */ ({ pays }));
  assert.deepEqual(
    [has(), has({}), has({ ron: noYaku }), has({ ron: noYaku }, { ron: won(1) })],
    [false, false, true, false],
  );
});

test('a hand that riichi would give a yaku has a button for it', () => {
  const sets = [];
  const context = /** @type {any} */ ({ store: { set: (next) => sets.push(next) } });
  const state = /** @type {any} */ ({ situation: { seatWind: 'S' } });
  globalThis.HTMLElement ??= /** @type {any} */ (class {});
  const out = (would, ron = noYaku) =>
    waysOut(context, state, /** @type {any} */ ({ stage: 'ready', pays: [{ ron, would }] }), h('div'))?.filter(Boolean);
  const [button] = /** @type {any} */ (out('wait.wouldRiichi'));
  assert.equal(button.text, 'Declare riichi');
  button.click();
  assert.deepEqual(sets, [{ situation: { seatWind: 'S', riichi: 1 } }]);
  assert.deepEqual(out('wait.wouldLast'), []);
  assert.equal(out('wait.wouldRiichi', won(1000)), undefined);
});

test('ron and self-draw stand side by side, and a click chooses one', () => {
  let state = /** @type {any} */ ({ ...initial, situation: { seatWind: 'S' } });
  const context = /** @type {any} */ ({
    core,
    store: { get: () => state, set: (next) => (state = { ...state, ...next }) },
  });
  const ron = won(3900, { S: 3900, '?': -3900 });
  const tsumo = won(4000, { S: 4000, E: -2000, W: -1000, N: -1000 });
  const row = /** @type {any} */ (waysRow(context, /** @type {any} */ ({ ron, tsumo }), /** @type {any} */ (tsumo)));
  const parts = row.querySelectorAll('.way').map(({ children }) => children.map(({ text }) => text).join('; '));
  assert.deepEqual(parts, ['ron; 3,900; ', 'self-draw; 4,000; 1,000 / 2,000']);
  assert.deepEqual(
    row.querySelectorAll('.is-shown').map(({ dataset }) => dataset.key),
    ['way-selfDrawn'],
  );
  row.querySelector('[data-key="way-ron"]').click();
  assert.deepEqual(state.situation, { seatWind: 'S', selfDrawn: false });
  row.querySelector('[data-key="way-selfDrawn"]').click();
  assert.equal(state.situation.selfDrawn, true);
  const dealer = won(6000, { E: 6000, S: -2000, W: -2000, N: -2000 });
  assert.match(
    /** @type {any} */ (waysRow(context, /** @type {any} */ ({ ron: noYaku, tsumo: dealer }), ron)).textContent,
    /no yaku.*2,000 each$/,
  );
});

test('a line says what the score assumes and what it leaves out', () => {
  const hand = { closed: ['1m'], melds: [], flowers: [] };
  const say = (more) =>
    assumed(/** @type {any} */ ({ core }), /** @type {any} */ ({ ...initial, ...more }), hand)?.textContent;
  const without = 'Not counted: Ura indicators (too many).';
  assert.equal(say({}), `Assumes: dealer, East round, ron, no riichi, no dora indicators. ${without}`);
  const situation = { seatWind: 'W', roundWind: 'S', selfDrawn: true, riichi: 1 };
  assert.equal(
    say({ situation, indicators: ['1z'] }),
    `Assumes: West seat, South round, self-draw, riichi. ${without}`,
  );
  assert.match(say({ situation: { riichi: 2 } }), /ron, double riichi/);
  assert.equal(say({ ruleset: 'mcr' }), without);
});
