// @ts-check
// The page takes over from the shell that stands in index.html (web/shell.html): what was typed and tapped there is not
// lost, and the focus stays where it was.

import { selectorOf } from './before.js';

/** Where the text in a field is chosen. @typedef {[number | null, number | null]} Selection */

/**
 * Takes the shell away, where there is one.
 * @returns {{typed: string | null, resume: () => void}} what was typed into the field, null for nothing; what taps
 * again and gives the focus back once the page stands
 */
export function leaveShell() {
  const host = /** @type {any} */ (globalThis);
  /** @type {import('./before.js').Shell} */ const { taps } = host.tehaiShell ?? { taps: [] };
  delete host.tehaiShell;
  const input = /** @type {HTMLInputElement | null} */ (document.querySelector('[data-shell] #hand-text'));
  const typed = input && input.value !== input.defaultValue ? input.value : null;
  const focused = document.activeElement?.closest('[data-shell]') ? document.activeElement : null;
  const focus = selectorOf(focused);
  /** @type {Selection | null} */
  const chosen = input && focused === input ? [input.selectionStart, input.selectionEnd] : null;
  for (const part of document.querySelectorAll('[data-shell]')) part.remove();
  const { elsewhere, mute } = document.documentElement.dataset;
  if (elsewhere !== undefined) delete document.documentElement.dataset.elsewhere;
  if (mute !== undefined) delete document.documentElement.dataset.mute;
  return {
    typed,
    resume() {
      const target = focus ? /** @type {HTMLElement | null} */ (document.querySelector(focus)) : null;
      target?.focus({ preventScroll: true });
      if (chosen && target instanceof HTMLInputElement) target.setSelectionRange(...chosen);
      for (const selector of taps) /** @type {HTMLElement | null} */ (document.querySelector(selector))?.click();
    },
  };
}
