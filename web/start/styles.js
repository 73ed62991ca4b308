// @ts-check
// The looks of the doors.

import { adoptStyles } from '../lib/adopt-styles.js';
import css from './start.css';

export const adoptStartStyles = () => adoptStyles(css);
