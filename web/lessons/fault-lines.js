// @ts-check
// Faults of a lesson's text in words: the line, what was found, what was expected, what to write instead.

import { h } from '../lib/dom.js';
import { t } from '../words/index.js';

/** @import { LessonFault } from './lesson.js' */

/** @param {LessonFault} fault */
export const faultWords = ({ line, code, found, fix }) =>
  [t('lessons.line', { n: line }), t(`lessons.fault.${code}`, { found }), fix ? t('lessons.fix', { fix }) : '']
    .filter(Boolean)
    .join(' ');

/** @param {LessonFault[]} faults */
export const faultLines = (faults) =>
  h(
    'ul',
    { class: 'plain lesson-faults' },
    faults.map((fault) => h('li', {}, faultWords(fault))),
  );
