// @ts-check
// A rarely opened fold: when it is first opened, its file is fetched and the deferred functions of the module are
// loaded.

import { hasAll, loadAll } from '../engine/gate.js';
import { fold, h, refill } from '../lib/dom.js';
import { spoken, t } from '../words/index.js';

/** The loaded files, by the function that fetches them. @type {Map<() => Promise<any>, any>} */
const there = new Map();

/**
 * @template F
 * @param {import('../state/context.js').Context} context
 * @param {string} key also the class
 * @param {string} label
 * @param {() => Promise<F>} fetch must be the same function each time
 * @param {(file: F) => HTMLElement[]} draw
 */
export const lazyFold = (context, key, label, fetch, draw) =>
  fold(key, label, () => content(context.engine(), fetch, draw), { class: key });

/**
 * @template F
 * @param {import('../engine/core.d.ts').Tehai} core @param {() => Promise<F>} fetch
 * @param {(file: F) => HTMLElement[]} draw
 */
function content(core, fetch, draw) {
  if (there.has(fetch) && hasAll(core)) return draw(there.get(fetch));
  const say = spoken();
  const place = h('p', { class: 'quiet-text', role: 'status' });
  const come = () => {
    place.textContent = t('page.fetching');
    Promise.all([fetch(), loadAll(core)])
      .then(([file]) => {
        there.set(fetch, file);
        say(() => place.replaceWith(...draw(file)));
      })
      .catch(() => say(() => refill(place, t('page.notFetched'), ' ', again())));
  };
  const again = () => h('button', { type: 'button', class: 'button', onclick: () => say(come) }, t('page.again'));
  come();
  return place;
}
