// @ts-check
// Japanese: the words of the other views.

import { table as corner } from './corner.js';
import { table as elsewhere } from './elsewhere.js';
import { faults } from './refusals.js';
import { table as replay } from './replay.js';

/** @type {import('../index.js').Table} */
export const table = { ...corner, ...elsewhere, ...replay };

export { faults };
