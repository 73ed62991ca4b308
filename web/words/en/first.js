// @ts-check
// English: the words of the page as it opens.

import { table as answer } from './answer.js';
import { faults } from './faults.js';
import { table as further } from './further.js';
import { table as names } from './names.js';
import { table as page } from './page.js';
import { table as reasons } from './reasons.js';

/** @type {import('../index.js').Table} */
export const table = { ...page, ...answer, ...names, ...further, ...reasons };

export { faults };
