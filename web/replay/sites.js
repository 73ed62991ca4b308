// @ts-check
// Links to games on other sites. Nothing is fetched: for each site a text says which file to save there, and how.

import { t } from '../words/index.js';

/**
 * The pattern of each site's links and the key of its text. The first group is the game's id, if the text needs it.
 */
const sites = [
  // A link that carries its game (#json=) is read by the module.
  { word: 'tenhouLink', link: /^(?:www\.)?tenhou\.net\/(?!\S*#json=)\S*?(?:log=|log\/\?)([\w-]{1,80})/i },
  {
    word: 'mahjongSoulLink',
    link: /^(?:[\w-]+\.)*(?:mahjongsoul|majsoul|maj-soul)\.(?:com|net|game\.yo-star\.com)(?:[/?#:]|$)/i,
  },
  {
    word: 'riichiCityLink',
    link: /^(?:[\w-]+\.)*(?:riichi\.city|riichicity\.com|mahjong-jp\.(?:city|com|net))(?:[/?#:]|$)/i,
  },
];

/**
 * What to do with a text that is such a link; "" if it is none.
 * @param {string} text
 */
export function siteLink(text) {
  const [start = ''] = text.trim().slice(0, 2000).split(/\s/, 1);
  const bare = start.replace(/^https?:\/\//i, '');
  for (const { word, link } of sites) {
    const match = link.exec(bare);
    if (match) return t(`replay.${word}`, { id: match[1] ?? '' });
  }
  return '';
}
