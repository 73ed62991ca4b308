// @ts-check
// Where the files of this site are.

/** @param {string} name */
export const siteUrl = (name) => new URL(name, location.href.replace(/[?#].*$/, '')).href;
