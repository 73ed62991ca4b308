// @ts-check
// What a careful player would do, in words, and why; and what would come next.

import { tileName, tileNames } from '../board/names.js';
import { t } from '../words/index.js';
import { reasonText } from '../words/reason.js';
import { readCommand } from './command.js';

/** @import { GameSuggestValue } from '../engine/core.d.ts' */

/**
 * @param {GameSuggestValue} value
 * @param {boolean} red whether the deal has red fives, as where indicators lie
 * @returns {string[]} sentences
 */
export function hintLines({ command, reason, best = [] }, red) {
  if (!command) return [t('table.hintSaid', { what: t('table.pass') })];
  const { act, word, tiles } = readCommand(command, red);
  const what = [word, tiles.length ? tileNames(tiles) : ''].filter(Boolean).join(' ');
  const why = reasonText(reason);
  const next = act === 'd' ? best.find(({ tile }) => tile !== tiles[0]) : undefined;
  const whyNext = reasonText(next?.reason);
  return [
    why ? t('table.hintWhy', { what, why }) : t('table.hintSaid', { what }),
    ...(next && whyNext ? [t('table.hintNext', { tile: tileName(next.tile), why: whyNext })] : []),
  ];
}
