// @ts-check
// The part of the page's first script for the shell in index.html: header, field and picker are there before the
// page's own script. Typed text is kept, and clicks are recorded; web/shell/shell.js repeats them when the page has
// started.

/** @typedef {{taps: string[]}} Shell the clicked elements, as selectors */

/** The attributes by which the page finds a clicked element again. */
const names = ['data-pick', 'data-command', 'data-key', 'popovertarget'];

/** @param {Element | null} element @returns {string} "" if it has no name */
export function selectorOf(element) {
  const name = names.find((one) => element?.hasAttribute(one));
  if (name) return `[${name}="${CSS.escape(element?.getAttribute(name) ?? '')}"]`;
  return element?.id ? `#${CSS.escape(element.id)}` : '';
}

/** The link that the visit starts with, or the place of the last visit, saved by web/state/last.js. */
function wanted() {
  try {
    return location.hash || (localStorage.getItem('tehai.last.v1') ?? '');
  } catch {
    return location.hash; // storage is blocked
  }
}

/**
 * @param {any} settings the stored settings, if they can be read
 * @param {string} language the tag in force
 * @returns {Shell}
 */
export function prepareShell(settings, language) {
  const root = document.documentElement;
  if (['light', 'dark'].includes(settings.theme)) root.dataset.theme = settings.theme;
  const link = wanted();
  // The shell is the Hand view in English: it hides its words in another language, and the view if another one is
  // opened.
  if (/&w=(?!hand\b)/.test(link)) root.dataset.elsewhere = '';
  if (language !== 'en') root.dataset.mute = '';
  /** @type {Shell} */ const shell = { taps: [] };
  document.addEventListener('readystatechange', () => give(handOf(link)), { once: true });
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element && event.target.closest('[data-shell] :is(button, input, a)');
    const selector = target && selectorOf(target);
    if (!selector || selector.startsWith('#')) return;
    if (target.matches('a')) event.preventDefault();
    shell.taps.push(selector);
    const face = target.querySelector('.face');
    if (face) document.querySelector('[data-shell] .hand-place:empty')?.append(face.cloneNode());
  });
  return shell;
}

/** The hand text of a link. @param {string} link */
function handOf(link) {
  const text = /^#v1&(?:.*&)?h=([^&]*)/.exec(link)?.[1] ?? '';
  try {
    return decodeURIComponent(text.replace(/_/g, ' '));
  } catch {
    return '';
  }
}

/** @param {string} text */
function give(text) {
  const input = /** @type {HTMLInputElement | null} */ (document.querySelector('[data-shell] #hand-text'));
  if (input && text && !input.value) input.value = input.defaultValue = text;
}
