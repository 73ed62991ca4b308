// @ts-check
// Creates all elements of the page. Text becomes text nodes, so text from a link, a paste or a file never becomes
// markup.

/**
 * The attributes, properties and listeners of an element; a listener's target is any element of the page.
 * @typedef {{ onclick?: (event: MouseEvent & {target: any, currentTarget: any}) => void, onkeydown?: (event:
 *   KeyboardEvent & {target: any, currentTarget: any}) => void, onpaste?: (event: ClipboardEvent) => void,
 *   ondragover?: (event: DragEvent) => void, ondrop?: (event: DragEvent) => void, [listener: `onpointer${string}`]:
 *   ((event: PointerEvent & {currentTarget: any}) => void) | null | undefined, [listener: `on${string}`]: ((event:
 *   any) => void) | null | undefined, [name: string]: any, }} Props
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
 * Replaces the children of an element and restores the focus: to the element with the same `data-key`, else to the
 * nearest one that can take it.
 * @param {HTMLElement} container
 * @param {...any} children
 */
export function refill(container, ...children) {
  // For focus in a shadow tree, document.activeElement is only its host.
  const active = /** @type {HTMLElement|null|undefined} */ (/** @type {any} */ (container.getRootNode()).activeElement);
  const held = active && container.contains(active) ? active : null;
  const key = held?.dataset.key;
  const place = held ? focusable(container).indexOf(held) : -1;
  container.replaceChildren();
  append(container, children);
  if (!held) return;
  const candidates = focusable(container);
  const same = candidates.find((element) => key && element.dataset.key === key);
  const next = same ?? candidates[Math.min(place, candidates.length - 1)] ?? container;
  // With nothing left that can take the focus the container does, which needs the attribute for it.
  if (next === container) container.tabIndex += 0;
  next.focus({ preventScroll: true });
}

/** @param {HTMLElement} container */
const focusable = (container) =>
  /** @type {HTMLElement[]} */ ([
    ...container.querySelectorAll('button, input, select, textarea, summary, a[href], [tabindex]'),
  ]);

/**
 * The keys of the folds that the user has opened; they stay open when the page is drawn again.
 * @type {Set<string>}
 */
const unfolded = new Set();

/**
 * A fold that creates its content when it is opened: most never are, and the page is drawn at every key press.
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
    // The page may be drawn again before the toggle event of the fold arrives.
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
 * A function that draws only if its arguments have changed.
 * @template {any[]} G
 * @param {(...given: G) => void} draw
 */
export function whenChanged(draw) {
  let last = '';
  return (/** @type {unknown} */ look, /** @type {G} */ ...given) => {
    const key = JSON.stringify(look);
    if (key === last) return;
    last = ''; // an error means that nothing was drawn
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
