// @ts-check
// Why a discard stands where it does, in words: the id and the tiles are the module's.

import { hasWord, t } from '../words/index.js';
import { spokenTiles } from '../tiles/spoken.js';

/** @import { DiscardReason } from '../engine/core.d.ts' */

/**
 * "it touches nothing"; nothing where there is no reason, or no word for it.
 * @param {DiscardReason | undefined} reason
 */
export function reasonText(reason) {
  const key = `reason.${reason?.id}`;
  if (!reason || !hasWord(key)) return '';
  return t(key, { tiles: spokenTiles(reason.tiles ?? []), n: reason.n ?? 0 });
}
