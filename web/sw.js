// @ts-check
// Keeps the site for when the network is off. The build fills in FILES, each with its hash, and VERSION, the hash of
// them all. Installed it keeps what every visit loads; the page then tells what it has loaded and how much more to keep
// (web/shell/update.js). A new version is fetched beside the old one and waits until the person asks for it.

/**
 * The part that a file belongs to: what every visit loads, what the Hand view loads when asked for, the words of a
 * language, everything else of the page, and what only some pages use.
 * @typedef {'page' | 'hand' | 'words' | 'rest' | 'other'} Part
 */
/** @typedef {{name: string, integrity: string, part: Part}} KeptFile */

/** @type {KeptFile[]} */
const files = FILES;
const worker = /** @type {any} */ (globalThis);
/** @type {string} this deployment's: another folder of the same site may hold another. */
const scope = worker.registration.scope;
const prefix = `tehai-${new URL(scope).pathname}-`;
const cacheName = prefix + VERSION;

/** Hosts answer the folder's own address with the page, and some send index.html there. @param {string} name */
const addressOf = (name) => (name === 'index.html' ? './' : name);

/** What stands in the name of a file whose name changes with its content. */
const contentHash = /-(?:[0-9a-f]{10}|[0-9A-Z]{8})(?=\.\w+$)/;

/** @param {string} name a file or its address */
const plainName = (name) => name.slice(name.lastIndexOf('/') + 1).replace(contentHash, '');

/** The language of a file with words, "" of others. @param {string} name */
const languageOf = (name) => /^words-(.+)-[a-z]+\.js$/.exec(plainName(name))?.[1] ?? '';

/** Ends all fetches once a new version has been asked for: it takes over only when this one has nothing left to do. */
const fetching = new AbortController();

/** @param {KeptFile[]} wanted those that are kept already are not fetched */
async function keep(wanted) {
  const cache = await caches.open(cacheName);
  const missing = await Promise.all(
    wanted.map(async (file) => ((await cache.match(addressOf(file.name))) ? [] : [file])),
  );
  await Promise.all(
    missing.flat().map(async ({ name, integrity }) => {
      // The browser's own cache answers for what the page has loaded; the server is asked whether the rest has changed.
      const how = contentHash.test(name) ? 'default' : 'no-cache';
      const response = await fetch(addressOf(name), { cache: how, integrity, signal: fetching.signal });
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      // A new Response forgets that it came by a redirect, which a page may not.
      await cache.put(addressOf(name), new Response(response.body, { headers: response.headers }));
    }),
  );
}

/** The plain names of what earlier versions of this deployment keep. */
async function keptBefore() {
  const names = new Set();
  for (const name of await caches.keys()) {
    if (!(await isOld(name))) continue;
    for (const { url } of await (await caches.open(name)).keys()) names.add(plainName(url));
  }
  return names;
}

/** A new version keeps what the last one did. */
async function keepFirst() {
  const before = await keptBefore();
  await keep(files.filter(({ name, part }) => part === 'page' || before.has(plainName(name))));
}

/**
 * Keeps what a page has loaded, and with `hand` what it needs to answer hands in its language, with `all` all views.
 * @param {string[]} loaded names @param {'loaded' | 'hand' | 'all'} extent
 */
async function keepMore(loaded, extent) {
  const languages = new Set(loaded.map(languageOf).filter(Boolean));
  const isWanted = (/** @type {KeptFile} */ { name, part }) => {
    if (part === 'page' || loaded.includes(name)) return true;
    if (extent === 'loaded') return false;
    if (part === 'words') return languages.has(languageOf(name));
    return part === 'hand' || (part === 'rest' && extent === 'all');
  };
  await keep(files.filter(isWanted));
}

/** Earlier versions of this deployment. The first ones' caches were named without a scope. @param {string} name */
async function isOld(name) {
  if (name.startsWith(prefix)) return name !== cacheName;
  if (!/^tehai-[0-9a-f]{10}$/.test(name)) return false;
  return (await (await caches.open(name)).match(scope)) !== undefined;
}

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(names.map(async (name) => (await isOld(name)) && caches.delete(name)));
}

/** Where storage fails the network is still there. @param {Request | string} asked */
async function kept(asked) {
  try {
    const cache = await caches.open(cacheName);
    return await cache.match(asked, { ignoreSearch: true, ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** @param {Request} request */
async function answer(request) {
  const asked =
    request.mode === 'navigate' && /\/index\.html$/.test(new URL(request.url).pathname)
      ? new URL('./', request.url).href
      : request;
  return (await kept(asked)) ?? fetch(request);
}

/**
 * Keeps what another program shares with the site, for the page that shows it: no server is asked.
 * @param {Request} request
 */
async function share(request) {
  const form = new Response(await request.blob(), {
    headers: { 'Content-Type': request.headers.get('Content-Type') ?? '' },
  });
  const cache = await caches.open(cacheName);
  await cache.put('shared', form);
  return Response.redirect(`${scope}?shared`, 303);
}

/**
 * Where the browser can answer from what is kept by itself, it need not start this script first: what has a name of its
 * own, and the page at the folder's own address. What is not kept it fetches.
 * @param {any} event
 */
async function leaveToBrowser(event) {
  if (!event.addRoutes) return;
  const { pathname } = new URL(scope);
  const route = (/** @type {string} */ name) => ({
    condition: { urlPattern: { baseURL: scope, pathname: pathname + name, search: '' }, requestMethod: 'get' },
    source: { cacheName },
  });
  // Browsers take so many routes and no more: without them this script answers.
  await event.addRoutes(files.map(({ name }) => route(name === 'index.html' ? '' : name))).catch(() => {});
}

worker.addEventListener('install', (/** @type {any} */ event) => {
  event.waitUntil(Promise.all([keepFirst(), leaveToBrowser(event)]));
});
// The page that has brought this worker has more to fetch, perhaps when the network is gone.
const takeOver = () => worker.clients.claim();
worker.addEventListener('activate', (/** @type {any} */ event) =>
  event.waitUntil(dropOthers().then(takeOver, takeOver)),
);
worker.addEventListener('message', (/** @type {any} */ event) => {
  const { data, source } = event;
  if (data === 'update') worker.skipWaiting();
  if (data === 'stop') fetching.abort();
  if (!data?.keep) return;
  // What cannot be kept now is asked for again by the next visit.
  const done = (/** @type {boolean} */ ok) => source?.postMessage({ kept: ok ? data.keep : '' });
  event.waitUntil(
    keepMore(data.loaded, data.keep).then(
      () => done(true),
      () => done(false),
    ),
  );
});
worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { method, url } = event.request;
  if (method === 'GET' && new URL(url).origin === location.origin) event.respondWith(answer(event.request));
  if (method === 'POST' && url === `${scope}share`) event.respondWith(share(event.request));
});
