// @ts-check
// The looks of the Table before the deal.

import { wearSheet } from '../lib/adopt-styles.js';
import css from './table.css';

export const wear = () => wearSheet(css);
