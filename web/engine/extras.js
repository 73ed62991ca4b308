// @ts-check

/**
 * Additional properties of a module by name, each made from its exports and a function that calls them. programs.js
 * adds those that a page does not need.
 * @type {Record<string, (exports: any, run: <T>(call: () => T) => T) => any>}
 */
export const extras = Object.create(null);

/**
 * How small calls are made sooner, if programs.js has said so, from the functions on globalThis.tehai and the exports:
 * what it returns answers a request, or returns undefined.
 * @type {{of?: (raw: any, exports: any) => ((name: string, request: any) => any) | undefined}}
 */
export const quick = {};
