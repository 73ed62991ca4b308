// @ts-check
// The style sheet of what is shown with a board.

import { adoptStyles } from '../lib/adopt-styles.js';
import css from './panels.css';

export const adoptGameStyles = () => adoptStyles(css);
