// @ts-check
// The hands of all players at the end of a deal, under rules that score every hand: what each is worth, and behind it
// its card. Loaded for such a deal alone.

import { windName } from '../board/names.js';
import { classicalCard, limitNames } from '../answer/classical-card.js';
import { h } from '../lib/dom.js';
import { listed, needWords, number, t } from '../words/index.js';

/** @import { ClassicalLoser, ClassicalScore, DealResult, State } from '../engine/core.d.ts' */

/** The names of special hands are words of fans. */
export const handWords = () => needWords('fans').catch(() => {});

/**
 * @param {State} state
 * @param {NonNullable<DealResult['hands']>} hands by chair
 * @param {(chair: number) => string} who
 */
export const fourHands = ({ seats }, hands, who) =>
  h(
    'ul',
    { class: 'plain win-hands' },
    hands.map((score, chair) =>
      'pointItems' in score
        ? h(
            'li',
            {},
            h(
              'details',
              { data: { key: `hand-${seats[chair].wind}` } },
              h('summary', {}, `${who(chair)}: `, h('b', {}, worthOf(score))),
              classicalCard(score),
            ),
          )
        : null,
    ),
  );

/** @param {ClassicalScore | ClassicalLoser} score */
const worthOf = (score) => listed([t('win.points', { points: number(score.final ?? 0) }), ...limitNames(score)]);
