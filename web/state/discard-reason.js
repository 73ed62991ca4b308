// @ts-check
// The reason for the rank of a discard, in words. The module gives the id and the tiles.

import { hasWord, t } from '../words/index.js';
import { spokenTiles } from '../tiles/spoken.js';

/** @import { DiscardReason } from '../engine/core.d.ts' */

/** The ids that speak against a discard; all others speak for it, except "as-good", which is neutral. */
const against =
  /^(farther|less-good|dangerous|breaks-.*|loses-.*|more-use|accepts-fewer.*|worse-.*|fewer-.*|no-honour.*|furiten)$/;

/** @param {DiscardReason} [reason] */
export const speaksAgainst = (reason) => against.test(reason?.id ?? '');

/** The text of a reason for a discard, "" of others. @param {DiscardReason} [reason] */
export const textFor = (reason) => (speaksAgainst(reason) ? '' : reasonText(reason));

/**
 * "connects with nothing"; "" without a reason, or without a word for it.
 * @param {DiscardReason | undefined} reason
 */
export function reasonText(reason) {
  const key = `reason.${reason?.id}`;
  if (!reason || !hasWord(key)) return '';
  return t(key, { tiles: spokenTiles(reason.tiles ?? []), n: reason.n ?? 0 });
}
