// @ts-check
// The one door to what runs or parses a text, for pages that demand Trusted Types (require-trusted-types-for 'script').
// A page that names the policies it allows has to name this script's: tehai-elements for elements.js,
// tehai-elements-more for elements-more.js, and so on; see README.

/** The script that is running now, before anything else is asked of the document. */
const here = typeof document === 'undefined' ? null : /** @type {HTMLScriptElement | null} */ (document.currentScript);

/** elements.js is tehai-elements, app-0123456789.js is tehai-app, a script in the page is tehai. */
function policyName() {
  const file = here?.src?.split('/').pop() ?? '';
  const name = file.replace(/[?#].*$/, '').replace(/(-[0-9a-f]{10})?\.js$/, '');
  return name ? `tehai-${name}` : 'tehai';
}

/** @type {{createHTML(text: string): any, createScriptURL(address: string): any} | undefined} */
let policy;
/** Made when first asked for: most pages demand nothing, and a second policy of a name may be refused. */
function door() {
  const types = /** @type {any} */ (globalThis).trustedTypes;
  policy ??= types?.createPolicy(policyName(), {
    createHTML: (/** @type {string} */ text) => text,
    createScriptURL: (/** @type {string} */ address) => address,
  });
  return policy;
}

/**
 * @param {string} text an SVG of our own making
 * @returns {any} it, for DOMParser
 */
export const trustedMarkup = (text) => door()?.createHTML(text) ?? text;

/**
 * @param {string} address of one of this site's scripts, or of a blob of one
 * @returns {any} it, for script.src, Worker and register
 */
export const trustedScript = (address) => door()?.createScriptURL(address) ?? address;
