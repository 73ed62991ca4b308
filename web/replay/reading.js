// @ts-check
// Folds the board to a strip while the user reads a panel on a phone; a click opens it again. The style sheet folds
// it in narrow windows only.

import { h } from '../lib/dom.js';
import { t } from '../words/index.js';

/** The panel with text, for which the board is folded at once; the others show figures of the board. */
const text = 'review';

/** The panel that follows the board. */
const follower = 'moves';

export function reading() {
  let stage = /** @type {HTMLElement | null} */ (null);
  /** @param {boolean} on */
  const set = (on) => {
    if (stage?.classList.contains('is-reading') === on) return;
    stage?.classList.toggle('is-reading', on);
  };
  const strip = h(
    'button',
    { type: 'button', class: 'button board-strip', data: { key: 'show-board' }, onclick: () => set(false) },
    t('replay.showBoard'),
  );
  return {
    strip,
    /**
     * @param {HTMLElement} element the stage
     * @param {HTMLElement} panel the scrolling panel
     * @param {() => string} current
     */
    attach(element, panel, current) {
      stage = element;
      // Scrolling by the user; a panel that follows the board also scrolls by itself.
      const read = () => {
        if (current() !== follower && panel.scrollHeight > panel.clientHeight) set(true);
      };
      panel.addEventListener('touchmove', read, { passive: true });
      panel.addEventListener('wheel', read, { passive: true });
    },
    /** Called when another panel has been chosen. @param {string} id */
    chose: (id) => set(id === text),
    end: () => set(false),
  };
}
