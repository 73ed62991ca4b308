// @ts-check
// English: what a frame says that shows tiles alone.

/** @type {import('../index.js').Table} */
export const table = {
  'element.open': 'Open in Tehai',
};
