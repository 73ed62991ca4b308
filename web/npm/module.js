// @ts-check
// Replaces elements/module.js in the npm package: its elements use the module that the package's core.js loads.

import { load } from '../engine/core.js';

/** @returns {Promise<any>} the functions of the module, always the same */
export const sharedModule = () => load();

/** load() has no time limit of its own. */
export const hangs = () => false;

/** Whether a file was missing. @param {any} error */
export const isMissing = (error) => error instanceof TypeError;
