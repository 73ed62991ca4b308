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
const { advance, mayPass, nextDeal, play, resume, start, tableOf } = await import('../table/match.js');
const { laidOut } = await import('../table/laid.js');
const { savedMatches, matchHere } = await import('../table/saved-matches.js');

/** A page whose module knows these commands and no others. */
function page(known, more = {}) {
  const value = () => ({ id: 'g', state: { seats: [], indicators: [] }, legal: [] });
  const core = {
    gameNew: value,
    gameClose() {},
    gameCommand({ text }) {
      if (!known.includes(text)) throw Object.assign(new Error('what is that?'), { code: 'bad-command' });
      return value();
    },
    gameNext: () => ({ ...value(), ...more.gameNext }),
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

test('who plays the other chairs is the same when the match is taken up again', () => {
  const first = page(['Ed1m']);
  tableOf(first).wishes.opponents = 'careful';
  start(first, { seed: 1 });
  play(first, 'Ed1m');
  const second = page(['Ed1m']);
  Object.assign(tableOf(second).wishes, { opponents: 'fast', seat: 2, follow: true });
  resume(second, matchHere());
  const { opponents, seat, follow } = tableOf(second).wishes;
  assert.deepEqual([opponents, seat, follow], ['careful', 0, false]);
  assert.equal(matchHere().opponents, 'careful');
});

test('the walls of the deals to come are those of the seed, also when a later deal is taken up again', () => {
  const first = page([], { gameNext: { seed: 77 } });
  start(first, { seed: 5 });
  nextDeal(first);
  const { request, text, origin } = tableOf(first).match.saved;
  assert.deepEqual([request.seed, request.match, text, origin], [77, true, 'E 1 0 0\n', { seed: 5 }]);
});

test('a claim is let pass once: the claims that follow are open', () => {
  const passes = [];
  const context = page([]);
  start(context, { seed: 1 });
  tableOf(context).wishes.opponents = 'fast';
  const { state } = tableOf(context).match;
  context.engine().gamePlay = ({ pass }) => {
    passes.push(pass);
    return { id: 'g', state, legal: [], played: passes.length < 3 ? ['Sd1m'] : [] };
  };
  advance(context, true, () => {});
  assert.deepEqual(passes, [true, false, false]);
});

test('the board before a match is asked for once a kind of deal, and its game is closed', () => {
  const heard = [];
  const state = { seats: [], indicators: ['1z'], turn: 2, event: { kind: 'deal', tiles: [] } };
  const core = {
    gameNew: ({ players, seed }) => (heard.push(`new ${players} ${seed}`), { id: `g${players}`, state }),
    gameClose: ({ id }) => void heard.push(`close ${id}`),
  };
  const context = /** @type {any} */ ({ core, engine: () => core });
  const laid = (players) => laidOut(context, /** @type {any} */ ({ players }));
  assert.deepEqual([laid(3)?.turn, laid(3)?.indicators], [undefined, []], 'face down, and nobody is in turn');
  laid(4);
  assert.deepEqual(heard, ['new 3 1', 'close g3', 'new 4 1', 'close g4']);
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
