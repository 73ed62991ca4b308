// @ts-check
// Starts the page: state from the link, the shell with its views, and the module, which the page does not wait for.

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

/** Views made so far, by id. @type {Map<string, import('./views/index.js').Shown>} */
let made = new Map();
const header = h('header', { class: 'top' });
const main = h('main', { id: 'main', tabindex: -1 });

/** Draws the shell anew, as on a change of language, which may have to be fetched. */
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

/** Another view is a place to come back from; an edit is not. @param {string} view */
function go(view) {
  writeHash();
  history.pushState(null, '', writeLink({ ...store.get(), view }));
  store.set({ view });
  main.focus({ preventScroll: true });
  scrollTo(0, 0);
}

/** @param {State} state @param {State} before */
function show(state, before) {
  // Views that show what was played under other rules say so themselves.
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
  if (main.firstChild !== shown.element) main.replaceChildren(shown.element);
  shown.update(state, before);
}

/** The Hand view says itself what it waits for. @param {string} id */
const waitsForAll = (id) => id !== 'hand';

/** Whether a view may ask for functions of the module that have to be loaded first. @param {string} id */
const waits = (id) => context.core !== null && waitsForAll(id) && !hasAll(context.core);

/** The view that is being made. @type {Promise<void>} */
let making = Promise.resolve();

/** Makes a view, which may have to be fetched, and shows it if it is still wanted. @param {View} view */
async function make(view) {
  const [soon, drawing] = [setTimeout(() => wait('page.fetching'), 150), made];
  // What hangs cannot be asked for again by the same page.
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
    main.replaceChildren(h('p', { class: 'quiet-text', role: 'status' }, t(word), ' ', retry));
  }
}

/** What the system hands over is rare: what takes it in is fetched when it comes. */
function listenToSystem() {
  const received = () => import('./shell/received.js');
  const queue = /** @type {any} */ (globalThis).launchQueue;
  queue?.setConsumer((/** @type {any} */ { files }) => {
    if (files?.length) received().then(({ takeFiles }) => takeFiles(context, files));
  });
  if (location.search === '?shared') received().then(({ takeShared }) => takeShared(context));
}

let waiting = 0;
context.linkNow = writeHash;
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

/** A link may name rules, and options of them, that this version does not have. */
function keepKnown() {
  if (!context.core) return;
  if (isUnknown(store.get().ruleset)) store.set({ ruleset: initial.ruleset, options: {} });
  const { options } = store.get();
  const own = ownOptions(store.get());
  if (own !== options) store.set({ options: own });
}

function followHash() {
  const state = readLink(location.hash);
  if (state) store.open(state);
  keepKnown();
}

/** Undo and redo by keyboard go over every edit, in the text field too. @param {KeyboardEvent} event */
function onKey(event) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (event.target instanceof Element && event.target.matches('input:not(#hand-text), textarea, select')) return;
  if (key === 'z' && !event.shiftKey) store.undo();
  else if (key === 'y' || (key === 'z' && event.shiftKey)) store.redo();
  else return;
  event.preventDefault();
}

/** A paste with no field in focus goes into the hand. @param {ClipboardEvent} event */
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
  // The module is on its way while the words come; that it failed is said below.
  const coming = bring();
  coming.catch(() => {});
  await build();
  if (store.get().view === 'hand') await making;
  const shell = leaveShell();
  document.querySelector('.starting')?.remove();
  document.body.append(...skipLinks(main), header, main);
  store.subscribe((state, before) => {
    show(state, before);
    if (document.documentElement.dataset.core === 'ready' && context.core && isLacking(context.core))
      catchUp(context.core);
    if (edited.some((name) => state[name] !== before[name]) || state.replay !== before.replay) writeHashSoon();
  });
  addEventListener('hashchange', followHash);
  addEventListener('popstate', followHash);
  addEventListener('pagehide', () => {
    writeHash();
    keepPlace(store.get());
  });
  document.addEventListener('keydown', onKey);
  document.addEventListener('paste', onPaste);
  if (shell.typed !== null) store.set({ text: shell.typed, dialect: 'auto' });
  shell.resume();
  // What is kept for later, and not needed for the answer, waits for it; but not for one that does not come.
  await Promise.race([arrive(coming), new Promise((done) => setTimeout(done, 5000))]);
  listenToSystem();
  keepOffline(writeHash);
}

/** Loads the module, which the page's first script may have asked for already. */
function bring() {
  const early = takeEarly();
  if (!early) return bringNow();
  const { coming, address, signal } = early;
  return coming.then(
    (module) => load(/** @type {any} */ ({ module, address })),
    () => (signal.aborted ? Promise.reject(new Error(t('page.hangs'))) : bringNow()),
  );
}

/** What hangs is given up, so that it can be asked for again. */
function bringNow() {
  const source = moduleSource();
  if (typeof source !== 'string') return load(source);
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(new Error(t('page.hangs'))), patience);
  const coming = load(fetch(source, { signal: giveUp.signal }));
  return coming.finally(() => clearTimeout(timer));
}

/**
 * Takes the module in, or says that it did not come and offers to try again.
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
    // The first answer is on the page; what it did without comes now.
    setTimeout(() => (came ? catchUp(core) : offerAll(core)));
  } catch (/** @type {any} */ error) {
    document.documentElement.dataset.core = 'failed';
    // The loader itself says only that the module did not want to start here.
    context.failure = t('page.failed', { why: error instanceof TehaiError ? t('page.refused') : error.message });
    offerAgain();
    show(store.get(), store.get());
  }
}

/**
 * Asks what the answer will rest on. The browser compiles what is first called, which would make one long task of the
 * answer: here it comes in several.
 * @param {Tehai} core
 * @returns {Promise<boolean>} false where functions that it needs cannot be loaded
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

/** Whether all functions of the module can be called; resolves once that is known. @param {Tehai} core */
const comes = (core) =>
  loadAll(core).then(
    () => true,
    () => false,
  );

/**
 * Loads what the answer on the page lacks, and answers again. What the browser has kept from an earlier visit is loaded
 * whether or not somebody has asked for it.
 * @param {Tehai} core
 */
async function catchUp(core) {
  if (context.again) return;
  if (!hasAll(core) && (isLacking(core) || (await isKept(core)))) await complete(core);
  else await tellAll();
}

/** @param {Tehai} core */
const complete = (core) => loadAll(core).then(tellAll, () => offerAll(core));

/** Where functions could not be loaded, an answer that lacks them says so. @param {Tehai} core */
function offerAll(core) {
  context.again = () => complete(core);
  show(store.get(), store.get());
}

/** Answers again, with all rules to choose from: two tasks, so that a key press waits for one of them at most. */
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
