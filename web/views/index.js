// @ts-check
// The views there are. A view is one file that registers itself here; the shell makes it when it is first shown.

/** @typedef {import('../context.js').Context} Context */
/** @typedef {import('../state/model.js').State} State */
/**
 * @typedef {object} Shown
 * @property {HTMLElement} element
 * @property {(state: State, before: State) => void} update called after every change of state while the view is on screen
 */
/** @typedef {{id: string, order: number, create: (context: Context) => Shown}} View `view.<id>` among the words is its name */

/** @type {View[]} */
const all = [];

/** @param {View} view */
export function registerView(view) {
  all.push(view);
  all.sort((a, b) => a.order - b.order);
}

/** @returns {readonly View[]} */
export const views = () => all;
