// @ts-check
// Starts the page: reads the state from the link, builds the shell with its views, and loads the WebAssembly module
// in the background.

import { load, TehaiError } from './engine/core.js';
import { createContext } from './state/context.js';
import { h, refill } from './lib/dom.js';
import { ask, readHand } from './state/ask.js';
import { setCallTermsOf } from './state/calls.js';
import { isUnknown, ownOptions, learn, listRulesets, rulesetOf } from './state/catalogue.js';
import { edited, initial } from './state/model.js';
import { readLink, writeLink } from './state/link.js';
import { keepPlace, lastPlace } from './state/last.js';
import { followOtherTabs, loadSettings } from './state/settings.js';
import { leaveShell } from './shell/shell.js';
import { skipLinks } from './shell/skip.js';
import { createStore } from './state/store.js';
import { nextTask, whenIdle } from './lib/task.js';
import { fansComing } from './answer/fans.js';
import { filesSection } from './controls/files.js';
import { settingsSheet } from './shell/settings.js';
import { keepOffline, offlineSection } from './shell/update.js';
import { takeEarly } from './engine/early.js';
import { patience } from './engine/patience.js';
import { answered, hasAll, isKept, isLacking, loadAll } from './engine/gate.js';
import { moduleSource } from './engine/source.js';
import { dressTiles } from './tiles/view.js';
import { chooseLanguage, loadLanguage, t } from './words/index.js';
import { views } from './views/index.js';

/** @import { Tehai } from './engine/core.d.ts' */
/** @import { State } from './state/model.js' */
/** @import { View } from './views/index.js' */

const settings = loadSettings();
followOtherTabs(settings);
const opened = readLink(location.hash) ?? (location.hash ? null : lastPlace());
const store = createStore(opened ?? { ...initial, ruleset: settings.ruleset });
const context = createContext({ store, settings });

/** The views created so far, by id. @type {Map<string, import('./views/index.js').Shown>} */
let made = new Map();
const header = h('header', { class: 'top' });
const main = h('main', { id: 'main', tabindex: -1 });
const skips = skipLinks(main);

/** Builds the shell, again after a change of language. The words may have to be fetched first. */
async function build() {
  await loadLanguage(settings.language);
  document.documentElement.lang = chooseLanguage(settings.language, settings.plain ? false : settings.romajiNames);
  document.documentElement.dataset.theme = settings.theme;
  document.title = t('page.title');
  dressTiles(settings.theme, settings.indices);
  made = new Map();
  const menu = settingsSheet(settings, build, () => [filesSection(context), offlineSection()]);
  const menuViews = views.filter(({ apart }) => !apart);
  const links = menuViews.map(({ id }) =>
    h(
      'a',
      {
        href: writeLink({ ...store.get(), view: id }),
        class: 'view-link',
        data: { key: `view-${id}`, view: id },
        onclick: (event) => {
          event.preventDefault();
          go(id);
        },
      },
      t(`view.${id}`),
    ),
  );
  refill(
    header,
    h(
      'span',
      { class: 'brand' },
      h('span', { class: 'brand-name' }, 'Tehai'),
      ' ',
      h('span', { class: 'brand-sign', lang: 'ja', 'aria-hidden': 'true' }, '手牌'),
    ),
    h('nav', { class: 'views', 'aria-label': t('page.views') }, links),
    menu.button,
    menu.panel,
  );
  show(store.get(), store.get());
}

/** Opens another view at its top. @param {string} view */
function go(view) {
  store.set({ view });
  main.focus({ preventScroll: true });
  scrollTo(0, 0);
}

