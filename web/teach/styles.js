// @ts-check
// The looks of what teaches.

import { adoptStyles } from '../lib/adopt-styles.js';
import css from './teach.css';

export const adoptTeachStyles = () => adoptStyles(css);
