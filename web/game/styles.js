// @ts-check
// The style sheets of what is shown with a board.

import { adoptStyles } from '../lib/adopt-styles.js';
import replay from './replay.css';
import panels from './panels.css';

export function adoptGameStyles() {
  adoptStyles(replay);
  adoptStyles(panels);
}
