// @ts-check
// Receives files opened with the installed page, and what other programs share with it. Games open in the Replay
// view, as when dropped; a hand or a link as text opens as if it were pasted.

import { readLink } from '../state/link.js';

export { sayWhy } from './long-link.js';

/** @import { Context } from '../state/context.js' */

/** The key under which sw.js saves a share. */
const sharedName = 'shared';

/** Whether a text is no hand, but a log or the address of one: it is too long, or has characters that no hand has. */
const isNoHand = (/** @type {string} */ text) => text.length > 200 || /[{<\n]|https?:/.test(text);

/** @param {Context} context @param {File[]} files @param {string} [text] */
function receive(context, files, text = '') {
  const { store } = context;
  const at = text.indexOf('#v1&');
  const linked = at < 0 ? null : readLink(text.slice(at));
  if (!files.length && linked) store.open(linked);
  else if (!files.length && !isNoHand(text)) store.set({ view: 'hand', text, dialect: 'auto' });
  else {
    context.received = { files, text };
    store.set({ view: 'replay' });
  }
}

/**
 * Opens files that were opened with the page.
 * @param {Context} context
 * @param {readonly {getFile(): Promise<File>}[]} handles
 */
export async function takeFiles(context, handles) {
  receive(context, await Promise.all(handles.map((handle) => handle.getFile())));
}

/** Opens a share that the service worker has saved, once. @param {Context} context */
export async function takeShared(context) {
  history.replaceState(null, '', location.pathname + location.hash);
  const shared = await caches.match(sharedName);
  if (!shared) return;
  for (const name of await caches.keys()) await (await caches.open(name)).delete(sharedName);
  const form = await shared.formData();
  const files = form.getAll('files').filter((file) => file instanceof File && file.size > 0);
  const [text = ''] = ['text', 'url', 'title'].map((name) => String(form.get(name) ?? '').trim()).filter(Boolean);
  if (files.length || text) receive(context, /** @type {File[]} */ (files), text);
}
