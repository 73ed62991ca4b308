// @ts-check
// Works without a network: the service worker keeps the site. When a new version is there a line says so, and nothing
// changes until the person asks; then the page loads again, once.

import { h } from '../dom.js';
import { carriedModule } from '../../engine/source.js';
import { trustedScript } from '../../engine/trusted.js';
import { needWords, t } from '../../words/index.js';

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

/** @param {() => void} beforeLoading keeps what the page holds */
export async function keepOffline(beforeLoading) {
  const workers = container();
  if (!workers) return;
  let registration;
  try {
    const script = trustedScript(new URL('sw.js', location.href).pathname);
    registration = await workers.register(script, { updateViaCache: 'none' });
  } catch {
    return; // Storage is blocked, or the host has no sw.js: the page works as long as it is open.
  }
  const offerIfWaiting = () => {
    const { waiting } = registration;
    if (waiting && workers.controller) needWords('more').then(() => offer(workers, waiting, beforeLoading));
  };
  offerIfWaiting();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', offerIfWaiting),
  );
}

/** @param {ServiceWorkerContainer} workers @param {ServiceWorker} waiting @param {() => void} beforeLoading */
async function offer(workers, waiting, beforeLoading) {
  await needWords('more').catch(() => {}); // What is said there is not of the words that a page opens with.
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
        onclick: () => {
          workers.addEventListener(
            'controllerchange',
            () => {
              beforeLoading();
              location.reload();
            },
            { once: true },
          );
          waiting.postMessage('update');
        },
      },
      t('update.now'),
    ),
    h('button', { type: 'button', class: 'quiet', onclick: () => bar.remove() }, t('update.later')),
  );
  document.body.append(bar);
}
