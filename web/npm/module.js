// @ts-check
// The elements of the npm package use the module that core.js of the package loads. In the package this file stands in
// for elements/module.js.

import { load } from '../engine/core.js';

/** @returns {Promise<any>} the functions of the module; load() gives the same to all who ask */
export const sharedModule = () => load();

/** load() waits for as long as the browser does. */
export const hangs = () => false;

/** Whether a file did not come. @param {any} error */
export const isMissing = (error) => error instanceof TypeError;
