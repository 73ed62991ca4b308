// Playback of a game, by the clock of the test.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { controls } from '../replay/controls.js';
import { Playback } from '../replay/playback.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more']) await needWords(part);
chooseLanguage('en', null);

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

test('the controls play across deals and stop at the last step of the last', (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const deals = [{ steps: 3 }, { steps: 1 }];
  let place = { deal: 0, step: 2 };
  const visited = [];
  const go = (next) => {
    place = next;
    visited.push(`${next.deal}.${next.step}`);
  };
  const { element, stop } = controls({ go, now: () => ({ deals, place, moves: [] }) });
  Object.assign(element, { isConnected: true });
  const play = /** @type {any} */ (element.querySelector('[data-act="play"]'));
  play.click();
  t.mock.timers.tick(2700);
  assert.deepEqual([visited, play.text], [['0.3', '1.0', '1.1'], 'Pause']);
  t.mock.timers.tick(900);
  assert.deepEqual([visited, play.text], [['0.3', '1.0', '1.1'], 'Play']);
  stop();
});

test('the controls stop playback when they are no longer on the page', (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const visited = [];
  const now = () => ({ deals: [{ steps: 9 }], place: { deal: 0, step: 0 }, moves: [] });
  const { element, stop } = controls({ go: (next) => visited.push(next), now });
  const play = /** @type {any} */ (element.querySelector('[data-act="play"]'));
  play.click();
  t.mock.timers.tick(900);
  assert.deepEqual([visited, play.text], [[], 'Play']);
  stop();
});
