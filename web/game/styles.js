// @ts-check
// The looks of what stands beside a board.

import { adoptStyles } from '../lib/adopt-styles.js';
import css from './panels.css';

export const adoptGameStyles = () => adoptStyles(css);
