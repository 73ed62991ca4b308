// @ts-check
// The style sheet of the first screen.

import { adoptStyles } from '../lib/adopt-styles.js';
import css from './start.css';

export const adoptStartStyles = () => adoptStyles(css);
