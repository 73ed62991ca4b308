// The keys of the picker: where a tile goes in each mode.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { picker } from '../hand/picker.js';
import { h } from '../lib/dom.js';
import { learn } from '../state/catalogue.js';
import { initial } from '../state/model.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more']) await needWords(part);
chooseLanguage('en', null);

/** The picker with a state that its keys change. @param {any} [core] the module */
function opened(more, picking, core = null) {
  let state = /** @type {any} */ ({ ...initial, ...more });
  const notices = [];
  let heard = (..._) => {};
  const store = {
    get: () => state,
    set(next) {
      const before = state;
      state = { ...state, ...next };
      heard(state, before);
    },
    subscribe: (listener) => void (heard = listener),
    canUndo: () => false,
    canRedo: () => false,
  };
  const hand = { closed: [], melds: [], flowers: [] };
  const context = /** @type {any} */ ({ core, picking, hand, store, notify: (text) => notices.push(text) });
  const made = picker(context, h('div', {}));
  const all = /** @type {any} */ (made.element);
  const pick = (tile) => all.querySelector(`[data-pick="${tile}"]`).click();
  const update = () => made.update(state, /** @type {any} */ (hand));
  return { all, pick, notices, update, now: () => state };
}

test('a discard of another player is added last to that river', () => {
  const picking = { mode: 'rival', where: { rival: 'S' } };
  const south = { wind: 'S', river: ['1z', '9p'], riichi: 2, melds: ["1'23m"] };
  const north = { wind: 'N', river: ['3s'] };
  const { pick, now } = opened({ rivals: [south, north] }, picking);
  for (const tile of ['4m', '0s']) pick(tile);
  picking.where.rival = 'W';
  for (const tile of ['7z', '2p']) pick(tile);
  const of = (wind) => now().rivals.filter((rival) => rival.wind === wind);
  assert.deepEqual(of('S'), [{ ...south, river: ['1z', '9p', '4m', '0s'] }]);
  assert.deepEqual(of('N'), [north]);
  assert.deepEqual(of('W'), [{ wind: 'W', river: ['7z', '2p'] }]);
});

test('other tiles go to the indicators, the own river and the tiles seen elsewhere, in the order of the clicks', () => {
  const picking = { mode: 'indicator', where: { indicator: 'dora', seen: 'elsewhere' } };
  const { pick, now } = opened({}, picking);
  for (const tile of ['4m', '1z']) pick(tile);
  picking.where.indicator = 'ura';
  for (const tile of ['9s', '2s']) pick(tile);
  picking.mode = 'seen';
  for (const tile of ['5p', '3p']) pick(tile);
  picking.where.seen = 'river';
  for (const tile of ['7z', '6z']) pick(tile);
  const { indicators, uraIndicators, seen, river } = now();
  assert.deepEqual(
    { indicators, uraIndicators, seen, river },
    { indicators: ['4m', '1z'], uraIndicators: ['9s', '2s'], seen: ['5p', '3p'], river: ['7z', '6z'] },
  );
});

test('a fifth copy is refused with a reason', () => {
  const rivals = [{ wind: 'S', river: ['1z', '1z', '1z', '1z'] }];
  const { pick, now, notices } = opened({ rivals }, { mode: 'rival', where: { rival: 'S' } });
  pick('1z');
  assert.deepEqual(now().rivals, rivals);
  assert.equal(notices.length, 1);
  assert.match(notices[0], /East/);
});

/** A module whose rules have two red fives of a suit. */
const core = {
  rulesets: ({ rulesets: [id] }) => [{ id, shows: ['dora'], absent: [], reds: 2, room: 14 }],
  possible: () => ({ circumstances: [{ key: 'indicators', kind: 'tiles', possible: true }] }),
};

test('the button for the dora takes one indicator, then the mode is the one before', () => {
  learn(/** @type {any} */ (core));
  const picking = { mode: 'pung', where: { indicator: 'ura' } };
  const { all, pick, update, now } = opened({}, picking, core);
  update();
  for (const _ of ['once', 'twice']) all.querySelector('[data-key="decide-dora"]').click();
  assert.deepEqual([picking.mode, picking.where.indicator], ['indicator', 'dora']);
  pick('4m');
  assert.deepEqual([picking.mode, now().indicators], ['pung', ['4m']]);
  picking.mode = 'indicator';
  pick('5m');
  assert.deepEqual([picking.mode, now().indicators], ['indicator', ['4m', '5m']], 'a mode that was chosen stays');
});

test('a key says how many copies are left, of red fives as many as the rules have', () => {
  learn(/** @type {any} */ (core));
  const { all, update } = opened({ seen: ['0p', '5p', '1z'], river: ['0s', '0s'] }, { mode: 'hand', where: {} }, core);
  update();
  const left = (tile) => all.querySelector(`[data-pick="${tile}"]`).dataset.left;
  assert.deepEqual(['0m', '0p', '5p', '0s', '5s', '1z'].map(left), ['2', '1', '2', '0', '2', '3']);
});
