// @ts-check
// A hand as text for chats, forums, wikis and LaTeX.

import { wikiCode, wikiPicture } from './wiki.js';

/**
 * @param {string} mpsz
 * @param {string | undefined} unicode absent if the module has not loaded or the tiles have no characters
 * @param {string} link
 * @returns {Record<string, string>} by the key after `share.`
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
