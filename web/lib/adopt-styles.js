// @ts-check
// The style sheets of what is fetched on demand, so that the first visit carries none of them.

/** @type {Set<string>} */
const adopted = new Set();

/** Puts a sheet on the page, once. @param {string} css */
export function adoptStyles(css) {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
