// @ts-check
// Escapes text for HTML that is written as text.

/** @param {string} text */
export const escapeHtml = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
