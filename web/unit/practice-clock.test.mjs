// The time limit of a question: it ends the question that it was started for, and no other.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create } from '../views/practice.js';
import { learn } from '../state/catalogue.js';
import { initial } from '../state/model.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more', 'practice']) await needWords(part);
chooseLanguage('en', null);
Object.getPrototypeOf(document.createElement('p')).focus ??= () => {};
globalThis.localStorage = /** @type {any} */ ({ getItem: () => null, setItem() {}, removeItem() {} });

/** The time, and what is done at its intervals. */
let now = 0;
/** @type {Map<number, () => void>} */ const ticks = new Map();
let count = 0;
globalThis.performance = /** @type {any} */ ({ now: () => now });
globalThis.window = /** @type {any} */ ({ setInterval: (act) => (ticks.set((count += 1), act), count) });
globalThis.clearInterval = /** @type {any} */ ((id) => ticks.delete(id));
const pass = (seconds) => {
  now += seconds * 1000;
  for (const tick of [...ticks.values()]) tick();
};
const settle = async () => {
  for (let left = 20; left > 0; left -= 1) await new Promise((done) => setImmediate(done));
};

const core = /** @type {any} */ ({
  rulesets: ({ rulesets: [id] = ['riichi-tenhou'] }) => [
    { id, shows: ['value', 'fu'], options: [], players: 4, tiles: ['136'] },
  ],
  possible: () => ({ circumstances: [] }),
  analyze: () => ({ shanten: { best: 0 }, waits: ['1', '4', '7'].map((rank) => ({ tile: `${rank}m`, left: 2 })) }),
});
learn(core);

test('a question that another took the place of does not end the other', async () => {
  const store = { get: () => initial, set() {} };
  const view = /** @type {any} */ (create(/** @type {any} */ ({ core, engine: () => core, store, background: {} })));
  await view.update(initial);
  await settle();
  const { page } = view;
  const at = (key) => page.element.querySelector(`[data-key="${key}"]`);
  const choose = async (key, value) => {
    at(key).acts.change({ target: { value } });
    await settle();
  };
  await choose('practice-kind', 'waits');
  await choose('practice-time', '30');
  assert.equal(page.isOpen(), true);
  pass(20);
  await choose('practice-level', 'hard');
  assert.equal(page.isOpen(), true);
  pass(20);
  assert.equal(page.isOpen(), true, '20 of 30 seconds of this question');
  assert.equal(ticks.size, 1);
  pass(11);
  assert.equal(page.isOpen(), false, 'the time is over');
  assert.equal(ticks.size, 0);
});
