// @ts-check
// Simplified Chinese: what a frame says that shows tiles alone.

/** @type {import('../index.js').Table} */
export const table = {
  'element.open': '在 Tehai 中打开',
};
