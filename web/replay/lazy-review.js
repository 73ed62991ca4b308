// @ts-check
// The review among the panels of a game. Its code and words are fetched when it is first shown.

import { h, refill } from '../lib/dom.js';
import { needWords, t } from '../words/index.js';

/** @typedef {Parameters<typeof import('../review/panel.js').reviewPanel>[0]} Actions */
/** @typedef {ReturnType<typeof import('../review/panel.js').reviewPanel>} Panel */
/** @typedef {import('../review/panel.js').Shown} Shown */

/** @param {Actions} actions */
export function lazyReview(actions) {
  const element = h('div', { class: 'review' });
  /** @type {Panel | null} */ let panel = null;
  /** @type {Shown | null} */ let last = null;
  let coming = false;

  async function bring() {
    coming = true;
    try {
      const [{ reviewPanel }] = await Promise.all([import('../review/panel.js'), needWords('review')]);
      panel = reviewPanel(actions);
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
    /** @param {Shown} shown */
    update(shown) {
      last = shown;
      if (panel) panel.update(shown);
      else if (!coming) bring();
    },
    /** @type {Panel['marks']} */
    marks: (...where) => panel?.marks(...where) ?? [],
    /** @type {Panel['next']} */
    next: (...where) => panel?.next(...where),
  };
}
