// @ts-check
// The Problems view, which other parts of the page fetch pieces of.

export { create } from '../problems/index.js';
