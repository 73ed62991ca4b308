// Hands in Obsidian: `mj 123m406p789s11555z` in backticks becomes a picture in the reading view. What is no hand stays
// code. Obsidian wants one CommonJS file beside a manifest.json, in the vault's folder .obsidian/plugins/mahjong-hands:
//
//   npx esbuild obsidian.mjs --bundle --format=cjs --external:obsidian --outfile=main.js

import { Plugin } from 'obsidian';
import { handSVG } from 'tehai/hand-svg';

export default class MahjongHands extends Plugin {
  onload() {
    this.registerMarkdownPostProcessor((element) => {
      for (const code of element.querySelectorAll('code')) {
        const hand = /^mj\s+(.+)$/.exec(code.textContent ?? '')?.[1];
        const dark = code.ownerDocument.body.classList.contains('theme-dark');
        const svg = hand && code.parentElement?.tagName !== 'PRE' && handSVG(hand, { height: 32, dark });
        if (!svg) continue;
        const picture = code.ownerDocument.createElement('img');
        picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        picture.alt = hand;
        code.replaceWith(picture);
      }
    });
  }
}
