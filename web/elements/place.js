// @ts-check
// Where a drawing stands: its styles, language and module, and the way from there to the full page.

import { h } from '../page/dom.js';
import { writeLink } from '../page/state/link.js';
import { afterPicture } from '../page/pieces.js';
import { learn } from '../page/state/catalogue.js';
import { initial } from '../page/state/model.js';
import { drawTiles } from '../tiles/view.js';
import { chooseLanguage, loadLanguage, needWords, t } from '../words/index.js';
import { sharedModule } from './module.js';
import { fullSheet } from './sheets.js';

let turns = Promise.resolve();

/**
 * @param {import('./element.js').MahjongElement} element
 * @param {(name: string) => string} address
 */
export async function prepare(element, address) {
  const [small] = element.root.adoptedStyleSheets;
  element.root.adoptedStyleSheets = [small, fullSheet];
  const language = element.getAttribute('language') || element.closest('[lang]')?.getAttribute('lang') || 'auto';
  // Several elements may speak several languages: each chooses its own before it draws.
  const speak = () => {
    chooseLanguage(language, element.hasAttribute('romaji'));
    drawTiles(element.hasAttribute('indices'));
  };
  await needWords('more');
  await loadLanguage(language);
  speak();
  const core = await sharedModule(address, element.localName === 'mahjong-replay').catch((error) => {
    speak();
    throw new Error(t('element.failed', { why: error.message }));
  });
  learn(core);
  // Each is drawn in a task of its own.
  await (turns = turns.then(afterPicture));
  return {
    core,
    speak,
    settings: {
      language,
      theme: 'auto',
      romajiNames: element.hasAttribute('romaji'),
      calls: false,
      indices: element.hasAttribute('indices'),
      keepMatches: false,
      ruleset: initial.ruleset,
    },
  };
}

/**
 * The link that opens the same in the full page.
 * @param {(name: string) => string} address
 * @param {() => import('../page/state/model.js').State} state
 */
export function fullLink(address, state) {
  const element = h('a', { class: 'open-full', target: '_blank', rel: 'noopener' });
  return {
    element,
    update() {
      element.textContent = t('element.open');
      element.href = address('index.html') + writeLink(state());
    },
  };
}
