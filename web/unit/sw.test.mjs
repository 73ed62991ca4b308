// The service worker with caches and a network of the test's own.
import assert from 'node:assert/strict';
import { test } from 'node:test';

const stores = new Map();
const asked = [];
const heard = {};
let skipped = 0;
let claimed = 0;
const scope = 'https://host/a/';
const whole = (request) => new URL(typeof request === 'string' ? request : request.url, scope);
const store = (name) => {
  if (!stores.has(name)) stores.set(name, new Map());
  const kept = stores.get(name);
  const key = (request) => whole(request).origin + whole(request).pathname;
  return {
    put: async (request, response) => void kept.set(key(request), response),
    match: async (request) => kept.get(key(request))?.clone(),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
  };
};
Object.assign(globalThis, {
  location: new URL(`${scope}sw.js`),
  registration: { scope },
  clients: { claim: async () => void (claimed += 1) },
  skipWaiting: () => (skipped += 1),
  addEventListener: (name, listener) => (heard[name] = listener),
  caches: {
    open: async (name) => store(name),
    keys: async () => [...stores.keys()],
    delete: async (name) => stores.delete(name),
  },
  fetch: async (address, options) => {
    asked.push([String(whole(address)), options?.integrity, options?.cache]);
    return new Response(`of ${whole(address).pathname}`);
  },
});
await import('../sw.js');
const after = (name, event) =>
  new Promise((done) => heard[name]({ ...event, waitUntil: (work) => done(work), respondWith: (work) => done(work) }));
const mine = 'tehai-/a/-0123456789';

/** The saved files, without the folder. */
const keptNames = () => [...stores.get(mine).keys()].map((url) => url.slice(scope.length)).sort();
/** The answer to a page's message. */
const tell = async (keep, ...loaded) => {
  const messages = [];
  await after('message', { data: { keep, loaded }, source: { postMessage: (message) => messages.push(message) } });
  return messages;
};
const page = ['', 'app-ABCDEFGH.js'];

test('what every visit loads is kept first, under this folder’s name, by its hash', async () => {
  await after('install', {});
  assert.deepEqual([...stores.keys()], [mine]);
  assert.deepEqual(asked, [
    [scope, 'sha256-a', 'no-cache'],
    [`${scope}app-ABCDEFGH.js`, 'sha256-b', 'default'],
  ]);
});

test('on a metered line only what has been loaded is kept', async () => {
  asked.length = 0;
  assert.deepEqual(await tell('loaded', 'words-en-first-ABCDEFGH.js', 'app-ABCDEFGH.js', 'else.js'), [
    { kept: 'loaded' },
  ]);
  assert.deepEqual(keptNames(), [...page, 'words-en-first-ABCDEFGH.js']);
  assert.equal(asked.length, 1);
});

test('a first visit keeps what answers hands, in the page’s own language', async () => {
  await tell('hand', 'words-en-first-ABCDEFGH.js');
  const hand = ['hand-compare-ABCDEFGH.js', 'words-en-first-ABCDEFGH.js', 'words-en-more-ABCDEFGH.js'];
  assert.deepEqual(keptNames(), [...page, ...hand]);
});

test('a second visit keeps all but other languages and what it does not use', async () => {
  await tell('all', 'words-en-first-ABCDEFGH.js');
  const all = keptNames();
  assert.deepEqual(all, [
    ...page,
    'core-rest-0123456789.wasm',
    'hand-compare-ABCDEFGH.js',
    'views-table-ABCDEFGH.js',
    'words-en-first-ABCDEFGH.js',
    'words-en-more-ABCDEFGH.js',
  ]);
  await tell('all', 'elements-more.js', 'words-zh-Hans-more-ABCDEFGH.js');
  assert.deepEqual(keptNames(), [...all, 'elements-more.js', 'words-zh-Hans-more-ABCDEFGH.js'].sort());
});

test('the page is told what cannot be saved', async () => {
  stores.get(mine).delete(`${scope}elements-more.js`);
  const real = globalThis.fetch;
  globalThis.fetch = async () => new Response('', { status: 500 });
  assert.deepEqual(await tell('loaded', 'elements-more.js'), [{ kept: '' }]);
  globalThis.fetch = real;
});

