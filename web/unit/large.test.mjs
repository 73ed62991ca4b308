// A large text is read by the worker a slice ahead of the page: the page's module never reads what the worker
// refuses.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { isLong, readAhead } from '../replay/large.js';

const text = 'x'.repeat(1_300_000);

/**
 * A module that reads a text with a given amount of work, and fails at some point.
 * @param {{all: number, fails?: number, heard?: (done: number) => void}} of
 */
function reader({ all, fails = Infinity, heard = () => {} }) {
  const seen = { done: 0, closed: [] };
  const ask = (name, request) => {
    if (name === 'replayClose') {
      seen.closed.push(request.id);
      return {};
    }
    if (request.more) return { id: 'o1', size: 1, work: 0, deals: [] };
    seen.done = Math.min(all, seen.done + request.work);
    if (seen.done > fails) throw new Error('no game');
    heard(seen.done);
    return { id: 'o1', size: 1, work: seen.done, deals: [], ...(seen.done === all ? { opened: { id: 'r1' } } : {}) };
  };
  return { ask, seen };
}

/** @param {ReturnType<typeof reader>} worker @param {ReturnType<typeof reader>} page */
const contextOf = (worker, page) => ({
  engine: () => ({
    replayOpening: (request) => page.ask('replayOpening', request),
    replayClose: (request) => page.ask('replayClose', request),
  }),
  background: {
    ask: async (name, request) => {
      await new Promise((done) => setTimeout(done));
      return worker.ask(name, request);
    },
  },
});

test('the page reads what the worker has read', async () => {
  const worker = reader({ all: 1_000_000 });
  const behind = [];
  const page = reader({ all: 1_000_000, heard: (done) => behind.push(worker.seen.done - done) });
  const parts = [];
  const signal = new AbortController().signal;
  const [read] = await readAhead(contextOf(worker, page), [{ name: 'a', text }], signal, (part) => parts.push(part));
  assert.equal(read.info.id, 'r1');
  assert.ok(behind.length > 12 && Math.min(...behind) >= 0, String(Math.min(...behind)));
  assert.ok(
    parts.every((part, i) => part >= 0 && part <= 1 && !(part < parts[i - 1])),
    parts.join(),
  );
  await new Promise((done) => setTimeout(done, 1));
  assert.deepEqual(worker.seen.closed, ['r1']);
});

test('what the worker refuses is refused, and the page has not read it', async () => {
  const worker = reader({ all: 1_000_000, fails: 700_000 });
  const page = reader({ all: 1_000_000 });
  const signal = new AbortController().signal;
  const [read] = await readAhead(contextOf(worker, page), [{ name: 'a', text }], signal, () => {});
  assert.equal(read.refused, 'no game');
  assert.ok(page.seen.done <= 700_000, String(page.seen.done));
  assert.deepEqual(page.seen.closed, ['o1']);
});

test('what nobody waits for any more is closed in both', async () => {
  const worker = reader({ all: 1_000_000 });
  const stop = new AbortController();
  const page = reader({ all: 1_000_000, heard: (done) => done > 300_000 && stop.abort() });
  await assert.rejects(readAhead(contextOf(worker, page), [{ name: 'a', text }], stop.signal, () => {}));
  assert.deepEqual(page.seen.closed, ['o1']);
  await new Promise((done) => setTimeout(done, 20));
  assert.equal(worker.seen.closed.length, 1);
});

test('a packed text is opened in slices, and no more comes out than its source may hold', async () => {
  assert.equal(isLong({ name: 'a', text: ' t1.abc' }), true);
  assert.equal(isLong({ name: 'a', text: 'E 1 0 4' }), false);
  const asked = [];
  const page = reader({ all: 1 });
  const context = contextOf(page, { ask: (name, request) => (asked.push(request), page.ask(name, request)) });
  const signal = new AbortController().signal;
  const [read] = await readAhead(context, [{ name: 'a', text: 't1.abc', most: 120_000 }], signal, () => {});
  assert.equal(read.info.id, 'r1');
  assert.deepEqual(
    asked.map(({ most }) => most),
    [120_000],
  );
});
