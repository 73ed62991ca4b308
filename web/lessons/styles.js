// @ts-check
// The style sheet of lessons, with that of the problems that they show.

import { adoptStyles } from '../lib/adopt-styles.js';
import { adoptProblemStyles } from '../problems/styles.js';
import css from './lessons.css';

export function adoptLessonStyles() {
  adoptProblemStyles();
  adoptStyles(css);
}
