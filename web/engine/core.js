// @ts-check
// Loads the module. core.d.ts beside this file has the types, module.js the code.

export { load, TehaiError, whole } from './module.js';
