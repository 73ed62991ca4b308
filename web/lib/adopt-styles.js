// @ts-check
// Adds style sheets of code that is fetched on demand, so that the first visit loads none of them.

/** @type {Set<string>} */
const adopted = new Set();

/** Adds a style sheet to the page, once. @param {string} css */
export function adoptStyles(css) {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
