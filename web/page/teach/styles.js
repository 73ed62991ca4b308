// @ts-check
// The style sheets of what is fetched on demand, so that the first visit carries none of it.

import css from './teach.css';

let worn = false;

/** Puts the sheet on the page, once. */
export function wear() {
  if (worn) return;
  worn = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
