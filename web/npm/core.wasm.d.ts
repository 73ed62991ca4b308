import type { Source } from './core.js';

/**
 * The module, for load() of core.js. What an import gives depends on the bundler: an address (Vite's `?url`, webpack's
 * asset modules) or a compiled module.
 */
declare const source: Source;
export default source;
