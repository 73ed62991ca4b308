// The place of a game: a requested place is moved to one that exists, and the seat stays while stepping.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

import './page.mjs';

const { Position } = await import('../replay/position.js');

let state, session, position;
beforeEach(() => {
  state = { replay: null };
  session = {
    anonymous: false,
    place: null,
    game: () => ({ id: 'g', info: { deals: [{ steps: 10 }, { steps: 20 }], players: ['A', 'B', 'C'] } }),
    frame: (deal) => ({ players: 3, seats: [{ name: deal ? 'Dora' : '' }, { name: '' }, { name: '' }] }),
    variations: {
      holds: (deal, branch = 0) => deal === 1 && branch === 1,
      steps: (deal, branch) => (branch ? 25 : [10, 20][deal]),
      id: (deal, branch) => (branch ? 70 + branch : 0),
    },
  };
  const store = { get: () => state, set: (patch) => (state = { ...state, ...patch }) };
  position = new Position(/** @type {any} */ (store), /** @type {any} */ (session));
});

const places = [
  ['nothing asked for', null, { deal: 0, step: 0 }, 0],
  ['a step', { deal: 1, step: 7 }, { deal: 1, step: 7 }, 0],
  ['behind the end', { deal: 5, step: 99, seat: 9 }, { deal: 1, step: 20 }, 2],
  ['before the start', { deal: -1, step: -3 }, { deal: 0, step: 0 }, 0],
  ['along a variation', { deal: 1, step: 24, branch: 1, seat: 1 }, { deal: 1, step: 24, branch: 1 }, 1],
  ['along one that there is not', { deal: 1, step: 24, branch: 2 }, { deal: 1, step: 20 }, 0],
  ['along one of another deal', { deal: 0, step: 9, branch: 1 }, { deal: 0, step: 9 }, 0],
];
for (const [name, wish, place, seat] of places)
  test(name, () => {
    state.replay = wish;
    assert.deepEqual([position.now(), position.seat], [place, seat]);
  });

test('a link that says no place leads to the last', () => {
  session.place = { deal: 1, step: 3, seat: 2 };
  assert.deepEqual([position.now(), position.seat], [{ deal: 1, step: 3 }, 2]);
});

test('steps keep the seat, and another seat keeps the step and the variation', () => {
  state.replay = { deal: 1, step: 4, seat: 2, branch: 1 };
  position.go({ deal: 1, step: 5, branch: 1 });
  assert.deepEqual(state.replay, { deal: 1, step: 5, seat: 2, branch: 1 });
  position.see(1);
  assert.deepEqual(state.replay, { deal: 1, step: 5, seat: 1, branch: 1 });
  position.see(0);
  position.go({ deal: 0, step: 1 });
  assert.deepEqual(state.replay, { deal: 0, step: 1 });
});

test('names are those of the deal, else of the game, else none', () => {
  assert.equal(position.name(0), 'A');
  state.replay = { deal: 1, step: 0 };
  assert.deepEqual([position.name(0), position.name(1)], ['Dora', 'B']);
  session.anonymous = true;
  assert.doesNotMatch(position.name(0), /Dora|^A$/);
});

test('the module is asked for a variation by its id', () => {
  state.replay = { deal: 1, step: 24, branch: 1 };
  assert.deepEqual(position.asked(), { replay: 'g', deal: 1, step: 24, branch: 71 });
  assert.deepEqual(position.asked({ deal: 0, step: 2 }), { replay: 'g', deal: 0, step: 2, branch: 0 });
});
