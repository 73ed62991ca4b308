// @ts-check
// The style sheet of the help.

import { adoptStyles } from '../lib/adopt-styles.js';
import css from './help.css';

export const adoptHelpStyles = () => adoptStyles(css);
