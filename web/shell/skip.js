// @ts-check
// The first two Tab stops: one skips the menu and goes to the view, the other goes to the answer, or to the main part
// of the view (data-answer).

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
