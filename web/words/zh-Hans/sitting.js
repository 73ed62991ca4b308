// @ts-check
// x

/** @type {import('../index.js').Table} */
export const table = {};
