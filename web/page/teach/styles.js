// @ts-check
// The looks of what teaches.

import { wearSheet } from '../wear.js';
import css from './teach.css';

export const wear = () => wearSheet(css);
