// @ts-check
// The looks of the help.

import { wearSheet } from '../lib/adopt-styles.js';
import css from './help.css';

export const wear = () => wearSheet(css);
