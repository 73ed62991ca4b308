// @ts-check
// The page's own styles for the shadow trees of elements.

import base from '../styles/base.css';
import answer from '../styles/answer.css';
import board from '../styles/board.css';
import card from '../styles/card.css';
import controls from '../styles/controls.css';
import tiles from '../styles/tiles.css';
import tokens from '../styles/tokens.css';
import replay from '../game/replay.css';
import { hosted } from './hosted.js';
import own from './more.css';

export const fullSheet = new CSSStyleSheet();
fullSheet.replaceSync([tokens, base, controls, tiles, answer, card, board, replay].map(hosted).join('\n') + own);
