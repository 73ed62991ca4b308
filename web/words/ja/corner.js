// @ts-check
// Japanese: what a frame says that shows tiles alone.

/** @type {import('../index.js').Table} */
export const table = {
  'element.open': 'Tehai で開く',
};
