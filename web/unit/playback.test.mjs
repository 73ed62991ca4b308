// Playback of a game, by the clock of the test.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Playback } from '../replay/playback.js';

/** A game with a number of steps. @param {any} t @param {number} steps */
function playing(t, steps) {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const heard = { steps: 0, changed: 0 };
  const playback = new Playback(
    () => heard.steps < steps && Boolean((heard.steps += 1)),
    () => (heard.changed += 1),
  );
  playback.start();
  return { playback, heard, tick: (ms) => t.mock.timers.tick(ms) };
}

test('it goes on by a step each 0.9 seconds, and ends at the last', (t) => {
  const { playback, heard, tick } = playing(t, 3);
  tick(899);
  assert.equal(heard.steps, 0);
  tick(1);
  assert.equal(heard.steps, 1);
  tick(1800);
  assert.deepEqual([heard.steps, playback.playing], [3, true]);
  tick(900);
  assert.deepEqual([heard.steps, playback.playing], [3, false]);
});

test('stopped, it stands still and says so', (t) => {
  const { playback, heard, tick } = playing(t, 3);
  tick(900);
  const before = heard.changed;
  playback.stop();
  tick(5000);
  assert.deepEqual([heard.steps, playback.playing, heard.changed], [1, false, before + 1]);
});

test('at another speed it plays on with one timer, and does not start by itself', (t) => {
  const { playback, heard, tick } = playing(t, 100);
  playback.turnSpeed();
  assert.equal(playback.speed, 2);
  tick(900);
  assert.equal(heard.steps, 2);
  playback.stop();
  playback.turnSpeed();
  playback.turnSpeed();
  assert.deepEqual([playback.speed, playback.playing], [0.5, false]);
});
