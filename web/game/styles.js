// @ts-check
// The looks of what stands beside a board.

import { wearSheet } from '../lib/adopt-styles.js';
import css from './panels.css';

export const wear = () => wearSheet(css);
