// @ts-check
// Draws a hand with the Hand view's answer below it. A click on a part of the answer changes the hand, as in that
// view.

import { createContext } from '../state/context.js';
import { h } from '../lib/dom.js';
import { answerPanel } from '../answer/answer.js';
import { ask } from '../state/ask.js';
import { setCallTermsOf } from '../state/calls.js';
import { createStore } from '../state/store.js';
import { installTiles } from '../tiles/tile.js';
import { spokenHand } from '../tiles/spoken.js';
import { createBackground } from '../engine/background.js';
import { compactAnswer } from './compact.js';
import { asked, fullLink, prepare, speakWhenTouched, wrong } from './place.js';

/**
 * @param {import('./element.js').MahjongElement} element
 * @param {import('../state/model.js').State} start
 * @param {(name: string) => string} address
 * @param {() => boolean} isWanted false once the element shows something else
 * @returns {Promise<{state: () => import('../state/model.js').State} | null>} null if it is not wanted
 */
export async function drawScore(element, start, address, isWanted) {
  const begun = await prepare(element, address);
  const { core, settings } = begun;
  const store = createStore(start);
  const speak = () => {
    begun.speak();
    setCallTermsOf(settings, store.get().ruleset);
  };
  speak();
  const context = createContext({ store, settings });
  context.core = core;
  // A worker must be of the page's own site, and this page may be on another; so long questions run in the page.
  context.background = createBackground(() => {
    throw new Error('no worker on another site');
  });
  const answer = answerPanel(context);
  const tiles = h('div', {});
  const open = fullLink(address, () => store.get());
  /** Why a click changed nothing. */
  const said = h('p', { class: 'said', role: 'status' });
  const compact = element.hasAttribute('compact')
    ? compactAnswer(answer.element, () => answer.element.querySelector('.sentence')?.textContent ?? '')
    : null;
  const shown = compact?.element ?? answer.element;
  const box = h('div', { class: compact ? 'box is-compact' : 'box' }, tiles, shown, said, open.element);
  speakWhenTouched(box, speak);

  async function draw() {
    const found = await asked(begun, () => ask(core, store.get()));
    speak();
    if (!found.hand || found.fault) throw wrong(found.fault);
    said.textContent = '';
    context.hand = found.hand;
    tiles.replaceChildren(element.row(found.hand, spokenHand(found.hand)));
    answer.update(store.get(), found);
    compact?.update(store.get(), found);
    open.update();
  }
  await draw();
  if (!isWanted()) return null;
  element.root.replaceChildren(box);
  installTiles(element.root);
  store.subscribe(() => {
    draw().then(
      () => element.tell('change', { text: store.get().text }),
      (error) => {
        said.textContent = error.message;
      },
    );
  });
  return { state: store.get };
}
