// @ts-check
// Works without a network: the service worker keeps the site, or as much of it as is wanted (see extentOf). When a new
// version is there a line says so, and nothing changes until the person asks; then the page loads again, once.

import { h } from '../lib/dom.js';
import { carriedModule } from '../engine/source.js';
import { trustedScript } from '../lib/trusted.js';
import { needWords, t } from '../words/index.js';

/**
 * The one file, frames, pages from disk and browsers that block storage get no worker, and need none.
 * @returns {ServiceWorkerContainer | undefined}
 */
function container() {
  if (carriedModule() || !isSecureContext || window.top !== window || !location.protocol.startsWith('http'))
    return undefined;
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** Without words there is nothing to offer; the next load of the page is of the new version anyway. */
const noWords = () => {};

/** The person has asked for the new version. */
let wanted = false;

/** @param {() => void} beforeLoading keeps what the page holds */
export async function keepOffline(beforeLoading) {
  const workers = container();
  if (!workers) return;
  const isReturn = workers.controller !== null;
  const load = () => {
    beforeLoading();
    location.reload();
  };
  // Where another tab has brought a new version in, this page is of one that is no longer kept.
  let isOurs = !workers.controller;
  workers.addEventListener('controllerchange', () => {
    if (wanted) load();
    else if (!isOurs) needWords('more').then(() => offer(load), noWords);
    isOurs = false;
  });
  let registration;
  try {
    const script = trustedScript(new URL('sw.js', location.href).pathname);
    registration = await workers.register(script, { updateViaCache: 'none' });
  } catch {
    return; // Storage is blocked, or the host has no sw.js: the page works as long as it is open.
  }
  const offerIfWaiting = () => {
    const { waiting } = registration;
    if (!waiting || !workers.controller) return;
    const update = () => {
      wanted = true;
      // Another tab may have brought it in already.
      if (waiting.state !== 'installed') {
        load();
        return;
      }
      registration.active?.postMessage('stop');
      waiting.postMessage('update');
    };
    needWords('more').then(() => offer(update), noWords);
  };
  // The browser looks for new versions by itself: one may be on its way before anybody listens.
  const watch = () => registration.installing?.addEventListener('statechange', offerIfWaiting);
  offerIfWaiting();
  watch();
  registration.addEventListener('updatefound', watch);
  keepLoaded(workers, isReturn);
}

/**
 * How much of the site to keep: on a metered line only what has been loaded, on the first visit what answers hands, and
 * everything once the page is installed or opened a second time.
 * @param {boolean} isReturn
 * @returns {'loaded' | 'hand' | 'all'}
 */
function extentOf(isReturn) {
  if (matchMedia('(display-mode: standalone)').matches || wantsAll()) return 'all';
  const line = /** @type {any} */ (navigator).connection;
  if (line?.saveData || line?.type === 'cellular') return 'loaded';
  return isReturn ? 'all' : 'hand';
}

const allKey = 'tehai.offline.v1';

/** Whether the user has asked, or installed the page, to keep everything. */
function wantsAll() {
  try {
    return localStorage.getItem(allKey) === 'all';
  } catch {
    return false; // storage is blocked
  }
}

/** Has everything kept, on this visit and all later ones: set once there is a service worker. @type {() => void} */
let keepAll = () => {};

/** The user asks to keep the whole site for offline use. */
export function keepEverything() {
  try {
    localStorage.setItem(allKey, 'all');
  } catch {
    // It is kept for now.
  }
  keepAll();
}

/** How much is kept for offline use, and the button that keeps everything; empty as long as nothing is kept. */
export function offlineSection() {
  const { kept } = document.documentElement.dataset;
  if (!kept) return h('div', { class: 'offline', hidden: true });
  const all = kept === 'all';
  return h(
    'div',
    { class: 'offline' },
    h('p', { class: 'quiet-text', role: 'status' }, t(all ? 'offline.all' : 'offline.some')),
    all
      ? null
      : h(
          'button',
          {
            type: 'button',
            class: 'button',
            data: { key: 'keep-all' },
            onclick: ({ currentTarget }) => {
              currentTarget.disabled = true;
              keepEverything();
            },
          },
          t('offline.keepAll'),
        ),
  );
}

/** How long what is loaded together is waited for, in milliseconds. */
const pause = 1_000;

/**
 * Tells the service worker what the page has loaded, now and later, and how much more to keep.
 * @param {ServiceWorkerContainer} workers @param {boolean} isReturn
 */
async function keepLoaded(workers, isReturn) {
  const folder = new URL('./', location.href).href;
  /** @type {Set<string>} */ const loaded = new Set();
  let timer = 0;
  const { active } = await workers.ready;
  const tell = () => {
    if (!wanted) active?.postMessage({ keep: extentOf(isReturn), loaded: [...loaded] });
  };
  const tellSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(tell, pause);
  };
  workers.addEventListener('message', ({ data }) => {
    if (!data?.kept) return;
    document.documentElement.dataset.kept = data.kept;
    document.querySelector('.offline')?.replaceWith(offlineSection());
  });
  workers.startMessages();
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) if (name.startsWith(folder)) loaded.add(name.slice(folder.length));
    tellSoon();
  }).observe({ type: 'resource', buffered: true });
  keepAll = tell;
  addEventListener('appinstalled', keepEverything);
  tellSoon();
}

/** @param {() => void} update */
function offer(update) {
  document.querySelector('.update')?.remove();
  const bar = h(
    'aside',
    { class: 'update', role: 'status' },
    h('span', {}, t('update.there')),
    h(
      'button',
      {
        type: 'button',
        class: 'button',
        onclick: update,
      },
      t('update.now'),
    ),
    h('button', { type: 'button', class: 'quiet', onclick: () => bar.remove() }, t('update.later')),
  );
  document.body.prepend(bar);
}
