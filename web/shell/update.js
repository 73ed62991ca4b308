// @ts-check
// Use without a network: the service worker saves the site, or a part of it (see extentOf). When there is a new
// version, a line offers it; nothing changes until the user asks, then the page loads again, once.

import { h } from '../lib/dom.js';
import { carriedModule } from '../engine/source.js';
import { trustedScript } from '../lib/trusted.js';
import { needWords, t } from '../words/index.js';

/**
 * The container of service workers. Single-file pages, frames, pages from disk and browsers that block storage have
 * none and need none.
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

/** Without words no offer can be shown; the next load of the page gets the new version anyway. */
const noWords = () => {};

/** Whether the user has asked for the new version. */
let wanted = false;

/** @param {() => void} beforeLoading saves the state of the page */
export async function keepOffline(beforeLoading) {
  const workers = container();
  if (!workers) return;
  const isReturn = workers.controller !== null;
  const load = () => {
    beforeLoading();
    location.reload();
  };
  // If another tab has activated a new version, the version of this page is no longer saved.
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
      // Another tab may have activated it already.
      if (waiting.state !== 'installed') {
        load();
        return;
      }
      registration.active?.postMessage('stop');
      waiting.postMessage('update');
    };
    needWords('more').then(() => offer(update), noWords);
  };
  // The browser looks for new versions by itself: one may be installing already.
  const watch = () => registration.installing?.addEventListener('statechange', offerIfWaiting);
  offerIfWaiting();
  watch();
  registration.addEventListener('updatefound', watch);
  keepLoaded(workers, isReturn);
}

/**
 * How much of the site to save: on a metered connection only what has been loaded, on the first visit what answers
 * hands, and everything once the page is installed or opened a second time.
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

/** Whether the user has asked to save everything, or installed the page. */
function wantsAll() {
  try {
    return localStorage.getItem(allKey) === 'all';
  } catch {
    return false; // storage is blocked
  }
}

/** Saves everything, on this visit and all later ones; set once there is a service worker. @type {() => void} */
let keepAll = () => {};

/** Called when the user asks to save the whole site. */
export function keepEverything() {
  try {
    localStorage.setItem(allKey, 'all');
  } catch {
    // It is saved for now.
  }
  keepAll();
}

/**
 * A line on how much is saved for offline use, and the button that saves everything; empty as long as nothing is
 * saved.
 */
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

/** How long to wait for files that are loaded together, in milliseconds. */
const pause = 1_000;

/**
 * Reports to the service worker what the page has loaded, now and later, and how much more to save.
 * @param {ServiceWorkerContainer} workers
 * @param {boolean} isReturn
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
