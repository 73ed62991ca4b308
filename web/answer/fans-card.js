// @ts-check
// The card of rules that count fans: the total with the payments, each fan with its sets, and the fans that are not
// counted with the reason.

import { fold, h } from '../lib/dom.js';
import { fanGroup } from '../state/catalogue.js';
import { listed, nameOf, number, t } from '../words/index.js';
import { payersOf } from '../state/worth.js';
import { belowMinimumText, towardsMinimum } from './below-minimum.js';
import { waitWord } from './situation-word.js';
import { lightingLines, notes, othersFold, readingRow } from './card-lines.js';

/** @import { Excluded, Fan, FanCount, FansScore, LostFans, SichuanScore, Payments } from '../engine/core.d.ts' */
/** @import { Context } from '../state/context.js' */
/** @import { State } from '../state/model.js' */

/** The words for what is counted. */
const units = { fan: 'card.fanPoints', faan: 'card.faan', sichuan: 'card.sichuan' };

/**
 * @param {State} state
 * @param {FansScore | SichuanScore | LostFans} score
 * @param {Context['teach']} [teach] shows the explanation of a fan
 */
export function fansCard(state, score, teach) {
  const group = fanGroup(state.ruleset);
  const unit = t(units[group], { n: score.total });
  const worth = (/** @type {number} */ n) => t(`goals.${group}`, { n });
  /** @param {string} id @param {string} [fallback] */
  const name = (id, fallback) => nameOf(group, id, nameOf('fan', id, fallback));
  const full = 'payments' in score ? score : null;
  return h(
    'article',
    { class: score.win ? 'card is-fans' : 'card is-fans is-below-minimum', 'aria-label': t('card.title') },
    h('h2', { class: 'unseen' }, t('card.title')),
    h(
      'p',
      { class: 'sum' },
      h('span', { class: 'sum-number' }, score.win ? number(score.total) : belowMinimumText(score)),
      ' ',
      h('span', { class: 'sum-unit' }, unit),
    ),
    full?.win ? payments(full.payments) : missing(score, group),
    h(
      'p',
      { class: 'card-chips' },
      group !== 'sichuan' ? h('span', { class: 'fact' }, t('card.minimum', { n: score.minimum })) : null,
      full && 'points' in full ? h('span', { class: 'fact' }, t('card.onDiscard', { n: full.points })) : null,
      full && 'multiplier' in full && full.multiplier
        ? h('span', { class: 'fact' }, t('card.multiplier', { n: full.multiplier }))
        : null,
    ),
    readingRow(score.sets, [], (wait) => waitWord(wait, state.ruleset)),
    h(
      'div',
      { class: 'card-columns' },
      h('section', {}, h('h3', {}, t('card.fans')), lightingLines(score.fans.map(fanLine(name, worth, group, teach)))),
      score.excluded.length
        ? h(
            'section',
            { class: 'left-out' },
            h('h3', {}, t('card.excluded')),
            lightingLines(score.excluded.map(excludedLine(name))),
          )
        : null,
    ),
    notes(score.why.filter(({ id }) => id !== 'below-minimum')),
    full?.also.length ? alsoFold(full.also, name) : null,
    full ? othersFold(full.others, (other) => `${worth(other.total)}: ${listed(other.fans.map(counted(name)))}`) : null,
  );
}

/** "Tile Hog × 2" @param {(id: string, fallback?: string) => string} name */
const counted =
  (name) =>
  (/** @type {FanCount & {name?: string}} */ { id, count, name: own }) =>
    count > 1 ? `${name(id, own)} × ${number(count)}` : name(id, own);

/**
 * @param {(id: string, fallback?: string) => string} name @param {(n: number) => string} worth
 * @param {'fan' | 'faan' | 'sichuan'} group @param {Context['teach']} teach
 */
const fanLine = (name, worth, group, teach) => (/** @type {Fan} */ fan) => ({
  teach: teach && group !== 'sichuan' ? () => teach(group, fan.id) : undefined,
  name: counted(name)(fan),
  worth: worth(fan.points * fan.count),
  set: fan.sets,
});

/** @param {(id: string, fallback?: string) => string} name */
const excludedLine = (name) => (/** @type {Excluded} */ out) => ({
  name: counted(name)(out),
  worth: out.by.startsWith('account') || out.by.startsWith('non-') ? t(`principle.${out.by}`) : by(name(out.by)),
  set: out.sets,
});

/** @param {string} fan */
const by = (fan) => t('card.impliedBy', { by: fan });

/** @param {FanCount[][]} lists @param {(id: string, fallback?: string) => string} name */
const alsoFold = (lists, name) =>
  fold('also', `${t('card.also')} (${number(lists.length)})`, () =>
    h(
      'ul',
      { class: 'plain others' },
      lists.map((list) => h('li', { class: 'quiet-text' }, listed(list.map(counted(name))))),
    ),
  );

/** Who pays how much, and what the winner receives. @param {Payments} paid */
function payments(paid) {
  const payers = payersOf(paid);
  const winner = Object.entries(paid).find(([, points]) => points > 0);
  const who = (/** @type {string} */ wind) => t(`wind.${wind}`);
  return h(
    'ul',
    { class: 'payments', 'aria-label': t('card.payments') },
    payers.at(-1)?.who === 'others'
      ? h(
          'li',
          {},
          t('fans.unnamed', { who: who('?'), most: number(payers[0].points), least: number(payers[1].points) }),
        )
      : payers.map(({ who: wind, points }) =>
          h(
            'li',
            {},
            t(wind === '?' && payers.length > 1 ? 'fans.paysMore' : 'fans.pays', {
              who: who(wind),
              points: number(points),
            }),
          ),
        ),
    winner ? h('li', { class: 'gets' }, t('fans.gets', { who: who(winner[0]), points: number(winner[1]) })) : null,
  );
}

/** How many points are missing for a win. @param {FansScore | SichuanScore | LostFans} score @param {string} group */
function missing({ total, minimum, fans }, group) {
  const flowers = fans.find(({ id }) => id === 'flower-tiles')?.count ?? 0;
  const n = Math.max(0, minimum - towardsMinimum({ total, fans }));
  return h(
    'p',
    { class: 'payments' },
    t(group === 'faan' ? 'card.missingFaan' : 'card.missing', { n, minimum }),
    flowers ? ` ${t('card.flowersApart')}` : null,
  );
}
