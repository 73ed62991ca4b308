// @ts-check
// The entry point of everything about problems: other parts of the page fetch it as one file on request.

export { dueLine } from './due-line.js';
export { madePanel } from './practise-button.js';
export { create } from './view.js';
