// @ts-check
// The score card: the sum in very large type with the payments, then how it was counted. Each family of rules has a
// card of its own; card-lines.js has the common parts.

import { fold, h } from '../lib/dom.js';
import { shows } from '../state/catalogue.js';
import { writeMpsz } from '../tiles/mpsz.js';
import { situationFor } from '../state/situation.js';
import { tileFace } from '../tiles/view.js';
import { t } from '../words/index.js';
import { readingRow, reasonText } from './card-lines.js';
import { classicalCard, classicalSentence } from './classical-card.js';
import { discardRows } from './discards.js';
import { lazyFold } from '../controls/lazy-fold.js';
import { fansCard, fansSentence } from './fans.js';
import { riichiCard, riichiSentence } from './riichi-card.js';
import { assumed, waysRow } from './ways.js';

/** @import { AnalyzeValue, Score } from '../engine/core.d.ts' */
/** @import { State } from '../state/model.js' */
/** @import { Context } from '../state/context.js' */
/** @import { Complete, Long } from '../state/ask.js' */
/** @import { Hand } from '../tiles/mpsz.js' */

const compare = () => import('./compare.js');

/** @param {Score} score */
export function scoreSentence(score) {
  if ('fans' in score) return fansSentence(score);
  if (!score.win)
    return ('why' in score ? score.why : []).some(({ id }) => /yaku/.test(id)) ? t('say.noYaku') : t('say.notComplete');
  if ('yaku' in score) return riichiSentence(score);
  return 'pointItems' in score ? classicalSentence(score) : t('say.complete');
}

/** @param {Context} context @param {State} state @param {Complete | Long} answer */
export function scoreCard(context, state, answer) {
  const { score, analysis, hand } = answer;
  if (!score) return readings(analysis);
  const { ways } = answer;
  const drawn = ways ? score === ways.tsumo : state.situation.selfDrawn === true;
  const counted = { ...state, situation: { ...state.situation, selfDrawn: drawn } };
  return [
    ways ? waysRow(context, ways, score) : null,
    cardOf(context, counted, score),
    assumed(context, counted, hand),
    score.win && context.hasScorekeeper && shows(state.ruleset, 'settle') ? takeButton(context, counted, hand) : null,
    lazyFold(context, 'compare', t('card.compare'), compare, (file) => file.compareTable(context, counted, hand)),
  ];
}

/**
 * A fold with the discards that the hand could make instead of winning.
 * @param {Context} context
 * @param {State} state
 * @param {Complete | Long} answer
 */
export function insteadFold(context, state, { analysis, hand }) {
  const discards = analysis?.discards;
  return discards?.length && hand.closed.length > 1
    ? fold('instead', t('answer.discardInstead'), () => discardRows(context, hand, discards, state.kept))
    : null;
}

/**
 * A button that adds the win to the score sheet of a real table.
 * @param {Context} context
 * @param {State} state
 * @param {Hand} hand
 */
const takeButton = (context, state, hand) =>
  h(
    'button',
    {
      type: 'button',
      class: 'button take',
      data: { key: 'take' },
      onclick: () => {
        context.taken = { text: writeMpsz(hand), situation: situationFor(context.engine(), state, hand) };
        context.store.set({ view: 'sitting' });
        scrollTo(0, 0);
      },
    },
    t('scorekeeper.take'),
  );

/** @param {Context} context @param {State} state @param {Score} score */
function cardOf(context, state, score) {
  if ('fans' in score) return fansCard(state, score, context.teach);
  if (!score.win) return whyNot(context, score);
  if ('yaku' in score) return riichiCard(context, state, score);
  if ('pointItems' in score) return classicalCard(score);
  return h('article', { class: 'card', 'aria-label': t('card.title') }, readingRow(score.sets));
}

/** @param {AnalyzeValue | undefined} analysis */
const readings = (analysis) =>
  analysis?.readings?.length
    ? [
        h('h2', { class: 'evidence-title' }, t('answer.readings')),
        h(
          'ul',
          { class: 'plain' },
          analysis.readings.map((reading) => h('li', {}, readingRow(reading.sets))),
        ),
      ]
    : null;

/**
 * The change that would give a yaku, and with it a win, by the reason that names it.
 * @type {Record<string, State['situation']>}
 */
const wouldBe = { 'needs-riichi': { riichi: 1 }, 'needs-self-draw': { selfDrawn: true } };

/** @param {Context} context @param {string} id @param {any} text */
const reasonLine = ({ store }, id, text) =>
  wouldBe[id]
    ? h(
        'button',
        {
          type: 'button',
          class: 'button',
          data: { key: id },
          onclick: () => store.set({ situation: { ...store.get().situation, ...wouldBe[id] } }),
        },
        text,
      )
    : text;

/** @param {Context} context @param {Score} score */
function whyNot(context, score) {
  const why = 'why' in score ? score.why : [];
  return h(
    'div',
    { class: 'card' },
    h('h2', { class: 'evidence-title' }, t('card.why')),
    h(
      'ul',
      { class: 'plain why' },
      why.map(({ id, text, tiles }) =>
        h(
          'li',
          {},
          reasonLine(context, id, reasonText(id, text)),
          tiles?.length
            ? h(
                'span',
                { class: 'tiles is-small' },
                tiles.map((tile) => tileFace(tile, { named: true })),
              )
            : null,
        ),
      ),
    ),
  );
}
