// @ts-check
// The score sheet as text: the places first, then deal by deal who won what from whom.

import { nameOfRules } from '../controls/rules.js';
import { shows } from '../state/catalogue.js';
import { listed, number, signed, t } from '../words/index.js';
import { dealText } from './parts.js';

/** @import { SittingDeal, SittingEvent, SittingValue } from '../engine/core.d.ts' */
/** @import { Kept } from './saved.js' */

/** Chairs in the order of their places. @param {SittingValue} value */
export const standings = ({ placement, next }) =>
  (placement?.seats ?? next.scores.map((score) => ({ place: 0, score, points: 0 })))
    .map((seat, chair) => ({ ...seat, chair }))
    .sort((a, b) => a.place - b.place || b.score - a.score);

/** "+45.3" if the rules give places. @param {Kept} kept @param {number} points */
export const placedText = ({ ruleset }, points) =>
  shows(ruleset, 'place') ? `${points > 0 ? '+' : points < 0 ? '−' : ''}${(Math.abs(points) / 1000).toFixed(1)}` : '';

/** The winners of a deal in their order. @param {SittingEvent[]} events @param {(chair: number) => string} name */
function winnersText(events, name) {
  const winners = events.flatMap(({ wins = [] }) => wins.map(({ chair }) => name(chair)));
  if (events.some(({ kind }) => kind === 'wall')) winners.push(t('scorekeeper.event.wall'));
  return listed(winners);
}

/**
 * @param {SittingDeal} deal
 * @param {(chair: number) => string} name
 * @param {number[]} [final] the penalty for fouls in the final result, by chair
 */
export function endingText({ kind, wins = [], ready = [], foul = 0, hands, foulBy, events }, name, final) {
  if (events) return winnersText(events, name);
  if (kind === 'wins' && hands) return name(wins[0]?.chair ?? 0);
  if (foulBy?.length) return t('scorekeeper.fouled', { name: listed(foulBy.map(name)) });
  if (kind === 'wins')
    return listed(
      wins.map(({ chair, from }) =>
        from === undefined
          ? t('scorekeeper.drew', { name: name(chair) })
          : t('scorekeeper.took', { name: name(chair), other: name(from) }),
      ),
    );
  if (kind === 'foul')
    return final?.[foul]
      ? t('scorekeeper.fouledFinal', { name: name(foul), points: signed(final[foul]) })
      : t('scorekeeper.fouled', { name: name(foul) });
  const who = kind === 'exhausted' && ready.length ? ` (${listed(ready.map(name))})` : '';
  return t(`scorekeeper.kind.${kind === 'nagashi' ? 'nagashi' : kind}`) + who;
}

/** @param {Kept} kept @param {SittingValue} value @param {(chair: number) => string} name */
export function scoreSheetText(kept, value, name) {
  const places = standings(value).map(({ place, score, points, chair }) =>
    [`${place}.`, name(chair), number(score), placedText(kept, points)].filter(Boolean).join(' '),
  );
  const deals = value.deals.map(({ moved, final }, index) => {
    const paid = listed(moved.map((sum, chair) => `${name(chair)} ${signed(sum)}`));
    return `${dealText(value, index)}: ${endingText(kept.deals[index], name, final)} — ${paid}`;
  });
  return [`${t('scorekeeper.title')}: ${nameOfRules(kept.ruleset)}`, ...places, '', ...deals].join('\n');
}
