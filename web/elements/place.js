// @ts-check
// The styles, language and module of a drawing, and the link to the full page.

import { answered, isRefused, loadAll } from '../engine/gate.js';
import { h } from '../lib/dom.js';
import { writeLink } from '../state/link.js';
import { afterPicture } from '../lib/pieces.js';
import { learn } from '../state/catalogue.js';
import { initial } from '../state/model.js';
import { faultLine, t } from '../words/index.js';
import { hangs, isMissing, sharedModule } from './module.js';
import { fullSheet } from './sheets.js';
import { languageOf, speakWhenTouched, wordsOf } from './words.js';

/** @typedef {import('./element.js').MahjongElement} MahjongElement */

export { speakWhenTouched };

let turns = Promise.resolve();

/**
 * The module for an element, and what chooses its words. If the module cannot be loaded the error says so in them.
 * @param {MahjongElement} element
 * @param {(name: string) => string} address
 */
export async function begin(element, address) {
  const speak = await wordsOf(element);
  const core = await sharedModule(address).catch((error) => {
    speak();
    throw new Error(notLoaded(error));
  });
  speak();
  return { core, speak };
}

/** Why there is no module, in the words chosen. @param {any} error */
function notLoaded(error) {
  if (isMissing(error)) return t('page.notFetched');
  return t('element.failed', { why: hangs(error) ? t('page.hangs') : error.message });
}

/** @typedef {Awaited<ReturnType<typeof begin>>} Begun */

/** The error for functions that could not be loaded, in the element's language. @param {Begun} begun */
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
 * Asks the module while the page stays responsive. If deferred functions are needed, the question is asked again once
 * they are loaded.
 * @template A
 * @param {Begun} begun
 * @param {() => A} ask
 * @returns {Promise<A>}
 */
export const asked = (begun, ask) =>
  answered(begun.core, ask).catch((error) => {
    throw isRefused(begun.core) ? notFetched(begun) : error;
  });

/** A fault as an error in the chosen language. @param {any} fault */
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
  // Each element is drawn in a task of its own.
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
      level: /** @type {const} */ ('usual'),
      ruleset: initial.ruleset,
    },
  };
}

/**
 * A link that opens the same in the full page; hidden if the site has no page.
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
