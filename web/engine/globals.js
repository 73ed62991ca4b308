// @ts-check
// Browsers make elements with an id global variables: on a blog with a heading "Process" or "Path", Go's script would
// take the element for node's object.

/** The names that Go's script uses, and those by which it detects node. */
const names = ['Go', 'fs', 'path', 'process'];

/** Without a prototype, as the page may have extended Object.prototype. @type {any} */
const hidden = { __proto__: null, value: undefined, writable: true, configurable: true };

/** Hides elements with the names of objects that Go's script uses. */
export function hideNamedElements() {
  for (const name of names) {
    if (name in globalThis && !Object.hasOwn(globalThis, name)) Object.defineProperty(globalThis, name, hidden);
  }
}
