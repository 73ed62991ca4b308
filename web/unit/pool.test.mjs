// Many files in many workers: each file is sent once, an unreadable one delays nothing, and no worker is left
// running.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playersOf } from '../survey/players.js';
import { askAll } from '../survey/pool.js';

Object.defineProperty(globalThis, 'navigator', { value: { hardwareConcurrency: 4 }, configurable: true });

/** Workers that answer at once, except for texts that they cannot read. */
function workers() {
  const all = [];
  const make = () => {
    const worker = {
      asked: [],
      stopped: false,
      stops: 0,
      async ask(name, request, options) {
        this.asked.push({ name, ...request, ...options });
        if (request.text === 'bad') throw new Error('bad');
        return request.text;
      },
      stop() {
        this.stopped = true;
        this.stops += 1;
      },
    };
    all.push(worker);
    return worker;
  };
  return { all, make };
}

const files = (texts) => texts.map((text, index) => new File([text], `${index}.txt`));

test('each file is asked about once, and one that cannot be read ends nothing', async () => {
  const { all, make } = workers();
  const heard = [];
  const texts = ['a', 'bad', 'b', 'c', 'bad', 'd'];
  await askAll(
    files(texts),
    { worst: 3 },
    (index, { value, error }) => heard.push([index, value ?? error.message]),
    new AbortController().signal,
    make,
  );
  assert.deepEqual(heard.toSorted(), [...texts.entries()]);
  const asked = all.flatMap((worker) => worker.asked);
  assert.equal(asked.length, texts.length);
  assert.ok(asked.every(({ name, worst, limit }) => name === 'replaySurvey' && worst === 3 && limit >= 10_000));
  assert.ok(all.length >= 1 && all.length <= 8 && all.every(({ stopped }) => stopped));
});

test('what is stopped asks no more and leaves no worker', async () => {
  const { all, make } = workers();
  const stop = new AbortController();
  const heard = [];
  await askAll(
    files(new Array(60).fill('a')),
    {},
    (index) => heard.push(index) === 3 && stop.abort(),
    stop.signal,
    make,
  );
  assert.ok(heard.length >= 3 && heard.length <= 3 + all.length, `${heard.length} heard`);
  assert.ok(all.every(({ stopped }) => stopped));
});

test('a file that is being read when the review stops does not count as unreadable', async () => {
  const stop = new AbortController();
  const heard = [];
  const asking = () => ({
    ask: (_, __, { signal }) =>
      new Promise((_, failed) => {
        signal.addEventListener('abort', () => failed(signal.reason));
        queueMicrotask(() => stop.abort());
      }),
    stop() {},
  });
  const hear = (...given) => heard.push(given);
  await askAll(files(['a', 'b']), {}, hear, stop.signal, /** @type {any} */ (asking));
  assert.deepEqual(heard, []);
});

test('a long text ends its worker, whose memory would stay as large, and a short one does not', async () => {
  const { all, make } = workers();
  const texts = ['a', 'x'.repeat(500_001), 'b', 'x'.repeat(500_000), 'c'];
  const heard = [];
  await askAll(files(texts), {}, (index) => heard.push(index), new AbortController().signal, make);
  assert.equal(heard.length, texts.length);
  const stops = all.reduce((sum, worker) => sum + worker.stops, 0);
  assert.equal(stops, all.length + 1);
});

/** Workers that name as the players of a file the words of its text. */
const naming = () => ({
  ask: async (_, { text }) => ({ players: text.split(' ') }),
  stop() {},
});

test('players are named by files, and the likely one is in most of them', async () => {
  const { signal } = new AbortController();
  const found = await playersOf(files(['A B C D', 'A E F G', 'A B H I', 'J K L M', 'A A A ']), signal, naming);
  assert.deepEqual(found.names.slice(0, 2), [
    ['A', 4],
    ['B', 2],
  ]);
  assert.equal(found.looked, 5);
  assert.equal(found.likely, 'A');
  assert.ok(found.names.every(([name]) => name));
  const none = await playersOf(files(['A B', 'A C', 'D E', 'F G']), signal, naming);
  assert.equal(none.likely, '', 'in half of the files');
  const two = await playersOf(files(['A B', 'A B', 'A B']), signal, naming);
  assert.equal(two.likely, '', 'two are as frequent');
});

test('names are looked for in a sample of many files', async () => {
  const { looked } = await playersOf(files(new Array(1000).fill('A')), new AbortController().signal, naming);
  assert.ok(looked >= 20 && looked <= 24, String(looked));
});
