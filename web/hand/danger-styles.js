// @ts-check
// The style sheet of dangers, which the first visit does not carry.

import css from './danger.css';

let adopted = false;

/** Puts the sheet on the page, once. */
export function adoptDangerStyles() {
  if (adopted) return;
  adopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
