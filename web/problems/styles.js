// @ts-check
// The style sheet of problems.

import { adoptStyles } from '../lib/adopt-styles.js';
import css from './problems.css';

export const adoptProblemStyles = () => adoptStyles(css);
