// @ts-check
// German: the words of the other views.

import { table as elsewhere } from './elsewhere.js';
import { faults } from './refusals.js';
import { table as replay } from './replay.js';

/** @type {import('../index.js').Table} */
export const table = { ...elsewhere, ...replay };

export { faults };
