// @ts-check
// Japanese: the words of a frame that shows only tiles.

/** @type {import('../index.js').Table} */
export const table = {
  'element.open': 'Tehai で開く',
};
