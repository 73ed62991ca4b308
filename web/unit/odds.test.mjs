// The win chances of discards: the order of the discards by them, and the request that asks for them.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chancesOf, oddsOf, settled } from '../answer/odds.js';
import { learn } from '../state/catalogue.js';
import { initial } from '../state/model.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more']) await needWords(part);
chooseLanguage('en', null);

/** Discards in the order of the module, each with the reason for its place. */
const discards = ['1z', '9p', '5m', '3s'].map((tile) => ({ tile, shanten: 2, reason: { id: `why-${tile}` } }));
const answer = /** @type {any} */ ({ stage: 'far', analysis: { shanten: { best: 2 }, discards } });
const rows = (wins) => Object.entries(wins).map(([discard, win]) => ({ discard, win: [win] }));
const ordered = (wins, of = answer) =>
  settled(of, /** @type {any} */ ({ model: 'improve', rows: rows(wins) })).analysis.discards;
const tiles = (list) => list.map(({ tile }) => tile);

test('discards stand in the order of their chances', () => {
  assert.deepEqual(tiles(ordered({ '1z': 0.1, '9p': 0.3, '5m': 0.05, '3s': 0.2 })), ['9p', '3s', '1z', '5m']);
});

test('discards within a tenth of the best keep their order', () => {
  const list = ordered({ '1z': 0.275, '9p': 0.3, '5m': 0.15, '3s': 0.16 });
  assert.deepEqual(tiles(list), ['1z', '9p', '3s', '5m']);
  assert.deepEqual(
    list.map(({ chance }) => chance.behind),
    [0, 0, 4, 5],
  );
});

test('a discard of the same tenth stands above one with a smaller chance', () => {
  assert.deepEqual(tiles(ordered({ '1z': 0.3, '9p': 0.2, '5m': 0.159, '3s': 0.161 })), ['1z', '9p', '3s', '5m']);
  assert.deepEqual(tiles(ordered({ '1z': 0.3, '9p': 0.161, '5m': 0.169, '3s': 0.2 })), ['1z', '3s', '5m', '9p']);
});

test('a discard that is just a tenth behind is so in spite of rounding errors', () => {
  const list = ordered({ '1z': 1, '9p': 0.9, '5m': 0.7, '3s': 0.4 });
  assert.deepEqual(
    list.map(({ chance }) => chance.behind),
    [0, 1, 3, 6],
  );
});

test('a discard whose chance is unknown stands last', () => {
  const list = ordered({ '1z': 0.01, '5m': 0.3, '3s': 0.2 });
  assert.deepEqual(tiles(list), ['5m', '3s', '1z', '9p']);
  assert.equal(list[3].chance, undefined);
});

test('a new first discard loses its reason; the others keep theirs', () => {
  const list = ordered({ '1z': 0.1, '9p': 0.3, '5m': 0.05, '3s': 0.2 });
  assert.deepEqual(
    list.map(({ reason }) => reason?.id),
    [undefined, 'why-3s', 'why-1z', 'why-5m'],
  );
  assert.equal(ordered({ '1z': 0.3, '9p': 0.1, '5m': 0.05, '3s': 0.2 })[0].reason.id, 'why-1z');
  assert.deepEqual(discards[1].reason, { id: 'why-9p' }, 'the given answer is unchanged');
});

test('without chances the answer stays as it is', () => {
  assert.equal(settled(answer, null), answer);
});

test('a red five has the chance of a five', () => {
  const red = { ...answer, analysis: { discards: [{ tile: '1z' }, { tile: '0m' }] } };
  assert.deepEqual(tiles(ordered({ '1z': 0.1, '5m': 0.2 }, red)), ['0m', '1z']);
});

test('the chance of the simpler model is shown as a lower bound', () => {
  const shown = (model) =>
    chancesOf(/** @type {any} */ ({ model, rows: rows({ '1z': 0.081, '5m': 0 }) }), discards).map(
      (row) => row.tile + ' ' + row.shown,
    );
  assert.deepEqual(shown('improve'), ['1z 8.1%', '5m 0.0%']);
  assert.deepEqual(shown('draw'), ['1z ≥ 8.1%', '5m ≥ 0.0%']);
});

const hand = { closed: [...'12345678912345'].map((rank, at) => rank + (at < 9 ? 'm' : 'p')), melds: [], flowers: [] };
const state = /** @type {any} */ ({ ...initial, river: ['1z'], seen: ['2z'] });
const core = /** @type {any} */ ({
  rulesets: () => [{ id: initial.ruleset, shows: [] }],
  possible: () => ({ fields: [] }),
});
learn(core);
// Pauses take no time.
globalThis.setTimeout = /** @type {any} */ (queueMicrotask);

/** What is asked of the worker for a hand of so many tiles from ready; each request gets an answer. */
async function asked(best, state, kept = []) {
  const requests = [];
  const ask = async (name, request) => {
    requests.push(`${name} ${request.model} ${request.seen.join(' ')}`);
    return { model: request.model, rows: rows({ '1m': 0.2, '5p': 0.1, '0s': 0.1 }) };
  };
  const given = /** @type {any} */ ({ stage: 'far', hand, analysis: { shanten: { best }, discards } });
  const context = /** @type {any} */ ({ core, background: { ask } });
  const known = [];
  await new Promise((done) => {
    const odds = oddsOf(context, () => {
      if (known.length === (best === 4 ? 2 : 1)) return;
      known.push(odds({ ...state, kept }, given));
      if (known.length === (best === 4 ? 2 : 1)) done();
    });
    if (!odds({ ...state, kept }, given).pending) done();
  });
  return { requests, known };
}

test('a hand is asked about with the tiles in sight, and a far one with the simpler model first', async () => {
  assert.deepEqual((await asked(2, state)).requests, ['chance improve 2z 1z']);
  assert.deepEqual((await asked(4, state)).requests, ['chance draw 2z 1z', 'chance improve 2z 1z']);
});

test('a ready hand, a hand too far and a hand against a riichi are not asked about', async () => {
  for (const best of [0, 5]) assert.deepEqual((await asked(best, state)).requests, []);
  const rivals = [{ wind: 'W', river: ['1z'], riichi: 0 }];
  assert.deepEqual((await asked(2, { ...state, rivals })).requests, []);
});

test('a hand without a tile to discard is not asked about, nor one that was left', async () => {
  const short = { ...hand, closed: hand.closed.slice(1) };
  const requests = [];
  let answered = 0;
  const ask = async (_, request) => {
    requests.push(request.hand);
    return { model: request.model, rows: rows({ '1m': 0.2 }) };
  };
  const odds = oddsOf(/** @type {any} */ ({ core, background: { ask } }), () => (answered += 1));
  const given = (held) =>
    /** @type {any} */ ({ stage: 'far', hand: held, analysis: { shanten: { best: 2 }, discards } });
  assert.equal(odds(state, given(short)).pending, false);
  const other = { ...hand, closed: ['9s', ...short.closed] };
  assert.equal(odds(state, given(hand)).pending, true);
  assert.equal(odds(state, given(other)).pending, true);
  await new Promise((done) => setImmediate(done));
  assert.equal(requests.length, 1, 'the hand that stayed');
  assert.match(requests[0], /9s|s$/);
  assert.equal(answered, 1);
});

test('a tile that may not be discarded has no chance', async () => {
  const { known } = await asked(1, state, ['1m', '5s']);
  assert.deepEqual(
    known.map(({ value, pending }) => [tiles(value.rows.map(({ discard }) => ({ tile: discard }))), pending]),
    [[['5p'], false]],
  );
});
