// @ts-check
// The style sheet of the Table before the deal.

import { adoptStyles } from '../lib/adopt-styles.js';
import css from './table.css';

export const adoptTableStyles = () => adoptStyles(css);
