// @ts-check
// Why a discard stands where it does, in words: the id and the tiles are the module's.

import { hasWord, t } from '../words/index.js';
import { spokenTiles } from '../tiles/spoken.js';

/** @import { DiscardReason } from '../engine/core.d.ts' */

/** The ids that speak against a tile; each other speaks for it, but for "as-good", which parts no two. */
const against =
  /^(farther|less-good|dangerous|breaks-.*|loses-.*|more-use|accepts-fewer.*|worse-.*|fewer-.*|no-honour.*|furiten)$/;

/** @param {DiscardReason} [reason] */
export const speaksAgainst = (reason) => against.test(reason?.id ?? '');

/** What speaks for a tile. @param {DiscardReason} [reason] */
export const textFor = (reason) => (speaksAgainst(reason) ? '' : reasonText(reason));

/**
 * "it touches nothing"; nothing where there is no reason, or no word for it.
 * @param {DiscardReason | undefined} reason
 */
export function reasonText(reason) {
  const key = `reason.${reason?.id}`;
  if (!reason || !hasWord(key)) return '';
  return t(key, { tiles: spokenTiles(reason.tiles ?? []), n: reason.n ?? 0 });
}
