// @ts-check
// Service worker: saves the site for use without a network. The build fills in FILES with their hashes, and VERSION,
// the hash of all of them. When it installs, it saves what every visit loads; then the page sends what it has loaded
// and how much more to save (web/shell/update.js). A new version is fetched while the old one still answers, and
// waits until the user asks for it.

/**
 * The part of the site that a file belongs to: what every visit loads, what the Hand view loads on request, words of
 * a language, the rest of the page, what only some pages use.
 * @typedef {'page' | 'hand' | 'words' | 'rest' | 'other'} Part
 */
/** @typedef {{name: string, integrity: string, part: Part}} KeptFile */

/** @type {KeptFile[]} */
const files = FILES;
const worker = /** @type {any} */ (globalThis);
/** @type {string} of this deployment: another folder of the same host may hold another one. */
const scope = worker.registration.scope;
const prefix = `tehai-${new URL(scope).pathname}-`;
const cacheName = prefix + VERSION;

/**
 * The address under which a file is saved. Hosts answer the folder's own address with the page; some redirect
 * index.html to it.
 * @param {string} name
 */
const addressOf = (name) => (name === 'index.html' ? './' : name);

/** The hash in a file name that changes with the content. */
const contentHash = /-(?:[0-9a-f]{10}|[0-9A-Z]{8})(?=\.\w+$)/;

/** @param {string} name a file or its address */
const plainName = (name) => name.slice(name.lastIndexOf('/') + 1).replace(contentHash, '');

/** The language of a file of words, "" of other files. @param {string} name */
const languageOf = (name) => /^words-(.+)-[a-z]+\.js$/.exec(plainName(name))?.[1] ?? '';

/** Stops all fetches once the user asks for a new version, which takes over only when this worker is idle. */
const fetching = new AbortController();

/** @param {KeptFile[]} wanted files that are saved already are not fetched */
async function keep(wanted) {
  const cache = await caches.open(cacheName);
  const missing = await Promise.all(
    wanted.map(async (file) => ((await cache.match(addressOf(file.name))) ? [] : [file])),
  );
  await Promise.all(
    missing.flat().map(async ({ name, integrity }) => {
      // What the page has loaded is in the browser's HTTP cache; for other files the server is asked for changes.
      const how = contentHash.test(name) ? 'default' : 'no-cache';
      const response = await fetch(addressOf(name), { cache: how, integrity, signal: fetching.signal });
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      // A new Response without the mark of a redirect, which browsers refuse for a page.
      await cache.put(addressOf(name), new Response(response.body, { headers: response.headers }));
    }),
  );
}

/** The plain names of the files that earlier versions of this deployment saved. */
async function keptBefore() {
  const names = new Set();
  for (const name of await caches.keys()) {
    if (!(await isOld(name))) continue;
    for (const { url } of await (await caches.open(name)).keys()) names.add(plainName(url));
  }
  return names;
}

/** Saves the page, and the files that the last version had saved. */
async function keepFirst() {
  const before = await keptBefore();
  await keep(files.filter(({ name, part }) => part === 'page' || before.has(plainName(name))));
}

/**
 * Saves what a page has loaded; with `hand` also what answers hands in its language, with `all` also all views.
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

/**
 * Whether a cache is of an earlier version of this deployment. Caches of the first versions were named without a
 * scope.
 * @param {string} name
 */
async function isOld(name) {
  if (name.startsWith(prefix)) return name !== cacheName;
  if (!/^tehai-[0-9a-f]{10}$/.test(name)) return false;
  return (await (await caches.open(name)).match(scope)) !== undefined;
}

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(names.map(async (name) => (await isOld(name)) && caches.delete(name)));
}

/** The saved response, if there is one. Without storage the network answers. @param {Request | string} asked */
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
 * Saves what another program shares with the site, for the page that shows it; nothing is sent to a server.
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
 * Lets the browser answer from the cache without starting this script: files with a hash in their name, and the page
 * at the folder's own address. Other files are fetched.
 * @param {any} event
 */
async function leaveToBrowser(event) {
  if (!event.addRoutes) return;
  const { pathname } = new URL(scope);
  const route = (/** @type {string} */ name) => ({
    condition: { urlPattern: { baseURL: scope, pathname: pathname + name, search: '' }, requestMethod: 'get' },
    source: { cacheName },
  });
  // Browsers limit the number of routes; above the limit this script answers.
  await event.addRoutes(files.map(({ name }) => route(name === 'index.html' ? '' : name))).catch(() => {});
}

worker.addEventListener('install', (/** @type {any} */ event) => {
  event.waitUntil(Promise.all([keepFirst(), leaveToBrowser(event)]));
});
// The page that installed this worker may fetch more, perhaps without a network.
const takeOver = () => worker.clients.claim();
worker.addEventListener('activate', (/** @type {any} */ event) =>
  event.waitUntil(dropOthers().then(takeOver, takeOver)),
);
worker.addEventListener('message', (/** @type {any} */ event) => {
  const { data, source } = event;
  if (data === 'update') worker.skipWaiting();
  if (data === 'stop') fetching.abort();
  if (!data?.keep) return;
  // The next visit asks again for what could not be saved.
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
