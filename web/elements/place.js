// @ts-check
// Where a drawing stands: its styles, language and module, and the way from there to the full page.

import { answered, isRefused, loadAll } from '../engine/gate.js';
import { h } from '../lib/dom.js';
import { writeLink } from '../state/link.js';
import { afterPicture } from '../lib/pieces.js';
import { learn } from '../state/catalogue.js';
import { initial } from '../state/model.js';
import { drawTiles } from '../tiles/view.js';
import { chooseLanguage, faultLine, loadLanguage, needWords, t } from '../words/index.js';
import { hangs, isMissing, sharedModule } from './module.js';
import { fullSheet } from './sheets.js';

/** @typedef {import('./element.js').MahjongElement} MahjongElement */

let turns = Promise.resolve();

/** The language of an element, as it is wished. @param {MahjongElement} element */
const languageOf = (element) =>
  element.getAttribute('language') || element.closest('[lang]')?.getAttribute('lang') || 'auto';

/**
 * The module for an element, and what chooses its words: several elements may speak several languages, so each chooses
 * its own before it draws. What cannot be had is said in them.
 * @param {MahjongElement} element
 * @param {(name: string) => string} address
 */
export async function begin(element, address) {
  const language = languageOf(element);
  const speak = () => {
    chooseLanguage(language, element.hasAttribute('romaji'));
    drawTiles(element.hasAttribute('indices'));
  };
  await needWords('more');
  await loadLanguage(language);
  const core = await sharedModule(address).catch((error) => {
    speak();
    throw new Error(notLoaded(error));
  });
  speak();
  return { core, speak };
}

/**
 * Styles and words for an element that needs no module.
 * @param {MahjongElement} element
 * @param {CSSStyleSheet} own
 * @returns {Promise<() => void>} what chooses its words again
 */
export async function dressed(element, own) {
  const language = languageOf(element);
  await needWords('more');
  await loadLanguage(language);
  element.root.adoptedStyleSheets = [element.root.adoptedStyleSheets[0], fullSheet, own];
  const speak = () => {
    chooseLanguage(language, element.hasAttribute('romaji'));
    drawTiles(element.hasAttribute('indices'));
  };
  speak();
  return speak;
}

/** Why there is no module, in the words chosen. @param {any} error */
function notLoaded(error) {
  if (isMissing(error)) return t('page.notFetched');
  return t('element.failed', { why: hangs(error) ? t('page.hangs') : error.message });
}

/** @typedef {Awaited<ReturnType<typeof begin>>} Begun */

/** The error that says that functions could not be loaded, in the words chosen. @param {Begun} begun */
function notFetched({ speak }) {
  speak();
  return new Error(t('page.notFetched'));
}

/** Waits until all functions of the module can be called. @param {Begun} begun */
export const complete = (begun) =>
  loadAll(begun.core).catch(() => {
    throw notFetched(begun);
  });

/**
 * What is asked of the module, while the page around goes on; what waits for functions that have to be loaded is asked
 * as it stands when they are there.
 * @template A
 * @param {Begun} begun
 * @param {() => A} ask
 * @returns {Promise<A>}
 */
export const asked = (begun, ask) =>
  answered(begun.core, ask).catch((error) => {
    throw isRefused(begun.core) ? notFetched(begun) : error;
  });

/** What is wrong, in the words chosen. @param {any} fault */
export const wrong = (fault) => new Error(faultLine(fault));

/**
 * @param {MahjongElement} element
 * @param {(name: string) => string} address
 */
export async function prepare(element, address) {
  const [small] = element.root.adoptedStyleSheets;
  element.root.adoptedStyleSheets = [small, fullSheet];
  const begun = await begin(element, address);
  learn(begun.core);
  // Each is drawn in a task of its own.
  await (turns = turns.then(afterPicture));
  return {
    ...begun,
    settings: {
      language: languageOf(element),
      theme: 'auto',
      romajiNames: element.hasAttribute('romaji'),
      plain: !element.hasAttribute('romaji'),
      indices: element.hasAttribute('indices'),
      keepMatches: false,
      ruleset: initial.ruleset,
    },
  };
}

/** What may have an element say something: folds draw themselves when they open. */
const touches = ['click', 'input', 'keydown', 'toggle'];

/**
 * What a touch of an element has it say is in its own language, whichever has spoken last.
 * @param {HTMLElement} box
 * @param {() => void} speak
 */
export function speakWhenTouched(box, speak) {
  for (const touch of touches) box.addEventListener(touch, speak, true);
}

/**
 * The link that opens the same in the full page; hidden where there is no page beside the elements.
 * @param {(name: string) => string} address
 * @param {() => import('../state/model.js').State} state
 */
export function fullLink(address, state) {
  const page = address('index.html');
  const element = h('a', { class: 'open-full', target: '_blank', rel: 'noopener', hidden: !page });
  return {
    element,
    update() {
      element.textContent = t('element.open');
      element.href = page + writeLink(state());
    },
  };
}
