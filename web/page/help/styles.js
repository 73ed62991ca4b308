// @ts-check
// The looks of the help.

import { wearSheet } from '../wear.js';
import css from './help.css';

export const wear = () => wearSheet(css);
