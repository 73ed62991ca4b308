// @ts-check
// The style sheet of the first cards.

import { adoptStyles } from '../lib/adopt-styles.js';
import css from './start.css';

export const adoptStartStyles = () => adoptStyles(css);
