// @ts-check
// Simplified Chinese: the words of a frame that shows only tiles.

/** @type {import('../index.js').Table} */
export const table = {
  'element.open': '在 Tehai 中打开',
};
