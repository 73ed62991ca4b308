// @ts-check
// What the page's first script does for the shell that stands in index.html: header, field and picker are there before
// the page's own script is. What is typed there is typed; what is tapped is remembered, and web/shell/shell.js taps it
// again when the page has taken over.

/** @typedef {{taps: string[]}} Shell what was tapped, as selectors */

/** By what the page finds again what was tapped. */
const names = ['data-pick', 'data-command', 'data-key', 'popovertarget'];

/** @param {Element | null} element @returns {string} "" where it has no name */
export function selectorOf(element) {
  const name = names.find((one) => element?.hasAttribute(one));
  if (name) return `[${name}="${CSS.escape(element?.getAttribute(name) ?? '')}"]`;
  return element?.id ? `#${CSS.escape(element.id)}` : '';
}

/** Where a person goes: the link, or the place that the last visit left, which web/state/last.js keeps. */
function wanted() {
  try {
    return location.hash || (localStorage.getItem('tehai.last.v1') ?? '');
  } catch {
    return location.hash; // storage is blocked
  }
}

/**
 * @param {any} settings what is stored of a person, if it can be read
 * @param {string} language the tag in force
 * @returns {Shell}
 */
export function prepareShell(settings, language) {
  const root = document.documentElement;
  if (['light', 'dark'].includes(settings.theme)) root.dataset.theme = settings.theme;
  const link = wanted();
  // The shell is the Hand view, in English: without words in another language, without the view for another.
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

/** The text of the hand that a link holds. @param {string} link */
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
