// @ts-check
// A hand as text for other places: chats, forums, wikis, LaTeX.

import { wikiCode, wikiPicture } from './wiki.js';

/**
 * @param {string} mpsz
 * @param {string | undefined} unicode absent when the module is not there or the tiles have no characters
 * @param {string} link
 * @returns {Record<string, string>} by the key behind `share.`
 */
export function textForms(mpsz, unicode, link) {
  const address = link.replace(/[()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return {
    mpsz,
    ...(unicode ? { unicode } : {}),
    markdown: `[${unicode || mpsz}](${address}) \`${mpsz}\``,
    wiki: wikiCode('hand', { text: mpsz }),
    wikiPicture: wikiPicture(mpsz),
    latex: `\\mahjong{${mpsz}}`,
  };
}
