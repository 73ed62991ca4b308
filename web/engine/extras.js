// @ts-check

/**
 * What a module has beside its functions, by name: made of its exports, and of what calls them. programs.js puts
 * there what a page does without.
 * @type {Record<string, (exports: any, run: <T>(call: () => T) => T) => any>}
 */
export const extras = Object.create(null);
