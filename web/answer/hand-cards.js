// @ts-check
// Hands at the end of a deal, under rules that score every hand: what each is worth, and its card, folded. Loaded for
// such a deal alone.

import { h } from '../lib/dom.js';
import { listed, needWords, number, t } from '../words/index.js';
import { classicalCard, limitNames } from './classical-card.js';

/** @import { Score } from '../engine/core.d.ts' */

/** The names of special hands are words of fans. */
export const cardWords = () => needWords('fans').catch(() => {});

/** @param {{who: string, score: Score}[]} hands */
export const handCards = (hands) =>
  h(
    'ul',
    { class: 'plain hand-cards' },
    hands.map(({ who, score }, place) =>
      'pointItems' in score
        ? h(
            'li',
            {},
            h(
              'details',
              { data: { key: `hand-card-${place}` } },
              h(
                'summary',
                {},
                `${who}: `,
                h('b', {}, listed([t('say.won', { points: number(score.final ?? 0) }), ...limitNames(score)])),
              ),
              classicalCard(score),
            ),
          )
        : null,
    ),
  );
