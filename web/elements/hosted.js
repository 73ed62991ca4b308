// @ts-check
// The page's style sheets are written for a document. In a shadow tree its host stands for the document's root.

/** @param {string} css as written, or as the build shortens it */
export const hosted = (css) =>
  css
    .replace(/:root\[lang=["']?([\w-]+)["']?\]/g, ':host([language="$1"])')
    .replace(/:root\[data-theme=["']?(\w+)["']?\]/g, ':host([theme="$1"])')
    .replace(/:root/g, ':host')
    .replace(/(^|\})html ?\{/gm, '$1:host{')
    .replace(/(^|\})body ?\{/gm, '$1.no-body{');
