// @ts-check
// The way in to all that deals with problems: other parts of the page fetch it as one file, when it is asked for.

export { dueLine } from './due-line.js';
export { madePanel } from './practise-button.js';
export { create } from './view.js';
