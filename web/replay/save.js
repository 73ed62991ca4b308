// @ts-check
// Texts out of the page: to the clipboard, or as a file.

import { h } from '../page/dom.js';
import { t } from '../words/index.js';

/** A line that says what happened, and a field with the text where the browser forbids copying. */
export function outcome() {
  const line = h('p', { class: 'quiet-text', role: 'status' });
  const fallback = h('textarea', {
    class: 'copy-text',
    readonly: true,
    hidden: true,
    rows: 4,
    'aria-label': t('replay.copyFailed'),
  });
  return {
    elements: [line, fallback],
    /** @param {string} text */
    say(text) {
      line.textContent = text;
      fallback.hidden = true;
    },
    /** @param {string} text @param {string} [done] what to say then */
    async copy(text, done = t('replay.copied')) {
      fallback.hidden = true;
      try {
        await navigator.clipboard.writeText(text);
        line.textContent = done;
      } catch {
        line.textContent = t('replay.copyFailed');
        fallback.value = text;
        fallback.hidden = false;
        fallback.select();
      }
    },
    /** @param {string} text @param {string} name */
    save(text, name) {
      const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
      h('a', { href: url, download: name }).click();
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
      this.say(t('replay.saved', { name }));
    },
  };
}

/** @type {Record<string, string>} */
const endings = { uzje: 'txt', tenhou: 'json', mjai: 'mjson' };

/**
 * A name for the file that keeps the game's own, in letters that every disk takes.
 * @param {string} name
 * @param {string} format
 */
export function fileName(name, format) {
  const stem =
    name
      .replace(/\.(gz|txt|json|xml|mjlog|mjson|mjai|jsonl)$/gi, '')
      .replace(/[^\p{L}\p{N}._-]+/gu, '-')
      .replace(/^[-.]+|[-.]+$/g, '')
      .slice(0, 60) || 'game';
  return `${stem}.${endings[format] ?? 'txt'}`;
}
