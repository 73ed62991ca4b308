// @ts-check
// The door to the discards: a touch on a tile lets it go, and the Hand view says what that was worth.

import { readMpsz } from '../state/mpsz.js';
import { tileName } from '../../words/spoken.js';
import { t } from '../../words/index.js';
import { doorName, fresh, touchHand } from './door.js';

/** @import { Tile } from '../../engine/core.d.ts' */
/** @import { Context } from '../context.js' */

/** @param {Context} context @param {string} word @param {string} text fourteen tiles in mpsz */
export function discardDoorOf(context, word, text) {
  const open = () => context.store.set(fresh({ text }));
  return [
    doorName(word, open),
    touchHand(
      readMpsz(text)?.closed ?? [],
      (tile) => {
        context.verdict = verdictOn(context, text, tile);
        open();
      },
      { word: 'doors.letGo' },
    ),
  ];
}

/** @param {Context} context */
export const discardDoor = (context) => discardDoorOf(context, 'discard', '135m4679p22478s6z+3s');

/**
 * What the module thinks of a discard, beside the best.
 * @param {Context} context @param {string} text @param {Tile} tile
 */
function verdictOn(context, text, tile) {
  if (!context.core) return null;
  const { discards = [] } = context.core.analyze({ hand: text, dialect: 'mpsz' });
  const [best] = discards;
  const chosen = discards.find((row) => row.tile === tile);
  if (!best || !chosen) return null;
  const words = { tile: tileName(tile), best: tileName(best.tile), n: chosen.total, most: best.total };
  if (chosen.shanten > best.shanten) return { text, said: t('doors.back', words) };
  const same = chosen.total === best.total;
  return { text, said: t(same ? 'doors.best' : 'doors.less', words) };
}
