// @ts-check
// The elements of the npm package fetch what draws scores and replays by import(), which bundlers follow. In the
// package this file stands in for elements/more.js.

/** There is no full page beside the package. @type {(name: string) => string} */
export const siteAddress = () => '';

export const drawings = async () => (await import('../elements/drawings.js')).drawings;
