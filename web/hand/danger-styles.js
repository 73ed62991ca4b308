// @ts-check
// The style sheet of dangers, which the first visit does not carry.

import css from './danger.css';

let worn = false;

/** Puts the sheet on the page, once. */
export function wear() {
  if (worn) return;
  worn = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
