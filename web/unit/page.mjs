// The parts of a browser that the page's scripts need when they are loaded.
globalThis.CSSStyleSheet ??= class {
  replaceSync() {}
};
globalThis.matchMedia ??= () => ({ matches: false });
globalThis.document ??= {
  documentElement: { lang: 'en', dataset: {} },
  adoptedStyleSheets: [],
  createElement: () => ({
    dataset: {},
    style: { setProperty() {} },
    classList: { add() {} },
    children: [],
    setAttribute(name, value) {
      if (name === 'aria-label') this.label = value;
    },
    /** What is to be done at an event, by its name. */
    acts: {},
    addEventListener(name, act) {
      this.acts[name] = act;
    },
    getRootNode: () => ({}),
    replaceChildren() {
      this.children = [];
    },
    append(...children) {
      this.children.push(...children);
    },
    get text() {
      return this.label ?? this.children.map((child) => child.text ?? child).join('');
    },
  }),
  createElementNS: () => document.createElement(),
};
