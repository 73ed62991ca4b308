// @ts-check
// The looks of the search.

import { adoptStyles } from '../lib/adopt-styles.js';
import css from './search.css';

export const adoptSearchStyles = () => adoptStyles(css);
