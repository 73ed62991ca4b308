// @ts-check
// Copies a text to the clipboard, saves a file, and shows a line with the result.

import { h } from '../lib/dom.js';
import { t } from '../words/index.js';

/** Saves a file through the browser. @param {string} name @param {Blob | string} content */
export function saveFile(name, content) {
  const blob = typeof content === 'string' ? new Blob([content], { type: 'text/plain;charset=utf-8' }) : content;
  const url = URL.createObjectURL(blob);
  h('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A line for the result, with a field that holds the text if the browser forbids copying. */
export function outcome() {
  const line = h('p', { class: 'quiet-text', role: 'status' });
  const fallback = h('textarea', {
    class: 'copy-text',
    readonly: true,
    hidden: true,
    rows: 4,
    'aria-label': t('share.failed'),
  });
  return {
    elements: [line, fallback],
    /** @param {string} text */
    say(text) {
      line.textContent = text;
      fallback.hidden = true;
    },
    /** @param {string} text @param {string} [done] the line after success */
    async copy(text, done = t('share.done')) {
      try {
        await navigator.clipboard.writeText(text);
        this.say(done);
      } catch {
        line.textContent = t('share.failed');
        fallback.value = text;
        fallback.hidden = false;
        fallback.select();
      }
    },
    /** @param {string} name @param {Blob | string} content */
    save(name, content) {
      saveFile(name, content);
      this.say(t('share.saved', { what: name }));
    },
  };
}
