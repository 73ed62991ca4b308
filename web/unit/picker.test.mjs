// The keys of the picker: where a tile goes in each mode.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { picker } from '../hand/picker.js';
import { h } from '../lib/dom.js';
import { initial } from '../state/model.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more']) await needWords(part);
chooseLanguage('en', null);

/** The picker with a state that its keys change. */
function opened(more, picking) {
  let state = /** @type {any} */ ({ ...initial, ...more });
  const notices = [];
  const store = {
    get: () => state,
    set: (next) => (state = { ...state, ...next }),
    subscribe() {},
  };
  const hand = { closed: [], melds: [], flowers: [] };
  const context = /** @type {any} */ ({ picking, hand, store, notify: (text) => notices.push(text) });
  const all = /** @type {any} */ (picker(context, h('div', {})).element);
  const pick = (tile) => all.querySelector(`[data-pick="${tile}"]`).click();
  return { pick, notices, now: () => state };
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
