// @ts-check
// What stands on the page while long texts are read: how far it is, and a way to stop it.

import { h } from '../lib/dom.js';
import { t } from '../words/index.js';
import { isLarge } from './large.js';

/** What is not large is there before anybody has read this, in milliseconds. */
const moment = 300;

/**
 * @param {import('./files.js').Source[]} sources
 * @param {() => void} stop
 */
export function readingLine(sources, stop) {
  const bar = h('progress', { 'aria-label': t('replay.readingLarge') });
  const element = h(
    'div',
    { class: 'reading-line', hidden: !sources.some(isLarge) },
    h('p', { class: 'note' }, t('replay.readingLarge')),
    bar,
    ' ',
    h('button', { type: 'button', class: 'button', onclick: stop }, t('replay.stopReading')),
  );
  setTimeout(() => (element.hidden = false), moment);
  return {
    element,
    /** @param {number} part of all */
    update(part) {
      if (part > 0) bar.value = part;
    },
  };
}
