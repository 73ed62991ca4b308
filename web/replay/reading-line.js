// @ts-check
// Shown while long texts are read: the progress, and a button to stop.

import { h } from '../lib/dom.js';
import { t } from '../words/index.js';
import { isLarge } from './large.js';

/** The line appears after this time, in milliseconds: shorter texts are ready before a user could read it. */
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
    /** @param {number} part done, from 0 to 1 */
    update(part) {
      if (part > 0) bar.value = part;
    },
  };
}
