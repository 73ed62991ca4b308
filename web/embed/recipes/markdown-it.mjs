// Hands in Markdown by markdown-it: `mj 123m406p789s11555z` in backticks becomes a picture. What is no hand stays code.
//
//   import markdownIt from 'markdown-it';
//   import mahjong from './markdown-it.mjs';
//   markdownIt().use(mahjong, { height: 32 }).render('East waits: `mj 123m 44p`');

import { handSVG } from 'tehai/hand-svg';

/**
 * @param {any} md
 * @param {import('tehai/hand-svg').HandSVGOptions} [look]
 */
export default function mahjong(md, look = { height: 32 }) {
  const { rules } = md.renderer;
  const code = rules.code_inline;
  rules.code_inline = (tokens, at, options, env, self) => {
    const hand = /^mj\s+(.+)$/.exec(tokens[at].content)?.[1];
    const svg = hand && handSVG(hand, look);
    if (!svg) return code(tokens, at, options, env, self);
    return `<span class="mahjong" role="img" aria-label="${md.utils.escapeHtml(hand)}">${svg}</span>`;
  };
}
