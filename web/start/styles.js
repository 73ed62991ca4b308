// @ts-check
// The looks of the doors.

import { wearSheet } from '../lib/adopt-styles.js';
import css from './start.css';

export const wear = () => wearSheet(css);
