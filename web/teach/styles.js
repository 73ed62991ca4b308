// @ts-check
// The looks of what teaches.

import { wearSheet } from '../lib/adopt-styles.js';
import css from './teach.css';

export const wear = () => wearSheet(css);
