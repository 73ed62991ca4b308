// @ts-check
// The large script's entry.

import { drawings } from './drawings.js';

const host = /** @type {any} */ (globalThis);
// One that was given up may come after the next: all elements of a page share what the first has begun.
if (!host.tehaiDrawings?.score) host.tehaiDrawings = drawings;
