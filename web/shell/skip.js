// @ts-check
// The first two Tab stops: past the menu to the view, and past what stands before it to the answer, or to what the view
// is for (data-answer).

import { h } from '../lib/dom.js';
import { t } from '../words/index.js';

/** @param {HTMLElement} main */
export function skipLinks(main) {
  /** @param {string} word @param {string} style @param {() => HTMLElement | null} target */
  const link = (word, style, target) =>
    h(
      'a',
      {
        class: style,
        href: '#main',
        onclick: (event) => {
          event.preventDefault();
          (target() ?? main).focus();
        },
      },
      t(word),
    );
  return [
    link('page.skip', 'skip', () => main),
    link(
      'page.skipToAnswer',
      'skip is-answer',
      () => document.querySelector('main .answer:not([hidden])') ?? document.querySelector('main [data-answer]'),
    ),
  ];
}
