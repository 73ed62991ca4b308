// @ts-check
// Starts the page: state from the link, the shell with its views, and the module, which the page does not wait for.

import { load } from './core.js';
import { createContext } from './context.js';
import { h, refill } from './dom.js';
import { edited, initial } from './state/model.js';
import { readLink, writeLink } from './state/link.js';
import { loadSettings } from './state/settings.js';
import { createStore } from './state/store.js';
import { installTiles } from './tiles/tile.js';
import { filesSection } from './panels/files.js';
import { settingsSheet } from './panels/settings.js';
import { keepOffline } from './panels/update.js';
import { moduleSource } from './source.js';
import { dressTiles } from './tile-view.js';
import { chooseLanguage, t } from './words/index.js';
import { views } from './views/index.js';
import './views/hand.js';
import './views/replay.js';
import './views/table.js';
import './views/embed.js';
import './views/help.js';

const settings = loadSettings();
const opened = readLink(location.hash);
const store = createStore(opened ?? { ...initial, ruleset: settings.ruleset });
const context = createContext({ store, settings });

/** Views made so far, by id. @type {Map<string, import('./views/index.js').Shown>} */
const made = new Map();
const header = h('header', { class: 'top' });
const main = h('main', { id: 'main', tabindex: -1 });

/** Draws the shell anew, as on a change of language. */
function build() {
  document.documentElement.lang = chooseLanguage(settings.language, settings.romaji);
  document.documentElement.dataset.theme = settings.theme;
  document.title = t('page.title');
  dressTiles(settings.theme, settings.indices);
  made.clear();
  const menu = settingsSheet(settings, build, () => filesSection(context));
  const links = views().map(({ id }) => h('a', {
    href: writeLink({ ...store.get(), view: id }), class: 'view-link', data: { key: `view-${id}`, view: id },
    onclick: (event) => { event.preventDefault(); go(id); },
  }, t(`view.${id}`)));
  refill(header, h('span', { class: 'brand' }, h('span', { class: 'brand-name' }, 'Tehai'), ' ', h('span', { class: 'brand-sign', lang: 'ja', 'aria-hidden': 'true' }, '手牌')),
    h('nav', { class: 'views', 'aria-label': t('page.views') }, links), menu.button, menu.panel);
  show(store.get(), store.get());
}

/** Another view is a place to come back from; an edit is not. @param {string} view */
function go(view) {
  writeHash();
  history.pushState(null, '', writeLink({ ...store.get(), view }));
  store.set({ view });
  main.focus({ preventScroll: true });
  scrollTo(0, 0);
}

function show(state, before) {
  const view = views().find(({ id }) => id === state.view) ?? views()[0];
  let shown = made.get(view.id);
  if (!shown) {
    shown = view.create(context);
    made.set(view.id, shown);
  }
  if (main.firstChild !== shown.element) main.replaceChildren(shown.element);
  for (const link of header.querySelectorAll('.view-link')) {
    if (/** @type {any} */ (link).dataset.view === view.id) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  shown.update(state, before);
}

let waiting = 0;
function writeHash() {
  clearTimeout(waiting);
  waiting = 0;
  const hash = writeLink(store.get());
  if (hash !== location.hash && (location.hash || hash !== '#v1')) history.replaceState(null, '', hash);
}

/** Browsers allow only so many changes of the address in a while. */
function writeHashSoon() {
  clearTimeout(waiting);
  waiting = setTimeout(writeHash, 200);
}

function followHash() {
  const state = readLink(location.hash);
  if (state) store.open(state);
}

/** Undo and redo by keyboard go over every edit, in the text field too. */
function onKey(event) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (event.target instanceof Element && event.target.matches('input:not(#hand-text), textarea, select')) return;
  if (key === 'z' && !event.shiftKey) store.undo();
  else if (key === 'y' || (key === 'z' && event.shiftKey)) store.redo();
  else return;
  event.preventDefault();
}

/** A paste with no field in focus goes into the hand. */
function onPaste(event) {
  const target = /** @type {Element} */ (event.target);
  if (target instanceof Element && target.closest('input, textarea, [contenteditable]')) return;
  if (store.get().view !== 'hand') return;
  const text = event.clipboardData?.getData('text').trim() ?? '';
  const at = text.indexOf('#v1&');
  const linked = at < 0 ? null : readLink(text.slice(at));
  if (linked) store.open(linked);
  else if (text) store.set({ text: text.replace(/\s+/g, ' ').slice(0, 4000), dialect: 'auto' });
}

async function start() {
  installTiles();
  document.body.append(h('a', { class: 'skip', href: '#main', onclick: (event) => { event.preventDefault(); main.focus(); } }, t('page.skip')), header, main);
  build();
  store.subscribe((state, before) => {
    show(state, before);
    if (edited.some((name) => state[name] !== before[name]) || state.replay !== before.replay) writeHashSoon();
  });
  addEventListener('hashchange', followHash);
  addEventListener('popstate', followHash);
  addEventListener('pagehide', writeHash);
  document.addEventListener('keydown', onKey);
  document.addEventListener('paste', onPaste);
  try {
    context.core = await load(moduleSource());
    document.documentElement.dataset.core = 'ready';
    show(store.get(), store.get());
  } catch (error) {
    document.documentElement.dataset.core = 'failed';
    context.failure = t('page.failed', { why: error instanceof Error ? error.message : String(error) });
    show(store.get(), store.get());
  }
}

start();
keepOffline(writeHash);
