// @ts-check
// The entry point of the large script.

import { drawings } from './drawings.js';

const host = /** @type {any} */ (globalThis);
// A script that was given up may load after the next one; all elements of a page use the one that ran first.
if (!host.tehaiDrawings?.score) host.tehaiDrawings = drawings;
