// @ts-check
// A deal's label in the page's language.

import { windName } from '../board/names.js';
import { t } from '../words/index.js';

/** "East 1", "South 3, 2 honba". @param {{round: string, number: number, repeat?: number}} deal */
export function dealLabel({ round, number, repeat = 0 }) {
  const label = `${windName(round)}${t('replay.labelGap')}${number}`;
  return repeat ? label + t('replay.repeat', { n: String(repeat) }) : label;
}
