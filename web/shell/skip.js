// @ts-check
// The first Tab stops: in the Hand view one skips the menu and goes to the hand. The other goes to the answer, or to
// the main part of the view, whose data-answer is the word for going there.

import { h } from '../lib/dom.js';
import { t } from '../words/index.js';

/** @param {HTMLElement} main */
export function skipLinks(main) {
  /** @param {string} style @param {() => HTMLElement | null} target */
  const link = (style, target) =>
    h('a', {
      class: style,
      href: '#main',
      onfocus: name,
      onclick: (event) => {
        event.preventDefault();
        (target() ?? main).focus();
      },
    });
  /** @returns {HTMLElement | null} */
  const answer = () => main.querySelector('.answer:not([hidden])') ?? main.querySelector('[data-answer]');
  const links = [link('skip', () => main), link('skip is-answer', answer)];

  /** Names the links for what is on screen, in the language in force. */
  function name() {
    links[0].textContent = t('page.skip');
    links[1].textContent = t(answer()?.dataset.answer ?? 'page.skipToAnswer');
  }

  return { links, name };
}
