// @ts-check
// The address of this site's files.

/** @param {string} name */
export const siteUrl = (name) => new URL(name, location.href.replace(/[?#].*$/, '')).href;
