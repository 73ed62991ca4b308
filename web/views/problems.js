// @ts-check
// The Problems view, in a file that other parts of the page can fetch.

export { create } from '../problems/index.js';
