// @ts-check
// The words and the styles of lessons on other pages.

import { needLessonWords } from '../lessons/words.js';
import lessons from '../lessons/lessons.css';
import problems from '../problems/problems.css';
import answer from '../styles/answer.css';
import base from '../styles/base.css';
import card from '../styles/card.css';
import controls from '../styles/controls.css';
import tileStyles from '../styles/tiles.css';
import tokens from '../styles/tokens.css';
import { hosted } from './hosted.js';
import own from './more.css';

export const adoptedCss =
  [tokens, base, controls, tileStyles, answer, card].map(hosted).join('\n') + own + problems + lessons;

export const needElementWords = () =>
  needLessonWords({
    en: () => import('../words/en/lessons.js'),
    de: () => import('../words/de/lessons.js'),
    ja: () => import('../words/ja/lessons.js'),
    ko: () => import('../words/ko/lessons.js'),
    'zh-Hans': () => import('../words/zh-Hans/lessons.js'),
  });