/** @param {State} state @param {State} before */
function show(state, before) {
  // A view that shows a game under other rules sets its own call terms.
  setCallTermsOf(settings, state.ruleset);
  const view = views.find(({ id }) => id === state.view) ?? views[0];
  for (const link of header.querySelectorAll('.view-link')) {
    if (link instanceof HTMLElement && link.dataset.view === view.id) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  const shown = made.get(view.id);
  if (!shown || waits(view.id)) {
    making = make(view);
    return;
  }
  if (main.firstChild !== shown.element) put(shown.element);
  // What the answer's link is called may come late.
  Promise.resolve(shown.update(state, before)).then(skips.name);
}

/** Puts a view, or what stands for it, on screen: focus that was in the one before stays. @param {Node} next */
function put(next) {
  if (main.contains(document.activeElement)) main.focus({ preventScroll: true });
  main.replaceChildren(next);
}

/** The Hand view needs no deferred functions to start; every other view does. @param {string} id */
const waitsForAll = (id) => id !== 'hand';

/** Whether a view has to wait for the deferred functions of the module. @param {string} id */
const waits = (id) => context.core !== null && waitsForAll(id) && !hasAll(context.core);

/** The last call of make. @type {Promise<void>} */
let making = Promise.resolve();

/** Fetches and creates a view, then shows it if it is still the chosen one. @param {View} view */
async function make(view) {
  const [soon, drawing] = [setTimeout(() => wait('page.fetching'), 150), made];
  // A fetch that hangs cannot be repeated by the same page, so a reload is offered.
  const late = setTimeout(() => wait('page.notFetched', () => location.reload()), patience);
  try {
    const [create] = await Promise.all([view.load(), waits(view.id) && context.core ? loadAll(context.core) : null]);
    if (drawing === made && !made.has(view.id)) made.set(view.id, create(context));
    const state = store.get();
    if (made.has(state.view)) show(state, state);
  } catch {
    wait('page.notFetched', () => make(view));
  } finally {
    clearTimeout(soon);
    clearTimeout(late);
  }

  /** @param {string} word @param {() => void} [again] */
  function wait(word, again) {
    if ((made.has(view.id) && !waits(view.id)) || store.get().view !== view.id) return;
    const retry = again && h('button', { type: 'button', class: 'button', onclick: again }, t('page.again'));
    put(h('p', { class: 'quiet-text', role: 'status' }, t(word), ' ', retry));
  }
}

/** The code that receives what comes from outside, and refuses links that are too long; fetched when it is needed. */
const received = () => import('./shell/received.js');

/** Reports a link that is too long to be read; shorter ones are read. */
const sayLong = () => location.hash.length > 16_000 && received().then(({ sayWhy }) => sayWhy());

/** Listens for files and texts from the system. */
function listenToSystem() {
  const queue = /** @type {any} */ (globalThis).launchQueue;
  queue?.setConsumer((/** @type {any} */ { files }) => {
    if (files?.length) received().then(({ takeFiles }) => takeFiles(context, files));
  });
  if (location.search === '?shared') received().then(({ takeShared }) => takeShared(context));
}

let waiting = 0;
context.linkNow = () => writeHash();
function writeHash(state = store.get()) {
  clearTimeout(waiting);
  waiting = 0;
  const hash = writeLink(state);
  if (hash !== location.hash && (location.hash || hash !== '#v1')) history.replaceState(null, '', hash);
}

/** Adds a history entry for another view; edits make none. @param {State} state @param {State} before */
function enter(state, before) {
  if (readLink(location.hash)?.view === state.view) return; // the address came first
  if (waiting || !location.hash) writeHash(before); // else it may name more than the state: a lesson's chapter
  history.pushState(null, '', writeLink(state));
}

/** Waits before it writes the link: browsers limit how often a page may change its address. */
function writeHashSoon() {
  clearTimeout(waiting);
  waiting = setTimeout(writeHash, 200);
}

/** Replaces rules and options from a link that this version does not have. */
function keepKnown() {
  if (!context.core) return;
  if (isUnknown(store.get().ruleset)) store.set({ ruleset: initial.ruleset, options: {} });
  const { options } = store.get();
  const own = ownOptions(store.get());
  if (own !== options) store.set({ options: own });
}

function followHash() {
  const state = readLink(location.hash || '#v1');
  if (state) store.open(state);
  sayLong();
  keepKnown();
}

/** Ctrl+Z and Ctrl+Y undo and redo every edit, in the text field too. @param {KeyboardEvent} event */
function onKey(event) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (event.target instanceof Element && event.target.matches('input:not(#hand-text), textarea, select')) return;
  if (key === 'z' && !event.shiftKey) store.undo();
  else if (key === 'y' || (key === 'z' && event.shiftKey)) store.redo();
  else return;
  event.preventDefault();
}

/** A paste outside any field replaces the hand. @param {ClipboardEvent} event */
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
  // The module loads while the words load; arrive reports an error.
  const coming = bring();
  coming.catch(() => {});
  await build();
  if (store.get().view === 'hand') await making;
  const shell = leaveShell();
  document.querySelector('.starting')?.remove();
  document.body.append(...skips.links, header, main);
  store.subscribe((state, before) => {
    if (state.view !== before.view) enter(state, before);
    show(state, before);
    if (document.documentElement.dataset.core === 'ready' && context.core && isLacking(context.core))
      catchUp(context.core);
    if (edited.some((name) => state[name] !== before[name]) || state.replay !== before.replay) writeHashSoon();
  });
  addEventListener('hashchange', followHash);
  addEventListener('popstate', followHash);
  addEventListener('pagehide', () => {
    if (waiting) writeHash();
    keepPlace(store.get());
  });
  document.addEventListener('keydown', onKey);
  document.addEventListener('paste', onPaste);
  if (shell.typed !== null) store.set({ text: shell.typed, dialect: 'auto' });
  shell.resume();
  // What is saved for later visits waits for the answer, at most five seconds.
  await Promise.race([arrive(coming), new Promise((done) => setTimeout(done, 5000))]);
  listenToSystem();
  sayLong();
  keepOffline(writeHash);
}

