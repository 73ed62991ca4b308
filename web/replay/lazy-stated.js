// @ts-check
// Another program's review among the panels of a game. Its code and words are fetched when there is such a review.

import { h, refill } from '../lib/dom.js';
import { t } from '../words/index.js';

/** @typedef {import('../review/stated-panel.js').Actions} Actions */
/** @typedef {import('../review/stated-panel.js').StatedPanel} Panel */
/** @typedef {import('../review/stated-panel.js').Shown} Shown */
/** @typedef {Omit<Shown, 'stated'> & {stated: Shown['stated'] | undefined}} Offered */

/** @param {Actions} actions */
export function lazyStated(actions) {
  const element = h('div', { hidden: true });
  /** @type {Panel | null} */ let panel = null;
  /** @type {Shown | null} */ let last = null;
  let coming = false;

  async function bring() {
    coming = true;
    try {
      const { StatedPanel, needStatedWords } = await import('./stated.js');
      await needStatedWords();
      panel = new StatedPanel(actions);
      refill(element, panel.element);
      if (last) panel.update(last);
    } catch {
      refill(
        element,
        h('p', { class: 'quiet-text', role: 'status' }, t('page.notFetched'), ' '),
        h('button', { type: 'button', class: 'button', onclick: bring }, t('page.again')),
      );
    }
  }

  return {
    element,
    /** @param {Offered} offered */
    update({ stated, ...shown }) {
      element.hidden = !stated;
      last = stated ? { stated, ...shown } : null;
      if (!last) return;
      if (panel) panel.update(last);
      else if (!coming) bring();
    },
  };
}
