// Matches saved on the device: one entry each, the newest five, two pages apart.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

class Store {
  static capacity = Infinity;
  getItem(key) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key, value) {
    if (this.constructor.full) throw new Error('full');
    const others = Object.entries(this).reduce((sum, [name, text]) => sum + (name === key ? 0 : text.length), 0);
    if (others + String(value).length > Store.capacity) throw new Error('full');
    this[key] = String(value);
  }
  removeItem(key) {
    delete this[key];
  }
}
beforeEach(() => {
  Store.full = false;
  Store.capacity = Infinity;
  globalThis.localStorage = new Store();
  globalThis.sessionStorage = new Store();
});
let pages = 0;
const { begin, keep, savedMatches, matchHere } = await import('../table/saved-matches.js');
const { forgetEntries } = await import('../state/forget.js');
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
  assert.equal(savedMatches().length, 1);
});

test('the newest five', () => {
  const all = Array.from({ length: 8 }, (_, seed) => begin({ seed }));
  for (const kept of all) keep(kept);
  assert.deepEqual(
    savedMatches().map(({ request }) => request.seed),
    [7, 6, 5, 4, 3],
  );
  forgetEntries();
  assert.equal(savedMatches().length, 0);
  assert.equal(matchHere(), null);
});

test('a page takes over what it finds, and goes on with it under one name', () => {
  const kept = begin({ seed: 1 });
  keep(kept);
  const key = `tehai.match.v1.${kept.id}`;
  localStorage[key] = JSON.stringify({ ...JSON.parse(localStorage[key]), owner: 'another' });
  const found = matchHere();
  keep(found);
  assert.notEqual(JSON.parse(localStorage[key]).owner, 'another');
  // An entry that this page wrote meanwhile is not another page's.
  keep(matchHere());
  keep(found);
  assert.equal(savedMatches().length, 1);
});

test('storage that holds anything, is full or is not there', () => {
  for (const text of ['', 'null', '5', '{"id":1}', '{"id":"a","request":{},"commands":[5],"at":1}', '[']) {
    localStorage[`tehai.match.v1.${(pages += 1)}`] = text;
  }
  assert.deepEqual(savedMatches(), []);
  Store.full = true;
  keep(begin({ seed: 1 }));
  delete globalThis.localStorage;
  keep(begin({ seed: 2 }));
  assert.deepEqual(savedMatches(), []);
  assert.equal(matchHere(), null);
});

test('a match too long to keep goes unkept', () => {
  keep(begin({ seed: 1 }, 'x'.repeat(400_001)));
  assert.equal(savedMatches().length, 0);
});

test('a full device drops the oldest entries, but only if that helps', () => {
  const all = Array.from({ length: 4 }, (_, seed) => begin({ seed }, 'x'.repeat(1000)));
  for (const kept of all) assert.equal(keep(kept), true);
  const seeds = () => savedMatches().map(({ request }) => request.seed);
  Store.capacity = 4000;
  const large = begin({ seed: 9 }, 'x'.repeat(1500));
  assert.equal(keep(large), true);
  assert.deepEqual(seeds(), [9, 3, 2]);
  assert.equal(keep(begin({ seed: 10 }, 'x'.repeat(5000))), false, 'removing entries does not make enough space');
  assert.deepEqual(seeds(), [9, 3, 2]);
});

test('an entry that could not be written keeps its name once there is space', () => {
  const kept = begin({ seed: 1 });
  keep(kept);
  Store.full = true;
  assert.equal(keep(kept), false);
  Store.full = false;
  kept.commands.push('Ed1m');
  assert.equal(keep(kept), true);
  assert.deepEqual(
    savedMatches().map(({ commands }) => commands),
    [['Ed1m']],
  );
});

test('another page that plays the same match goes on under another name, whatever its clock says', () => {
  for (const shift of [-5000, 0, 1]) {
    forgetEntries();
    const kept = begin({ seed: 1 });
    keep(kept);
    const key = `tehai.match.v1.${kept.id}`;
    const other = { ...JSON.parse(localStorage[key]), owner: 'another', at: kept.at + shift, commands: ['theirs'] };
    localStorage[key] = JSON.stringify(other);
    kept.commands = ['ours'];
    keep(kept);
    assert.deepEqual(
      savedMatches()
        .map(({ commands }) => commands.join())
        .sort(),
      ['ours', 'theirs'],
    );
  }
});

test('what has been written since it was read stays as it is', () => {
  const kept = begin({ seed: 1 });
  keep(kept);
  const key = `tehai.match.v1.${kept.id}`;
  localStorage[key] = JSON.stringify({ ...kept, owner: 'another', at: kept.at + 1, commands: ['theirs'] });
  const found = matchHere();
  localStorage[key] = JSON.stringify({ ...kept, owner: 'another', at: kept.at + 2, commands: ['theirs', 'more'] });
  keep(found);
  assert.equal(savedMatches().length, 2);
  assert.deepEqual(JSON.parse(localStorage[key]).commands, ['theirs', 'more']);
});

test('the one just written stays among five that are dated later', () => {
  for (let seed = 0; seed < 5; seed += 1) {
    const kept = begin({ seed });
    keep(kept);
    localStorage[`tehai.match.v1.${kept.id}`] = JSON.stringify({ ...kept, at: 1e15 + seed });
  }
  keep(begin({ seed: 7 }));
  assert.deepEqual(matchHere()?.request, { seed: 7 });
  assert.equal(savedMatches().length, 5);
});
