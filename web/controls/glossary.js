// @ts-check
// Terms that explain themselves: a short text on hover, focus and tap. One tooltip serves the page; Escape closes it,
// and it stays while the pointer is on it.

import { h } from '../lib/dom.js';
import { glossOf, glossOfYaku, nameOf, t } from '../words/index.js';

/** @type {HTMLElement | null} */
let made = null;
/** @type {HTMLElement | null} */
let shownFor = null;

/**
 * A term with its explanation.
 * @param {string} id key behind `gloss.`
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
 * The name of a yaku. Where it goes by its Japanese name, the language's own is said to a mouse, a finger that stays
 * and a keyboard, and to those who listen; a touch opens what it means, where that can be had.
 * @param {string} id
 * @param {string} [name] what the module calls it
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

/** What is said to those who listen, behind a name. @param {string} gloss */
export const unseenGloss = (gloss) => gloss && h('span', { class: 'unseen' }, ` (${gloss})`);

/**
 * A word of the page. A term of riichi players has the plain word as its tip.
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

/** Milliseconds until a touch is a question. */
const asking = 400;

/**
 * An element whose word is another one elsewhere says so: to a mouse above it, to a finger that stays on it, and to
 * who comes to it by keyboard.
 * @param {HTMLElement} element
 * @param {() => string} text "" where there is nothing to say
 */
export function glossed(element, text) {
  let timer = 0;
  element.addEventListener('pointerenter', () => {
    if (text()) element.title = text();
    else element.removeAttribute('title');
  });
  element.addEventListener('focus', () => {
    // A sheet that closes gives the focus back while it does so: then nothing else may open.
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
  // In a shadow tree it stands beside the term, where that tree's styles reach.
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
