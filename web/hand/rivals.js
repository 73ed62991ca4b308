// @ts-check
// The fold of the other players' discards and of danger. Its content is fetched when it is first opened, or when a
// link has such discards.

import { fold, h } from '../lib/dom.js';
import { shows } from '../state/catalogue.js';
import { needWords, t } from '../words/index.js';

/** @import { Answer } from '../state/ask.js' */
/** @import { State } from '../state/model.js' */

/**
 * @param {import('../state/context.js').Context} context
 * @param {HTMLElement} hand the element with the tiles of the hand
 */
export function rivalsFold(context, hand) {
  const place = h('div', { class: 'rivals-place' });
  const element = fold('rivals', t('rivals.title'), () => place, { class: 'further-fold', hidden: true });
  /** @type {{element: HTMLElement, update: (state: State, answer: Answer) => void} | null} */ let panel = null;
  /** @type {[State, Answer] | undefined} */ let last;
  let coming = false;
  element.addEventListener('toggle', () => {
    if (element.open) load();
  });

  function load() {
    if (panel || coming) return;
    coming = true;
    Promise.all([import('./danger-panel.js'), needWords('more')]).then(
      ([{ dangerPanel }]) => {
        panel = dangerPanel(context, hand);
        place.append(panel.element);
        if (last) panel.update(...last);
      },
      () => {
        coming = false;
      },
    );
  }

  return {
    element,
    /** @param {State} state @param {Answer} answer */
    update(state, answer) {
      last = [state, answer];
      element.hidden = !shows(state.ruleset, 'dora') || !context.core || !answer.hand?.closed.length;
      if (state.rivals.length) load();
      panel?.update(state, answer);
    },
  };
}
