// @ts-check

/**
 * Additional properties of a module by name, each made from its exports and a function that calls them. programs.js
 * adds those that a page does not need.
 * @type {Record<string, (exports: any, run: <T>(call: () => T) => T) => any>}
 */
export const extras = Object.create(null);

/**
 * How programs make small calls sooner, if programs.js has said so: what it returns answers a request, or returns
 * undefined.
 * @type {{of?: (exports: any, names: string[]) => (name: string, request: any) => any}}
 */
export const quick = {};
