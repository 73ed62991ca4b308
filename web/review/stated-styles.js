// @ts-check
// The style sheet of other programs' reviews.

import { adoptStyles } from '../lib/adopt-styles.js';
import css from './stated.css';

export const adoptStatedStyles = () => adoptStyles(css);
