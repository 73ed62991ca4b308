// A resumed match: if all of it can be played it continues its entry, else it gets another one.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

class Store {
  getItem(key) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key, value) {
    this[key] = String(value);
  }
  removeItem(key) {
    delete this[key];
  }
}
beforeEach(() => {
  globalThis.localStorage = new Store();
  globalThis.sessionStorage = new Store();
});
const { mayPass, nextDeal, play, resume, start } = await import('../table/match.js');
const { savedMatches, matchHere } = await import('../table/saved-matches.js');

/** A page whose module knows these commands and no others. */
function page(known) {
  const value = () => ({ id: 'g', state: { seats: [], indicators: [] }, legal: [] });
  const core = {
    gameNew: value,
    gameClose() {},
    gameCommand({ text }) {
      if (!known.includes(text)) throw Object.assign(new Error('what is that?'), { code: 'bad-command' });
      return value();
    },
    gameNext: value,
    gameText: () => ({ text: 'E 1 0 0\n' }),
  };
  return { engine: () => core, settings: { keepMatches: true } };
}
const played = () =>
  savedMatches()
    .map(({ commands }) => commands.join(' '))
    .sort();

test('a match goes on in its place, through its deals', () => {
  const first = page(['Ed1m', 'Sd2m']);
  start(first, { seed: 1 });
  play(first, 'Ed1m');
  const second = page(['Ed1m', 'Sd2m']);
  assert.equal(resume(second, matchHere()), true);
  play(second, 'Sd2m');
  assert.deepEqual(played(), ['Ed1m Sd2m']);
  nextDeal(second);
  play(second, 'Ed1m');
  assert.deepEqual(played(), ['Ed1m']);
});

test('what this version cannot play stays for the one that did', () => {
  const newer = page(['Ed1m', 'Ex']);
  start(newer, { seed: 1 });
  play(newer, 'Ed1m');
  play(newer, 'Ex');
  play(newer, 'Ed1m');
  const older = page(['Ed1m']);
  assert.equal(resume(older, matchHere()), true);
  assert.deepEqual(played(), ['Ed1m', 'Ed1m Ex Ed1m']);
  // Only once: the second time it continues its own entry.
  assert.equal(resume(page(['Ed1m']), matchHere()), true);
  assert.deepEqual(played(), ['Ed1m', 'Ed1m Ex Ed1m']);
});

test('a claim may be let pass, the own turn not', () => {
  const table = (legal, turn) => ({
    legal,
    red: true,
    state: { turn, seats: ['E', 'S', 'W', 'N'].map((wind) => ({ wind })) },
  });
  assert.equal(mayPass(table(['Ep1m', 'S-'], 1)), true);
  assert.equal(mayPass(table(['Er', 'S-'], 1)), true);
  assert.equal(mayPass(table(['Ek1m', 'Es', 'Ed1m', 'Ed2m'], 0)), false, 'a kong and a win on the own turn');
  assert.equal(mayPass(table(['Sp1m', 'S-'], 1)), false, "another's claim");
  assert.equal(mayPass(table(['E-'], 0)), false, 'nothing but to draw');
  assert.equal(mayPass(table(['Er'], undefined)), false, 'a second win when the deal is over');
});
