// @ts-check
// What loads the module: core.d.ts beside this file has its types, and module.js is what it does.

export { load, TehaiError, whole } from './module.js';
