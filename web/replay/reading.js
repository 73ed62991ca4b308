// @ts-check
// Reading a panel on a phone: the board above it folds to a strip, which one touch opens again. The style sheet folds
// on narrow windows only.

import { h } from '../lib/dom.js';
import { t } from '../words/index.js';

/** The panel that is read from its start: it is a text, the others are figures of the board. */
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
    /** @param {HTMLElement} element the stage @param {HTMLElement} panel that scrolls @param {() => string} current */
    attach(element, panel, current) {
      stage = element;
      // Scrolling by hand: a panel that follows the board scrolls by itself.
      const read = () => {
        if (current() !== follower && panel.scrollHeight > panel.clientHeight) set(true);
      };
      panel.addEventListener('touchmove', read, { passive: true });
      panel.addEventListener('wheel', read, { passive: true });
    },
    /** Another panel has been chosen. @param {string} id */
    chose: (id) => set(id === text),
    end: () => set(false),
  };
}
