// @ts-check
// The style sheet of dangers, which the first visit does not load.

import css from './danger.css';

let adopted = false;

/** Adds the style sheet to the page, once. */
export function adoptDangerStyles() {
  if (adopted) return;
  adopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
