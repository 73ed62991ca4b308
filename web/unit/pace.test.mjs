// Moves shown one after the other, by a clock that the test controls.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { pacer } from '../table/pace.js';

let seen, drawn, clock, pace;
beforeEach(() => {
  [seen, drawn, clock] = [[], [], []];
  pace = pacer({
    see: (state) => seen.push(state),
    draw: () => drawn.push(pace.now()),
    wait(done) {
      clock.push(done);
      return () => clock.splice(clock.indexOf(done), 1);
    },
  });
});
const tick = () => clock.shift()();

test('each state has its turn, and the last is the match itself', () => {
  pace.play(['a', 'b', 'c'], 5);
  assert.deepEqual([seen, drawn], [['a'], ['a']]);
  tick();
  tick();
  assert.deepEqual(
    [seen, drawn],
    [
      ['a', 'b', 'c'],
      ['a', 'b', null],
    ],
  );
  assert.equal(clock.length, 0);
});

test('a touch shows the last state, and every state has been seen', () => {
  pace.play(['a', 'b', 'c'], 5);
  pace.skip();
  assert.deepEqual([seen, drawn, clock.length], [['a', 'b', 'c'], ['a', null], 0]);
  pace.skip();
  assert.equal(drawn.length, 2);
});

test('without a pause all are there at once', () => {
  pace.play(['a', 'b', 'c'], 0);
  assert.deepEqual([seen, drawn, clock.length], [['a', 'b', 'c'], [null], 0]);
});

test('another match drops what was to come', () => {
  pace.play(['a', 'b', 'c'], 5);
  pace.drop();
  assert.deepEqual([pace.now(), clock.length, seen], [null, 0, ['a']]);
  pace.play(['d'], 5);
  assert.deepEqual([pace.now(), clock.length, seen], [null, 0, ['a', 'd']]);
});
