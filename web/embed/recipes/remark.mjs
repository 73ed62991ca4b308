// Hands in Markdown by remark, and in MDX: `mj 123m406p789s11555z` in backticks becomes a picture with the notation as
// its text. What is no hand stays code. remark-html needs { sanitize: false }, or a schema that lets data: pictures
// pass.
//
//   import { remark } from 'remark';
//   import mahjong from './remark.mjs';
//   remark().use(mahjong, { height: 32 });

import { handSVG } from 'tehai/hand-svg';

/** @param {import('tehai/hand-svg').HandSVGOptions} [look] */
export default function mahjong(look = { height: 32 }) {
  return function visit(/** @type {any} */ node) {
    const hand = node.type === 'inlineCode' && /^mj\s+(.+)$/.exec(node.value)?.[1];
    const svg = hand && handSVG(hand, look);
    if (svg) {
      Object.assign(node, { type: 'image', url: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt: hand });
      delete node.value;
    }
    for (const child of node.children ?? []) visit(child);
  };
}
