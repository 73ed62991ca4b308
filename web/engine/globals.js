// @ts-check
// Browsers put what has an id among a page's globals: on a blog with a heading "Process" or "Path", Go's own script
// would take that for node's.

/** What Go's script asks of its host, and what is looked for to know whether it has run. */
const names = ['Go', 'fs', 'path', 'process'];

/** Without a prototype: what a page has put on its objects would describe the property too. @type {any} */
const hidden = { __proto__: null, value: undefined, writable: true, configurable: true };

/** Hides elements that stand where a program's own objects would. */
export function hideNamedElements() {
  for (const name of names) {
    if (name in globalThis && !Object.hasOwn(globalThis, name)) Object.defineProperty(globalThis, name, hidden);
  }
}
