// @ts-check
// English: the words of a frame that shows only tiles.

/** @type {import('../index.js').Table} */
export const table = {
  'element.open': 'Open in Tehai',
};
