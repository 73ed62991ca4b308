// The link to a match that two users compare is read as it was written.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSame, readChallenge, resultsOf, writeChallenge } from '../table/challenge.js';

const base = { players: 4, tiles: '136', ruleset: 'riichi-tenhou', seed: 5 };

for (const [name, request] of Object.entries({
  'a match by the rules': base,
  'a match of East alone': { ...base, options: { gameLength: 'east' } },
  'a match of four winds': { ...base, options: { gameLength: 'north' } },
  'a match of other tiles': {
    ...base,
    tiles: 'uzje',
    ruleset: 'uzje',
    flowers: true,
    winds: 'full',
    circles: 'abbreviated',
  },
})) {
  test(name, () => {
    const link = writeChallenge({ request, opponents: 'fast', deals: [[1, 2, 3, 4]] });
    assert.deepEqual(readChallenge(link), { request, opponents: 'fast', deals: [[1, 2, 3, 4]] });
  });
}

test('a match of East alone is not one of East and South', () => {
  const link = (request) => writeChallenge({ request, opponents: '', deals: [] });
  assert.notEqual(link(base), link({ ...base, options: { gameLength: 'east' } }));
});

test('a match of 108 tiles, and one under the house rules of its link', () => {
  const sichuan = { ...base, tiles: '108', ruleset: 'sichuan-sbr' };
  const link = writeChallenge({ request: sichuan, opponents: '', deals: [] });
  assert.deepEqual(readChallenge(link, 'mcr')?.request, sichuan);
  const club = { ...base, ruleset: '{"name": "a.b"}' };
  const house = writeChallenge({ request: club, opponents: '', deals: [] });
  assert.equal(house, 'd1.4.136.house..5..');
  const read = readChallenge(house, club.ruleset);
  assert.deepEqual(read?.request, club);
  assert.ok(isSame(read, { request: club, opponents: '' }));
  assert.ok(!isSame(read, { request: { ...club, ruleset: '{"name": "c"}' }, opponents: '' }));
});

test('the results are the scores at the end of each deal, without one that is under way', () => {
  const steps = [];
  const closed = [];
  const deals = ['wins', 'exhausted', 'unfinished'].map((kind, at) => ({ result: { kind }, steps: 40 + at }));
  const core = {
    gameText: ({ id }) => ({ text: `text of ${id}` }),
    replayOpen: ({ text }) => ({ id: text, deals }),
    replayState: ({ deal, step }) => (steps.push([deal, step]), { seats: [{ score: 100 * deal }, { score: step }] }),
    replayClose: ({ id }) => void closed.push(id),
  };
  const found = resultsOf(/** @type {any} */ ({ engine: () => core }), /** @type {any} */ ({ id: 'g' }));
  assert.deepEqual(
    found.map(({ deal, scores }) => [deal.result.kind, scores]),
    [
      ['wins', [0, 40]],
      ['exhausted', [100, 41]],
    ],
  );
  assert.deepEqual([steps.length, closed], [2, ['text of g']]);
});
