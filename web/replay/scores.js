// @ts-check
// The course of the match: a graph of the scores, and each deal with its result, the payments and whether the log
// agrees.

import { windSign } from '../board/names.js';
import { h, refill } from '../lib/dom.js';
import { inPieces, next } from '../lib/pieces.js';
import { listed as listWords, number, signed, t } from '../words/index.js';
import { auditLine, auditStyle, worth } from '../game/audit.js';
import { scoreGraph } from './graph.js';
import { listed } from '../lib/listed.js';
import { placementTable } from '../game/placement.js';
import { dealLabel } from '../game/rules.js';

/** @import { DealResult, Placement, ReplayDeal, StatedPlace, State } from '../engine/core.d.ts' */

/** The number of rows drawn at once: a whole match. */
const mostRows = 40;

/**
 * @param {object} actions
 * @param {(deal: number, step: number) => void} actions.go
 * @param {(chair: number) => string} actions.name
 */
export function scoresPanel({ go, name }) {
  const element = h('div', { class: 'scores' });
  let drawn = '';
  let whose = '';
  let list = h('ol', { class: 'deals' });
  /** The listed deals. @type {number[]} */
  let places = [];
  let now = 0;

  /**
   * @param {string} key
   * @param {ReplayDeal[]} deals
   * @param {(deal: number) => number[]} scores before a deal, or after the last one
   * @param {boolean} kept
   */
  function draw(key, deals, scores, kept) {
    if (whose === key && places.includes(now)) return;
    whose = key;
    places = listed(deals.length, now);
    const mine = (list = h('ol', { class: 'deals' }));
    const rows = places.map((deal) => () => row(deal, deals[deal], changes(scores(deal), scores(deal + 1), kept)));
    const all = rows.values();
    /** @param {(() => Node)[]} some */
    const take = (some) => {
      mine.append(...some.map((make) => make()));
      mark();
    };
    take(next(all, mostRows));
    inPieces(all, mostRows, take, () => list !== mine);
  }

  /** @param {number} index @param {ReplayDeal} deal @param {Node | null} changed */
  function row(index, { steps, result, ...deal }, changed) {
    return h(
      'li',
      {},
      h(
        'button',
        {
          type: 'button',
          class: 'deal-row',
          data: { key: `deal-${index}` },
          onclick: () => go(index, index === now ? steps : 0),
        },
        h('span', { class: 'deal-label' }, dealLabel(deal)),
        h('span', { class: 'deal-result' }, resultText(result, name), changed),
      ),
    );
  }

  function mark() {
    list.querySelector('[aria-current]')?.removeAttribute('aria-current');
    list.querySelector(`[data-key="deal-${now}"]`)?.setAttribute('aria-current', 'true');
  }

  return {
    element,
    /**
     * @param {object} shown
     * @param {string} shown.key
     * @param {ReplayDeal[]} shown.deals
     * @param {number} shown.current
     * @param {(deal: number, step: number) => State} shown.frame
     * @param {Placement} [shown.placement]
     * @param {StatedPlace[]} [shown.stated] the result in the log
     */
    update({ key, deals, current, frame, placement, stated }) {
      const wanted = `${key} ${current}`;
      if (wanted === drawn) return;
      drawn = wanted;
      now = current;
      const last = deals.length - 1;
      const ending = frame(last, deals[last].steps).seats.map(({ score }) => score);
      const scores = (/** @type {number} */ deal) => deals[deal]?.scores ?? ending;
      const kept = [...deals.keys(), deals.length].some((deal) => scores(deal).some((score) => score !== 0));
      draw(key, deals, scores, kept);
      mark();
      const { seats } = frame(0, 0);
      refill(
        element,
        kept
          ? scoreGraph([...places, deals.length], scores, {
              label: t('scores.graph'),
              current,
              write: number,
              signs: seats.map(({ wind }) => windSign(wind)),
              tick: (deal) => (deals[deal] ? dealLabel(deals[deal]).replace(/^(\p{L})\p{L}*\s*/u, '$1') : ''),
            })
          : h('p', { class: 'quiet-text' }, t('scores.none')),
        kept ? standing(seats, ending, name) : null,
        kept && placement ? placementTable(placement, name, stated) : null,
        list,
      );
    },
  };
}

/**
 * The final scores in words.
 * @param {State['seats']} seats
 * @param {number[]} scores
 * @param {(chair: number) => string} name
 */
const standing = (seats, scores, name) =>
  h(
    'ul',
    { class: 'standing' },
    seats.map(({ wind }, chair) =>
      h(
        'li',
        {},
        h('span', { class: `chair-mark is-chair-${chair}`, 'aria-hidden': 'true' }),
        `${windSign(wind)} `,
        h('bdi', {}, name(chair)),
        ' ',
        h('b', {}, number(scores[chair])),
      ),
    ),
  );

/**
 * "P3 wins from P1, 3 han 30 fu, 3,900 points; log: same"
 * @param {DealResult | undefined} result
 * @param {(chair: number) => string} name
 */
function resultText(result, name) {
  if (!result?.wins?.length)
    return result
      ? t(`scores.${result.kind}`) === `scores.${result.kind}`
        ? result.text
        : t(`scores.${result.kind}`)
      : '';
  return [
    ...result.wins.map((win) =>
      h(
        'span',
        { class: 'deal-win' },
        win.from === undefined || win.from === win.chair
          ? t('scores.selfDrawn', { who: name(win.chair) })
          : t('scores.from', { who: name(win.chair), from: name(win.from) }),
        win.points
          ? [
              ['', worth(win), t('win.points', { points: number(win.points) })]
                .filter((one, at) => one || !at)
                .join(' · '),
              h('span', { class: auditStyle(win) }, auditLine(win)),
            ]
          : null,
      ),
    ),
    result.hands ? handsText(result.hands, name) : null,
  ];
}

/**
 * What every hand was worth, under rules that score them all.
 * @param {NonNullable<DealResult['hands']>} hands @param {(chair: number) => string} name
 */
const handsText = (hands, name) =>
  h(
    'span',
    { class: 'deal-win' },
    t('win.hands', {
      list: listWords(
        hands.map((score, chair) => `${name(chair)} ${number('final' in score ? (score.final ?? 0) : 0)}`),
      ),
    }),
  );

/** @param {number[]} before @param {number[]} after @param {boolean} kept */
function changes(before, after, kept) {
  if (!kept || !after) return null;
  const moved = after.map((score, chair) => score - before[chair]);
  if (moved.every((sum) => sum === 0)) return null;
  return h(
    'span',
    { class: 'deal-changes' },
    moved.map((sum, chair) =>
      h(
        'span',
        { class: sum > 0 ? 'gets' : sum < 0 ? 'pays' : '' },
        h('span', { class: `chair-mark is-chair-${chair}`, 'aria-hidden': 'true' }),
        signed(sum),
      ),
    ),
  );
}
