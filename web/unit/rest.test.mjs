// The second part of the module: nobody waits for long for one that hangs, and what did not come is asked for again.
import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';

const { restOf } = await import('../engine/rest.js');
/** A module with nothing but the section that names its second part, "b". */
const first = new WebAssembly.Module(
  new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 0, 6, 4, ...Buffer.from('rest'), 0x62]),
);
const second = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
let now = 0;
let waited = 0;
let fetched = 0;
/** How long the last request may have taken. */
let bound;
beforeEach(() => {
  [waited, fetched] = [0, 0];
});
performance.now = () => now;
globalThis.XMLHttpRequest = class {
  open() {
    waited += 1;
  }
  overrideMimeType() {}
  send() {
    bound = this.timeout;
    this.status = 200;
    this.responseText = String.fromCharCode(...second);
  }
};

test('a call waits for what has just been asked for, not for what hangs', async () => {
  globalThis.fetch = () => new Promise(() => (fetched += 1));
  for (const [after, waits] of [
    [100, 1],
    [9_000, 0],
  ]) {
    [waited, fetched] = [0, 0];
    mock.timers.enable({ apis: ['setTimeout'] });
    const rest = restOf(first, 'https://host/a');
    rest.join({});
    rest.come().catch(() => {});
    rest.come().catch(() => {});
    assert.equal(fetched, 1);
    now += after;
    rest.now();
    assert.equal(waited, waits, `after ${after} ms`);
    assert.equal(rest.isThere(), waits === 1);
    mock.timers.reset();
  }
});

test('what hangs is given up, and asked for again', async () => {
  let hangs = true;
  globalThis.fetch = (address, { signal }) => {
    fetched += 1;
    if (!hangs) return Promise.resolve(new Response(second, { headers: { 'Content-Type': 'application/wasm' } }));
    return new Promise((_, failed) => signal.addEventListener('abort', () => failed(signal.reason)));
  };
  mock.timers.enable({ apis: ['setTimeout'] });
  const rest = restOf(first, 'https://host/a');
  rest.join({});
  const coming = rest.come();
  mock.timers.tick(61_000);
  await assert.rejects(coming, { name: 'AbortError' });
  mock.timers.reset();
  rest.now();
  assert.equal(waited, 0, 'just failed');
  hangs = false;
  await rest.come();
  assert.equal(fetched, 2);
  assert.equal(rest.isThere(), true);
});

test('behind a line that hung nothing waits until it is asked for again', async () => {
  globalThis.fetch = (_, { signal }) =>
    new Promise((_, failed) => signal.addEventListener('abort', () => failed(signal.reason)));
  mock.timers.enable({ apis: ['setTimeout'] });
  const rest = restOf(first, 'https://host/a');
  rest.join({});
  const coming = rest.come();
  mock.timers.tick(61_000);
  await assert.rejects(coming);
  now += 3_600_000;
  rest.now();
  assert.equal(waited, 0);
  rest.come().catch(() => {});
  rest.now();
  assert.equal(waited, 1);
  mock.timers.reset();
});

test('where no page stands still the wait has a bound of its own', () => {
  const rest = restOf(first, 'https://host/a');
  rest.join({});
  rest.now();
  assert.equal(bound, 60_000);
  globalThis.document = {};
  const onPage = restOf(first, 'https://host/a');
  onPage.join({});
  onPage.now();
  assert.equal(bound, undefined);
  delete globalThis.document;
});

test('who asks again waits for nothing', () => {
  globalThis.fetch = () => new Promise(() => (fetched += 1));
  mock.timers.enable({ apis: ['setTimeout'] });
  const rest = restOf(first, 'https://host/a');
  rest.join({});
  const strayed = rest.goOn();
  assert.equal(strayed(), false);
  rest.now();
  assert.equal(strayed(), true);
  rest.now();
  assert.deepEqual([waited, fetched], [0, 1]);
  mock.timers.reset();
});
