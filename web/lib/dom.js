// @ts-check
// The page's only way to make elements. Text always arrives as text nodes, so nothing from a link, a paste or a
// file can become markup.

/**
 * What an element is made with; the listeners' targets are whatever the page has put there.
 * @typedef {{
 *   onclick?: (event: MouseEvent & {target: any, currentTarget: any}) => void,
 *   onkeydown?: (event: KeyboardEvent & {target: any, currentTarget: any}) => void,
 *   onpaste?: (event: ClipboardEvent) => void,
 *   ondragover?: (event: DragEvent) => void,
 *   ondrop?: (event: DragEvent) => void,
 *   [listener: `onpointer${string}`]: ((event: PointerEvent & {currentTarget: any}) => void) | null | undefined,
 *   [listener: `on${string}`]: ((event: any) => void) | null | undefined,
 *   [name: string]: any,
 * }} Props
 */

/**
 * Makes an element.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Props} [props] `class`, `on<event>` listeners, `style` (object), `data` (object), properties
 *   listed in `asProperty`; everything else is an attribute. `null`, `undefined` and `false` are left out.
 * @param {...any} children nodes, texts, lists of both; `null` and `false` are skipped
 * @returns {HTMLElementTagNameMap[K]} the element
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'class') element.className = value;
    else if (name === 'data') Object.assign(element.dataset, value);
    else if (name === 'style') setStyle(element, value);
    else if (asProperty.has(name)) Object.assign(element, { [name]: value });
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  append(element, children);
  return element;
}

const asProperty = new Set(['value', 'checked', 'selected', 'disabled', 'open', 'hidden']);

/** @param {HTMLElement} element @param {Record<string, string | number>} style */
function setStyle(element, style) {
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, String(value));
}

/** @param {HTMLElement} element @param {any[]} children */
function append(element, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child);
  }
}

/**
 * Replaces what an element holds and puts the focus back where it was: on the element with the same `data-key`, else
 * on the nearest one that can take it, so that a key press never loses its place.
 * @param {HTMLElement} container
 * @param {...any} children
 */
export function refill(container, ...children) {
  // In a shadow tree the document only knows of its host.
  const active = /** @type {HTMLElement|null|undefined} */ (/** @type {any} */ (container.getRootNode()).activeElement);
  const held = active && container.contains(active) ? active : null;
  const key = held?.dataset.key;
  const place = held ? focusable(container).indexOf(held) : -1;
  container.replaceChildren();
  append(container, children);
  if (!held) return;
  const candidates = focusable(container);
  const same = candidates.find((element) => key && element.dataset.key === key);
  (same ?? candidates[Math.min(place, candidates.length - 1)] ?? container).focus({ preventScroll: true });
}

/** @param {HTMLElement} container */
const focusable = (container) =>
  /** @type {HTMLElement[]} */ ([
    ...container.querySelectorAll('button, input, select, textarea, summary, a[href], [tabindex]'),
  ]);

/** Folds that the person has opened stay open in what is drawn next. @type {Set<string>} */
const unfolded = new Set();

/**
 * A fold whose content is made only once it is open: most are never opened, and pages are drawn at every key press.
 * @param {string} key
 * @param {any} label
 * @param {() => any} content
 * @param {Record<string, any>} [props]
 */
export function fold(key, label, content, props = {}) {
  const body = h('div', { class: 'fold-body' });
  let filled = false;
  const fill = () => {
    if (!filled) append(body, [content()]);
    filled = true;
  };
  const details = h(
    'details',
    {
      ...props,
      open: unfolded.has(key),
      ontoggle: () => {
        if (details.open) {
          unfolded.add(key);
          fill();
        } else unfolded.delete(key);
      },
    },
    // The page may draw itself anew before it is told that the fold has opened.
    h(
      'summary',
      { data: { key: `fold-${key}` }, onclick: () => unfolded[details.open ? 'delete' : 'add'](key) },
      label,
    ),
    body,
  );
  if (details.open) fill();
  return details;
}

/**
 * A function that draws only when what it is given has changed.
 * @template {any[]} G
 * @param {(...given: G) => void} draw
 */
export function whenChanged(draw) {
  let last = '';
  return (/** @type {unknown} */ look, /** @type {G} */ ...given) => {
    const key = JSON.stringify(look);
    if (key === last) return;
    last = ''; // what fails has not been drawn
    draw(...given);
    last = key;
  };
}

/**
 * A button that opens a popover sheet with a heading and a body; Escape or a tap outside closes it and the browser
 * returns the focus to the button.
 * @param {{id: string, label: any, title: string, class?: string, body: () => any}} sheet `body` is called each time
 * it opens
 */
export function sheet({ id, label, title, class: style, body }) {
  const content = h('div', { class: 'sheet-body' });
  const close = h(
    'button',
    { type: 'button', class: 'quiet sheet-close', popovertarget: id, popovertargetaction: 'hide' },
    '✕',
  );
  const panel = h(
    'div',
    { id, class: 'sheet', popover: 'auto', role: 'dialog', 'aria-label': title },
    h('div', { class: 'sheet-head' }, h('h2', {}, title), close),
    content,
  );
  panel.addEventListener('beforetoggle', (/** @type {any} */ event) => {
    if (event.newState === 'open') refill(content, body());
  });
  const button = h('button', { type: 'button', class: style ?? 'button', popovertarget: id }, label);
  return { button, panel, close, refresh: () => refill(content, body()) };
}
