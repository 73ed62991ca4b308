// @ts-check
// The large script's entry.

import { drawings } from './drawings.js';

/** @type {any} */ (globalThis).tehaiDrawings = drawings;
