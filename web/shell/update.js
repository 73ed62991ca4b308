// @ts-check
// Works without a network: the service worker keeps the site. When a new version is there a line says so, and nothing
// changes until the person asks; then the page loads again, once.

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
      if (waiting.state === 'installed') waiting.postMessage('update');
      else load();
    };
    needWords('more').then(() => offer(update), noWords);
  };
  // The browser looks for new versions by itself: one may be on its way before anybody listens.
  const watch = () => registration.installing?.addEventListener('statechange', offerIfWaiting);
  offerIfWaiting();
  watch();
  registration.addEventListener('updatefound', watch);
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
  document.body.append(bar);
}
