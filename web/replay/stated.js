// @ts-check
// Takes another program's review out of a file: it is shown with the game that is open if it is of that game, else with
// the game in the file.

import { statedFault } from '../review/stated-fault.js';
import { readStated } from '../review/stated-file.js';
import { place } from '../review/stated-place.js';
import { normalEvents, normalState } from '../board/spelling.js';
import { needStatedWords } from '../review/stated-words.js';
import { t } from '../words/index.js';
import { isStated } from './files.js';

/** @import { Context } from '../state/context.js' */
/** @import { Game } from '../game/steps.js' */
/** @import { Stated } from '../review/stated-file.js' */
/** @import { Source } from './files.js' */
/** @import { Session } from './session.js' */

// One file is fetched for all of it.
export { needStatedWords } from '../review/stated-words.js';
export { StatedPanel } from '../review/stated-panel.js';

/**
 * @param {Context} context
 * @param {Session} session
 * @param {Source[]} sources
 * @returns {Promise<{shown: number, taken: Source[]}>} the number of the open game that the review belongs to, or -1
 *   and
 *   what is to be opened
 */
export async function takeStated(context, session, sources) {
  await needStatedWords();
  /** @type {Source[]} */ const taken = [];
  for (const source of sources) {
    if (!isStated(source.text)) {
      taken.push(source);
      continue;
    }
    const stated = readStated(source.text ?? '');
    if ('want' in stated) {
      taken.push({ name: source.name, refused: statedFault(stated) });
      continue;
    }
    const shown = sources.length === 1 ? openGameOf(context, session, stated) : -1;
    if (shown >= 0) return { shown, taken: [] };
    const { name } = source;
    taken.push(stated.log ? { name, text: stated.log, stated } : { name, refused: t('stated.noGame') });
  }
  return { shown: -1, taken };
}

/**
 * The open game in which most entries have a step, or -1; the review is shown with it.
 * @param {Context} context
 * @param {Session} session
 * @param {Stated} stated
 */
function openGameOf(context, session, stated) {
  for (const [index, game] of session.games().entries()) {
    const { entries, left } = place(stated, sourceOf(context, game));
    if (entries.length <= left.length) continue;
    session.stated.set(game.id, stated);
    return index;
  }
  return -1;
}

/** @param {Context} context @param {Game} game @returns {import('../review/stated-place.js').Source} */
const sourceOf = (context, { id, info }) => ({
  deals: info.deals,
  moves: (deal) => normalEvents(context.engine().replayMoves({ id, deal }).events),
  start: (deal) => normalState(context.engine().replayState({ id, deal, step: 0 })),
});
