// @ts-check
// The looks of the doors.

import { wearSheet } from '../wear.js';
import css from './doors.css';

export const wear = () => wearSheet(css);
