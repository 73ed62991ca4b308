// @ts-check
// Terms with a short explanation on hover, focus and tap. The page has one tooltip; Escape closes it, and it stays
// while the pointer is on it.

import { h } from '../lib/dom.js';
import { glossOf, glossOfYaku, nameOf, t } from '../words/index.js';

/** @type {HTMLElement | null} */
let made = null;
/** @type {HTMLElement | null} */
let shownFor = null;

/**
 * A term with its explanation.
 * @param {string} id key after `gloss.`
 * @param {any} label
 */
export function term(id, label) {
  const text = t(`gloss.${id}`);
  const button = h(
    'button',
    {
      type: 'button',
      class: 'term',
      data: { key: `term-${id}` },
      onclick: () => show(button, text),
      onpointerenter: () => show(button, text),
      onfocus: () => show(button, text),
      onpointerleave: leave,
      onblur: hide,
      onkeydown: (event) => {
        if (event.key === 'Escape') hide();
      },
    },
    label,
  );
  return button;
}

/**
 * The name of a yaku. A Japanese name has the name of the page's language as a tooltip for mouse, long press and
 * keyboard, and for screen readers; a click opens the explanation, if `teach` is given.
 * @param {string} id
 * @param {string} [name] the module's name for it
 * @param {(group: 'yaku', id: string) => void} [teach]
 */
export function yakuName(id, name, teach) {
  const gloss = glossOfYaku(id);
  const shown = nameOf('yaku', id, name);
  if (!gloss && !teach) return shown;
  const button = h(
    'button',
    {
      type: 'button',
      class: 'term',
      data: { key: `yaku-${id}` },
      'aria-haspopup': teach ? 'dialog' : null,
      onclick: () => (teach ? teach('yaku', id) : show(button, gloss)),
    },
    shown,
    unseenGloss(gloss),
  );
  glossed(button, () => gloss);
  return button;
}

/** Text for screen readers after a name. @param {string} gloss */
export const unseenGloss = (gloss) => gloss && h('span', { class: 'unseen' }, ` (${gloss})`);

/**
 * A word of the page. A riichi term has the plain word as its tooltip.
 * @param {string} key
 * @param {Record<string, any>} [values]
 */
export function word(key, values) {
  const gloss = glossOf(key, values);
  if (!gloss) return t(key, values);
  const element = h('span', {}, t(key, values));
  glossed(element, () => gloss);
  return element;
}

/** The time until a touch shows the tooltip, in milliseconds. */
const asking = 400;

/**
 * Gives an element a tooltip: on hover, on long press and on keyboard focus.
 * @param {HTMLElement} element
 * @param {() => string} text "" for no tooltip
 */
export function glossed(element, text) {
  let timer = 0;
  element.addEventListener('pointerenter', () => {
    if (text()) element.title = text();
    else element.removeAttribute('title');
  });
  element.addEventListener('focus', () => {
    // A sheet that closes returns the focus; nothing may open during that.
    timer = setTimeout(() => {
      if (text() && element.matches(':focus-visible')) show(element, text());
    });
  });
  element.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && shownFor === element) hide();
  });
  element.addEventListener('pointerdown', ({ pointerType }) => {
    if (pointerType !== 'mouse' && text()) timer = setTimeout(() => show(element, text()), asking);
  });
  for (const name of ['pointerup', 'pointercancel', 'pointerleave', 'blur'])
    element.addEventListener(name, () => {
      clearTimeout(timer);
      if (shownFor === element) hide();
    });
}

/** @param {HTMLElement} button @param {string} text */
function show(button, text) {
  hide();
  const tip = shownTip();
  // In a shadow tree the tooltip is put into that tree, where its styles apply.
  const root = button.getRootNode();
  (root instanceof ShadowRoot ? root : document.body).append(tip);
  shownFor = button;
  tip.textContent = text;
  button.setAttribute('aria-describedby', tip.id);
  tip.showPopover();
  const at = button.getBoundingClientRect();
  const width = Math.min(288, innerWidth - 16);
  const below = at.bottom + 6 + tip.offsetHeight < innerHeight;
  tip.style.setProperty('inline-size', `${width}px`);
  tip.style.setProperty('left', `${Math.max(8, Math.min(at.left, innerWidth - width - 8))}px`);
  tip.style.setProperty('top', `${below ? at.bottom + 4 : Math.max(8, at.top - tip.offsetHeight - 4)}px`);
}

/** @param {PointerEvent} event */
function leave(event) {
  const root = /** @type {Document | ShadowRoot | undefined} */ (shownFor?.getRootNode());
  if (event.relatedTarget !== made && root?.activeElement !== shownFor) hide();
}

function hide() {
  shownFor?.removeAttribute('aria-describedby');
  if (made?.matches(':popover-open')) made.hidePopover();
}

/** @returns {HTMLElement} */
function shownTip() {
  made ??= h('div', { id: 'tip', class: 'tip', role: 'tooltip', popover: 'manual', onpointerleave: hide });
  return /** @type {HTMLElement} */ (made);
}