test('a new version need not wait for what is being fetched', async () => {
  const real = globalThis.fetch;
  globalThis.fetch = (_, { signal }) =>
    new Promise((_, failed) => signal?.addEventListener('abort', () => failed(signal.reason)));
  stores.get(mine).delete(`${scope}elements-more.js`);
  const telling = tell('loaded', 'elements-more.js');
  await new Promise((done) => setTimeout(done, 20));
  heard.message({ data: 'stop', waitUntil: () => assert.fail('it works') });
  assert.deepEqual(await telling, [{ kept: '' }]);
  globalThis.fetch = real;
});

test('a new version keeps what the last one did', async () => {
  stores.clear();
  const old = store('tehai-/a/-aaaaaaaaaa');
  for (const name of ['', 'words-zh-Hans-more-HGFEDCBA.js', 'core-rest-aaaaaaaaaa.wasm', 'gone-HGFEDCBA.js'])
    await old.put(scope + name, new Response('old'));
  await store('tehai-/b/-aaaaaaaaaa').put('https://host/b/views-table-HGFEDCBA.js', new Response('another'));
  await after('install', {});
  assert.deepEqual(keptNames(), [...page, 'core-rest-0123456789.wasm', 'words-zh-Hans-more-ABCDEFGH.js']);
});

test('earlier versions of this folder go, others stay', async () => {
  for (const name of [
    'tehai-/a/-aaaaaaaaaa',
    'tehai-/b/-aaaaaaaaaa',
    'tehai-/a/b/-aaaaaaaaaa',
    'other',
    'tehai-bbbbbbbbbb',
  ])
    store(name);
  await store('tehai-cccccccccc').put(scope, new Response('an old page of ours'));
  await after('activate', {});
  assert.deepEqual(
    [...stores.keys()].sort(),
    ['other', mine, 'tehai-/a/b/-aaaaaaaaaa', 'tehai-/b/-aaaaaaaaaa', 'tehai-bbbbbbbbbb'].sort(),
  );
});

test('answers come from the cache, with whatever question', async () => {
  const text = async (request) => (await after('fetch', { request })).text();
  const get = (path, mode) => ({ method: 'GET', url: scope + path, mode });
  asked.length = 0;
  assert.equal(await text(get('app-ABCDEFGH.js', 'cors')), 'of /a/app-ABCDEFGH.js');
  assert.equal(await text(get('index.html?x=1', 'navigate')), 'of /a/');
  assert.equal(asked.length, 0);
  assert.equal(await text(get('else.js', 'cors')), 'of /a/else.js');
  assert.equal(asked.length, 1);
  let answered = false;
  for (const request of [
    { method: 'POST', url: `${scope}app.js` },
    { method: 'GET', url: 'https://else/app.js' },
  ])
    heard.fetch({ request, respondWith: () => (answered = true) });
  assert.equal(answered, false);
});

test('a page that says that there is none is not kept', async () => {
  stores.clear();
  const real = globalThis.fetch;
  globalThis.fetch = async () => new Response('there is nothing here', { status: 404 });
  await assert.rejects(new Promise((_, failed) => heard.install({ waitUntil: (work) => work.catch(failed) })), /404/);
  globalThis.fetch = real;
  assert.equal(await store(mine).match(scope), undefined);
});

test('what is shared is kept for the page, and no server is asked', async () => {
  asked.length = 0;
  const form = new FormData();
  form.append('files', new File(['<mjloggm/>'], 'game.mjlog'));
  const answer = await after('fetch', {
    request: new Request(`${scope}share`, { method: 'POST', body: form }),
  });
  assert.deepEqual([answer.status, answer.headers.get('Location')], [303, `${scope}?shared`]);
  const [file] = (await (await store(mine).match('shared')).formData()).getAll('files');
  assert.deepEqual([file.name, await file.text(), asked.length], ['game.mjlog', '<mjloggm/>', 0]);
});

test('a new version waits until it is asked for', () => {
  heard.message({ data: 'something', waitUntil: () => assert.fail('it works') });
  assert.equal(skipped, 0);
  heard.message({ data: 'update' });
  assert.equal(skipped, 1);
});

test('the page that brought it is its own from then on', async () => {
  claimed = 0;
  await after('activate', {});
  assert.equal(claimed, 1);
});

test('where storage fails the network answers', async () => {
  const { open } = globalThis.caches;
  globalThis.caches.open = async () => {
    throw new Error('no storage');
  };
  asked.length = 0;
  const request = { method: 'GET', url: `${scope}app-ABCDEFGH.js`, mode: 'cors' };
  assert.equal(await (await after('fetch', { request })).text(), 'of /a/app-ABCDEFGH.js');
  assert.equal(asked.length, 1);
  globalThis.caches.open = open;
});
