// @ts-check
// Keeps the site for when the network is off. The build fills in FILES, each with its hash, and VERSION, the hash of
// them all. A new version is fetched beside the old one and waits until the person asks for it.

/** @type {{name: string, integrity: string}[]} */
const files = FILES;
const worker = /** @type {any} */ (globalThis);
/** @type {string} this deployment's: another folder of the same site may hold another. */
const scope = worker.registration.scope;
const prefix = `tehai-${new URL(scope).pathname}-`;
const cacheName = prefix + VERSION;

/** Hosts answer the folder's own address with the page, and some send index.html there. @param {string} name */
const addressOf = (name) => (name === 'index.html' ? './' : name);

async function keep() {
  const cache = await caches.open(cacheName);
  await Promise.all(
    files.map(async ({ name, integrity }) => {
      // What has not changed is answered from the browser's own cache after a question to the server.
      const response = await fetch(addressOf(name), { cache: 'no-cache', integrity });
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      // A new Response forgets that it came by a redirect, which a page may not.
      await cache.put(addressOf(name), new Response(response.body, { headers: response.headers }));
    }),
  );
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
 * own, and the page at the folder's own address.
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
  event.waitUntil(Promise.all([keep(), leaveToBrowser(event)]));
});
// The page that has brought this worker has more to fetch, perhaps when the network is gone.
const takeOver = () => worker.clients.claim();
worker.addEventListener('activate', (/** @type {any} */ event) =>
  event.waitUntil(dropOthers().then(takeOver, takeOver)),
);
worker.addEventListener('message', (/** @type {MessageEvent} */ { data }) => {
  if (data === 'update') worker.skipWaiting();
});
worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { method, url } = event.request;
  if (method === 'GET' && new URL(url).origin === location.origin) event.respondWith(answer(event.request));
  if (method === 'POST' && url === `${scope}share`) event.respondWith(share(event.request));
});
