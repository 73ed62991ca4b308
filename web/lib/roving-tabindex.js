// @ts-check
// One Tab stop for a row of buttons: arrow keys, Home and End move inside it, and the place stays when the row is
// drawn again.

/**
 * @param {HTMLElement} row
 * @param {string} selector of the buttons
 * @returns {() => void} to be called after the row has been drawn
 */
export function rovingTabindex(row, selector) {
  /** @returns {HTMLElement[]} */
  const all = () => [.../** @type {NodeListOf<HTMLElement>} */ (row.querySelectorAll(selector))];
  let place = 0;

  function settle() {
    const buttons = all();
    const held = buttons.findIndex((button) => button === document.activeElement);
    place = held >= 0 ? held : Math.max(0, Math.min(place, buttons.length - 1));
    buttons.forEach((button, index) => {
      button.tabIndex = index === place ? 0 : -1;
    });
  }

  row.addEventListener('focusin', settle);
  row.addEventListener('keydown', (event) => {
    const buttons = all();
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    /** @type {Record<string, number>} */
    const places = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 };
    if (!(event.key in places)) return;
    event.preventDefault();
    buttons[Math.max(0, Math.min(buttons.length - 1, places[event.key]))].focus();
  });
  return settle;
}