/** Loads the module. The page's first script may have requested it already. */
function bring() {
  const early = takeEarly();
  if (!early) return bringNow();
  const { coming, address, signal } = early;
  return coming.then(
    (module) => load(/** @type {any} */ ({ module, address })),
    () => (signal.aborted ? Promise.reject(new Error(t('page.hangs'))) : bringNow()),
  );
}

/** Requests the module and gives up after a while, so that it can be requested again. */
function bringNow() {
  const source = moduleSource();
  if (typeof source !== 'string') return load(source);
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(new Error(t('page.hangs'))), patience);
  const coming = load(fetch(source, { signal: giveUp.signal }));
  return coming.finally(() => clearTimeout(timer));
}

/**
 * Takes the loaded module into use, or shows why it did not load and offers to try again.
 * @param {ReturnType<typeof load>} coming
 */
async function arrive(coming) {
  try {
    const core = await coming;
    await nextTask();
    if (waitsForAll(store.get().view)) await comes(core);
    learn(core);
    const came = await prepare(core);
    context.arrive(core);
    keepKnown();
    context.failure = '';
    show(store.get(), store.get());
    await making;
    document.documentElement.dataset.core = 'ready';
    // The first answer is shown; now load what it left out.
    setTimeout(() => (came ? catchUp(core) : offerAll(core)));
  } catch (/** @type {any} */ error) {
    document.documentElement.dataset.core = 'failed';
    // A TehaiError of the loader means that the module could not start in this browser.
    context.failure = t('page.failed', { why: error instanceof TehaiError ? t('page.refused') : error.message });
    offerAgain();
    show(store.get(), store.get());
  }
}

/**
 * Calls what the answer needs, each function in a task of its own. The browser compiles a function at its first call,
 * which in one task would block the page.
 * @param {Tehai} core
 * @returns {Promise<boolean>} false if functions that it needs could not be loaded
 */
async function prepare(core) {
  const rulesKnown = () => rulesetOf(store.get().ruleset);
  /** @type {(() => unknown)[]} */ const work = [
    rulesKnown,
    () => ownOptions(store.get()),
    () => readHand(core, store.get()),
    () => ask(core, store.get()),
  ];
  try {
    for (const call of store.get().view === 'hand' ? work : []) {
      /** @type {Promise<unknown>[]} */ const waits = [answered(core, call)];
      if (call === rulesKnown && !rulesKnown()) waits.push(fansComing());
      await Promise.all(waits);
      await nextTask();
    }
    return true;
  } catch {
    return false;
  }
}

/** Loads the deferred functions; resolves to whether that worked. @param {Tehai} core */
const comes = (core) =>
  loadAll(core).then(
    () => true,
    () => false,
  );

/**
 * Loads the functions that the answer on the page lacks, and answers again. Functions saved by an earlier visit are
 * loaded in any case.
 * @param {Tehai} core
 */
async function catchUp(core) {
  if (context.again) return;
  if (!hasAll(core) && (isLacking(core) || (await isKept(core)))) await complete(core);
  else await tellAll();
}

/** @param {Tehai} core */
const complete = (core) => loadAll(core).then(tellAll, () => offerAll(core));

/** Lets the user load the deferred functions again after an error. @param {Tehai} core */
function offerAll(core) {
  context.again = () => complete(core);
  show(store.get(), store.get());
}

/** Answers again with the list of all rules. Two tasks, so that a key press waits for one of them at most. */
async function tellAll() {
  context.again = undefined;
  listRulesets();
  await whenIdle();
  keepKnown();
  if (store.get().view === 'hand') show(store.get(), store.get());
  document.documentElement.dataset.answer = 'complete';
}

function offerAgain() {
  const bar = h(
    'aside',
    { class: 'update', role: 'status' },
    h('span', {}, context.failure),
    h(
      'button',
      {
        type: 'button',
        class: 'button',
        data: { key: 'again' },
        onclick: () => {
          bar.remove();
          arrive(bring());
        },
      },
      t('page.again'),
    ),
  );
  document.body.prepend(bar);
}

start();
