// @ts-check
// Creates all values that run or parse a text, for pages that require Trusted Types (require-trusted-types-for
// 'script'). A page that lists its allowed policies has to list this script's: tehai-elements for elements.js,
// tehai-elements-more for elements-more.js, and so on; see README.

/** The running script; must be read before any other code runs. */
const here = typeof document === 'undefined' ? null : /** @type {HTMLScriptElement | null} */ (document.currentScript);

/** tehai-elements for elements.js, tehai for modules and for a script within the page. */
function policyName() {
  const file = here?.src?.split('/').pop() ?? '';
  const name = file.replace(/[?#].*$/, '').replace(/\.js$/, '');
  return name ? `tehai-${name}` : 'tehai';
}

/** @type {{createHTML(text: string): any, createScriptURL(address: string): any} | undefined} */
let policy;
/**
 * The policy, created at the first use: most pages require none, and a second policy of the same name may be refused.
 */
function ownPolicy() {
  const types = /** @type {any} */ (globalThis).trustedTypes;
  policy ??= types?.createPolicy(policyName(), {
    createHTML: (/** @type {string} */ text) => text,
    createScriptURL: (/** @type {string} */ address) => address,
  });
  return policy;
}

/**
 * @param {string} text an SVG made by the page
 * @returns {any} for DOMParser
 */
export const trustedMarkup = (text) => ownPolicy()?.createHTML(text) ?? text;

/**
 * @param {string} address of one of this site's scripts, or of a blob of one
 * @returns {any} for script.src, Worker and register
 */
export const trustedScript = (address) => ownPolicy()?.createScriptURL(address) ?? address;
