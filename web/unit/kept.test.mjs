// Matches kept on the device: one entry each, the newest five, two pages apart.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

class Store {
  getItem(key) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key, value) {
    if (this.constructor.full) throw new Error('full');
    this[key] = String(value);
  }
  removeItem(key) {
    delete this[key];
  }
}
beforeEach(() => {
  Store.full = false;
  globalThis.localStorage = new Store();
  globalThis.sessionStorage = new Store();
});
let pages = 0;
const { begin, forgetMatches, keep, keptMatches, matchHere } = await import('../table/kept.js');
let now = 1000;
Date.now = () => (now += 1);

test('a match comes back with what was played', () => {
  const kept = begin({ seed: 7 }, 'text');
  kept.commands.push('Ed1m');
  keep(kept);
  kept.commands.push('Sd2m');
  keep(kept);
  assert.deepEqual(matchHere().commands, ['Ed1m', 'Sd2m']);
  assert.deepEqual(matchHere().request, { seed: 7 });
  assert.equal(matchHere().text, 'text');
  assert.equal(keptMatches().length, 1);
});

test('the newest five', () => {
  const all = Array.from({ length: 8 }, (_, seed) => begin({ seed }));
  for (const kept of all) keep(kept);
  assert.deepEqual(
    keptMatches().map(({ request }) => request.seed),
    [7, 6, 5, 4, 3],
  );
  forgetMatches();
  assert.equal(keptMatches().length, 0);
  assert.equal(matchHere(), null);
});

test('another page that plays the same match goes on under another name', () => {
  const kept = begin({ seed: 1 });
  keep(kept);
  const key = `tehai.match.v1.${kept.id}`;
  const other = { ...JSON.parse(localStorage[key]), owner: 'another', at: now + 1, commands: ['theirs'] };
  localStorage[key] = JSON.stringify(other);
  kept.commands.push('ours');
  keep(kept);
  assert.deepEqual(
    keptMatches()
      .map(({ commands }) => commands.join())
      .sort(),
    ['ours', 'theirs'],
  );
});

test('a page takes over what it finds, and goes on with it under one name', () => {
  const kept = begin({ seed: 1 });
  keep(kept);
  const key = `tehai.match.v1.${kept.id}`;
  localStorage[key] = JSON.stringify({ ...JSON.parse(localStorage[key]), owner: 'another' });
  const found = matchHere();
  keep(found);
  assert.notEqual(JSON.parse(localStorage[key]).owner, 'another');
  // Its own, written meanwhile, is no other page's.
  keep(matchHere());
  keep(found);
  assert.equal(keptMatches().length, 1);
});

test('storage that holds anything, is full or is not there', () => {
  for (const text of ['', 'null', '5', '{"id":1}', '{"id":"a","request":{},"commands":[5],"at":1}', '[']) {
    localStorage[`tehai.match.v1.${(pages += 1)}`] = text;
  }
  assert.deepEqual(keptMatches(), []);
  Store.full = true;
  keep(begin({ seed: 1 }));
  delete globalThis.localStorage;
  keep(begin({ seed: 2 }));
  assert.deepEqual(keptMatches(), []);
  assert.equal(matchHere(), null);
});

test('a match too long to keep goes unkept', () => {
  keep(begin({ seed: 1 }, 'x'.repeat(400_001)));
  assert.equal(keptMatches().length, 0);
});
