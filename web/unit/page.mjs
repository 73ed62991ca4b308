// The parts of a browser that the page's scripts need to be loaded and to draw: elements that keep what they are given,
// and find what lies in them by tags, classes, ids and attributes.
globalThis.CSSStyleSheet ??= class {
  replaceSync() {}
};
globalThis.matchMedia ??= () => ({ matches: false });

/** Whether an element matches a selector of one element, such as `li.deal[data-key="deal-1"]`. */
function matches(element, selector) {
  const parts = selector.match(/^[\w-]+|#[\w-]+|\.[\w-]+|\[[^\]]+\]/g) ?? [];
  if (parts.join('') !== selector) throw new Error(`selector ${selector} is not known here`);
  return parts.every((part) => {
    if (part[0] === '.') return element.className.split(/\s+/).includes(part.slice(1));
    if (part[0] === '#') return element.getAttribute('id') === part.slice(1);
    if (part[0] !== '[') return element.tag === part;
    const [, name, value] = /^\[([\w-]+)(?:="(.*)")?\]$/.exec(part);
    const has = element.getAttribute(name);
    return value === undefined ? has !== null : String(has) === value;
  });
}

class Element {
  parent = null;
  children = [];
  className = '';
  dataset = {};
  attributes = {};
  /** What is to be done at an event, by its name. */
  acts = {};
  styles = {};

  constructor(tag) {
    this.tag = tag;
    this.style = { setProperty: (name, value) => void (this.styles[name] = value) };
    const names = () => this.className.split(/\s+/).filter(Boolean);
    this.classList = {
      add: (...more) => void (this.className = [...new Set([...names(), ...more])].join(' ')),
      remove: (...less) =>
        void (this.className = names()
          .filter((name) => !less.includes(name))
          .join(' ')),
      contains: (name) => names().includes(name),
      toggle: (name, on = !names().includes(name)) => (on ? this.classList.add(name) : this.classList.remove(name)),
    };
  }

  setAttribute(name, value) {
    if (name === 'class') this.className = value;
    else this.attributes[name] = value;
  }
  getAttribute(name) {
    if (name === 'class') return this.className || null;
    const data = /^data-(.*)$/.exec(name);
    const value = data ? this.dataset[data[1].replace(/-(.)/g, (_, letter) => letter.toUpperCase())] : undefined;
    return value ?? this.attributes[name] ?? null;
  }
  hasAttribute(name) {
    return this.getAttribute(name) !== null;
  }
  removeAttribute(name) {
    delete this.attributes[name];
  }
  toggleAttribute(name, on = !this.hasAttribute(name)) {
    if (on) this.setAttribute(name, '');
    else this.removeAttribute(name);
  }

  addEventListener(name, act) {
    const before = this.acts[name];
    this.acts[name] = before ? (event) => (before(event), act(event)) : act;
  }
  removeEventListener(name) {
    delete this.acts[name];
  }
  click() {
    return this.acts.click?.({ target: this, currentTarget: this, preventDefault() {}, stopPropagation() {} });
  }

  getRootNode() {
    return {};
  }
  append(...children) {
    for (const child of children) if (child instanceof Element) child.parent = this;
    this.children.push(...children);
  }
  replaceChildren(...children) {
    this.children = [];
    this.append(...children);
  }
  replaceWith(...others) {
    const { parent } = this;
    const at = parent.children.indexOf(this);
    parent.replaceChildren(...parent.children.toSpliced(at, 1, ...others));
  }
  remove() {
    if (this.parent) this.parent.children = this.parent.children.filter((child) => child !== this);
    this.parent = null;
  }
  get parentElement() {
    return this.parent;
  }
  get firstElementChild() {
    return this.children.find((child) => child instanceof Element) ?? null;
  }
  get lastElementChild() {
    return this.children.findLast((child) => child instanceof Element) ?? null;
  }
  get childElementCount() {
    return this.children.filter((child) => child instanceof Element).length;
  }
  contains(other) {
    return other === this || this.children.some((child) => child instanceof Element && child.contains(other));
  }

  /** All elements within, in their order. */
  *within() {
    for (const child of this.children)
      if (child instanceof Element) {
        yield child;
        yield* child.within();
      }
  }
  closest(selector) {
    if (matches(this, selector)) return this;
    return this.parent?.closest(selector) ?? null;
  }
  /** Selectors with commas, and with blanks between elements that lie in each other. */
  querySelectorAll(selectors) {
    const lies = (element, steps) => {
      if (!matches(element, steps.at(-1))) return false;
      for (let outer = element.parent; steps.length > 1 && outer; outer = outer.parent)
        if (lies(outer, steps.slice(0, -1))) return true;
      return steps.length === 1;
    };
    const lists = selectors.split(/\s*,\s*/).map((one) => one.trim().split(/\s+/));
    return [...this.within()].filter((element) => lists.some((steps) => lies(element, steps)));
  }
  querySelector(selectors) {
    return this.querySelectorAll(selectors)[0] ?? null;
  }

  /** What is said: the label of an element that has one, else what its children say. */
  get text() {
    return this.attributes['aria-label'] ?? this.children.map((child) => child.text ?? child).join('');
  }
  /** What is written. */
  get textContent() {
    return this.children.map((child) => child.textContent ?? child).join('');
  }
  set textContent(text) {
    this.replaceChildren(text);
  }
}

globalThis.document ??= {
  documentElement: { lang: 'en', dataset: {} },
  adoptedStyleSheets: [],
  createElement: (tag) => new Element(tag),
  createElementNS: (_, tag) => new Element(tag),
};
