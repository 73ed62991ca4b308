// @ts-check
// The page's style sheets for a shadow tree: rules for the page's root apply to the element.

import base from '../styles/base.css';
import answer from '../styles/answer.css';
import board from '../styles/board.css';
import card from '../styles/card.css';
import controls from '../styles/controls.css';
import replay from '../styles/replay.css';
import tiles from '../styles/tiles.css';
import tokens from '../styles/tokens.css';
import own from './more.css';

/** @param {string} css */
const hosted = (css) =>
  css
    .replace(/:root\[lang="([^"]+)"\]/g, ':host([language="$1"])')
    .replace(/:root\[data-theme="([^"]+)"\]/g, ':host([theme="$1"])')
    .replace(/:root/g, ':host')
    .replace(/^html \{/gm, ':host {')
    .replace(/^body \{/gm, '.no-body {');

export const fullSheet = new CSSStyleSheet();
fullSheet.replaceSync([tokens, base, controls, tiles, answer, card, board, replay].map(hosted).join('\n') + own);
