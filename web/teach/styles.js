// @ts-check
// The style sheet of explanations.

import { adoptStyles } from '../lib/adopt-styles.js';
import css from './teach.css';

export const adoptTeachStyles = () => adoptStyles(css);
