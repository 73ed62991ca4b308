// @ts-check
// A second action of a button: a long press, a right click, or a key while it has the focus. A tap stays the first
// action.

/** The time until a press is long, in milliseconds. */
const long = 450;

/**
 * Set from a long press until the next press: the click and the context menu that browsers send for it are ignored.
 */
let held = false;

/**
 * @param {HTMLElement} button
 * @param {{tap: () => void, press: () => void, key: string}} actions
 */
export function twoWays(button, { tap, press, key }) {
  let timer = 0;
  const release = () => clearTimeout(timer);
  button.addEventListener('pointerdown', ({ pointerType }) => {
    held = false;
    release();
    if (pointerType !== 'mouse')
      timer = setTimeout(() => {
        held = true;
        press();
      }, long);
  });
  for (const name of ['pointerup', 'pointercancel', 'pointerleave']) button.addEventListener(name, release);
  button.addEventListener('contextmenu', (event) => {
    event.preventDefault();
    release();
    if (!held) press();
    held = true;
  });
  button.addEventListener('click', ({ detail }) => {
    if (!held || detail === 0) tap();
  });
  button.addEventListener('keydown', (event) => {
    if (event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey) press();
  });
  button.setAttribute('aria-keyshortcuts', key);
}
