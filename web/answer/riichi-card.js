// @ts-check
// Riichi rules: points, payments, han and fu as chips, yaku and fu line by line.

import { h } from '../lib/dom.js';
import { term, word } from '../controls/glossary.js';
import { glossOf, glossOfYaku, listed, nameOf, number, t } from '../words/index.js';
import { lightingLines, notes, othersFold, readingRow } from './card-lines.js';
import { lazyFold } from '../controls/lazy-fold.js';

/** @import { FuItem, RiichiScore, Set, Yaku } from '../engine/core.d.ts' */
/** @import { State } from '../state/model.js' */

const payTable = () => import('./pay-table.js');

/** "mangan, 8,000 points" @param {RiichiScore} score */
export function riichiSentence(score) {
  const worth = score.limit && !score.yakuman ? t(`limit.${score.limit}`) : hanFu(score);
  return t('say.completeWith', { value: listed([worth, t('say.won', { points: number(score.points) })]) });
}

const hanFu = (/** @type {RiichiScore} */ { yakuman, han, fu }) =>
  yakuman ? t('card.yakuman', { n: yakuman }) : t('card.hanFu', { han, fu });

/**
 * @param {import('../state/context.js').Context} context
 * @param {import('../state/model.js').State} state
 * @param {RiichiScore} score
 */
export function riichiCard(context, state, score) {
  return h(
    'article',
    { class: 'card', 'aria-label': t('card.title') },
    h('h2', { class: 'unseen' }, t('card.title')),
    h(
      'p',
      { class: 'sum' },
      h('span', { class: 'sum-number' }, number(score.points)),
      ' ',
      h('span', { class: 'sum-unit' }, t('card.points')),
    ),
    payments(state, score),
    h('p', { class: 'card-chips' }, chips(score)),
    readingRow(
      score.sets,
      score.sets.map((set) => fuOf(score, set)),
    ),
    h(
      'div',
      { class: 'card-columns' },
      h(
        'section',
        {},
        h('h3', {}, term('yaku', t('card.yaku'))),
        lightingLines((score.yaku ?? []).map(yakuLine(context))),
      ),
      score.fuItems?.length
        ? h(
            'section',
            {},
            h('h3', {}, term('fu', t('card.fuTitle'))),
            lightingLines(score.fuItems.map(fuLine(score))),
            roundedNote(score),
          )
        : null,
    ),
    notes(score.why),
    othersFold(
      score.others,
      (/** @type {RiichiScore} */ other) => `${hanFu(other)} · ${t('card.less', { points: number(other.points) })}`,
    ),
    score.yakuman
      ? null
      : lazyFold(context, 'pay-table', t('card.table'), payTable, (file) => file.payTable(context, state, score)),
  );
}

function chips(/** @type {RiichiScore} */ { yakuman, han, fu, limit }) {
  const parts = yakuman
    ? [t('card.yakuman', { n: yakuman })]
    : [term('han', t('card.han', { n: han })), term('fu', t('card.fu', { n: fu })), limit ? t(`limit.${limit}`) : null];
  return parts.filter(Boolean).map((part) => h('span', { class: 'fact' }, part));
}

/** @param {import('../state/context.js').Context} context */
const yakuLine =
  ({ teach }) =>
  (/** @type {Yaku} */ { id, name, han, yakuman, tiles }) => ({
    name: nameOf('yaku', id, name),
    gloss: glossOfYaku(id),
    worth: yakuman ? t('card.yakuman', { n: yakuman }) : t('card.han', { n: han }),
    tiles,
    teach: teach && (() => teach('yaku', id)),
  });

/** @param {RiichiScore} score */
const fuLine =
  (score) =>
  (/** @type {FuItem} */ { id, fu, set }) => ({
    name: nameOf('fu', id),
    gloss: glossOf(`fu.${id}`),
    worth: number(fu),
    set,
    tiles: id.startsWith('wait') ? score.sets.find(({ wait }) => wait)?.tiles : undefined,
  });

/** The fu of a set, for the note below it. @param {RiichiScore} score @param {Set} set */
function fuOf({ fuItems }, set) {
  const own = fuItems.filter((item) => item.set?.tiles.join() === set.tiles.join());
  return own.length ? t('card.fu', { n: own.reduce((sum, { fu }) => sum + fu, 0) }) : null;
}

function roundedNote(/** @type {RiichiScore} */ { fuItems, fu }) {
  const sum = fuItems.reduce((total, item) => total + item.fu, 0);
  return sum === fu ? null : h('p', { class: 'quiet-text' }, `${t('card.rounded', { sum })}: ${number(fu)}`);
}

/** Who pays how much, honba and deposits included. @param {State} state @param {RiichiScore} score */
function payments(state, { payments: paid }) {
  const own = state.situation.seatWind ?? 'E';
  const gets = own === 'H' || own === 'V' ? 0 : paid[own];
  /** @param {string} wind */
  const who = (wind) => (wind === '?' ? t('wind.?') : t(`wind.${wind}`));
  const payers = Object.entries(paid).filter(([, points]) => points < 0);
  const extras =
    state.situation.honba || state.situation.deposits
      ? h('span', { class: 'quiet-text' }, ' (', word('card.withSticks'), ')')
      : null;
  return h(
    'ul',
    { class: 'payments', 'aria-label': t('card.payments') },
    payers.map(([wind, points]) => h('li', {}, t('card.pays', { who: who(wind), points: number(-points) }))),
    gets ? h('li', { class: 'gets' }, t('card.gets', { who: who(own), points: number(gets) }), extras) : null,
  );
}
