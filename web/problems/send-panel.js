// @ts-check
// Exports problems: a link, HTML and a wiki's template, a printed sheet, an Anki deck.

import { fold, h } from '../lib/dom.js';
import { outcome } from '../controls/outcome.js';
import { t } from '../words/index.js';
import { addressOf } from './link.js';
import { htmlOf, templateOf } from './embed-text.js';
import { ankiText } from './anki.js';
import { printSheet } from './sheet.js';

/** @import { Explain } from './sheet.js' */

/**
 * @param {{today: () => string[], all: () => string[], explain: Explain}} of packed problems, and what is added to
 *   their answers
 */
export function sendPanel({ today, all, explain }) {
  const result = outcome();
  const place = h('div', {});
  const element = h('section', { class: 'problems-send' }, place, ...result.elements);
  let shown = '';

  /** @param {string} word @param {() => void} onclick */
  const button = (word, onclick) =>
    h('button', { type: 'button', class: 'button', data: { key: `problems-${word}` }, onclick }, t(`problems.${word}`));

  /** The problem on screen, else those of today, else all. @param {boolean} [one] */
  const wanted = (one = false) => (one && shown ? [shown] : today().length ? today() : all());

  /** @param {string[]} packed @param {(packed: string[]) => void | Promise<void>} action */
  function withSome(packed, action) {
    if (packed.length) Promise.resolve(action(packed)).catch(() => result.say(t('page.notFetched')));
    else result.say(t('problems.nothingToSend'));
  }

  const copy = (/** @type {string} */ text) => result.copy(text, t('problems.copied'));

  return {
    element,
    /** @param {string} packed the problem on screen, '' if there is none */
    update(packed) {
      shown = packed;
    },
    draw() {
      place.replaceChildren(
        fold('problems-send', t('problems.send'), () =>
          h(
            'div',
            { class: 'button-row' },
            button('link', () => withSome(wanted(true), (list) => copy(addressOf(list)))),
            button('linkToday', () => withSome(wanted(), (list) => copy(addressOf(list)))),
            button('html', () => withSome(wanted(true), (list) => copy(htmlOf(list[0])))),
            button('wiki', () => withSome(wanted(true), (list) => copy(templateOf(list[0])))),
            button('print', () => withSome(wanted(), (list) => printSheet(list, explain))),
            button('anki', () =>
              withSome(all().length ? all() : wanted(), (list) =>
                result.save('mahjong-problems.txt', ankiText(list, explain)),
              ),
            ),
          ),
        ),
      );
    },
  };
}
