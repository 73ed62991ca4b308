// @ts-check
// Replaces the shell in index.html (web/shell.html) with the page: what was typed and clicked there is kept, and the
// focus stays.

import { selectorOf } from './before.js';

/** The selected range of a field. @typedef {[number | null, number | null]} Selection */

/**
 * Removes the shell, if there is one.
 * @returns {{typed: string | null, resume: () => void}} typed: the text of the field, null if nothing was typed;
 *   resume: repeats the clicks and restores the focus, once the page is there
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
