// @ts-check
// Text as HTML says it, where HTML is written as text.

/** @param {string} text */
export const escapeHtml = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
