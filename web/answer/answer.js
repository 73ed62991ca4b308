// @ts-check
// The answer: one plain sentence with its term, then the details. While the text has an error, the last answer stays,
// greyed.

import { h, refill, whenChanged } from '../lib/dom.js';
import { term } from '../controls/glossary.js';
import { lazyFold } from '../controls/lazy-fold.js';
import { nameOf, saysRomaji, t } from '../words/index.js';
import { rulesetOf, shows } from '../state/catalogue.js';
import { insteadFold, scoreCard } from './card.js';
import { discardRows, drawTiles } from './discards.js';
import { headline } from './headline.js';
import { noOdds } from './odds.js';
import { sentenceLines } from './sentence.js';
import { nameOfRules } from '../controls/rules.js';
import { size } from '../tiles/arrange.js';
import { waitTiles } from './waits.js';
import { ownWord } from './situation-word.js';
import { waysOut } from './no-yaku.js';

/** @import { DiscardTo } from '../engine/core.d.ts' */
/** @import { Context } from '../state/context.js' */
/** @import { Answer } from '../state/ask.js' */
/** @import { State } from '../state/model.js' */
/** @import { Odds } from './odds.js' */

/** How long a hand must stay unchanged before its missing sets are taken as complete, in milliseconds. */
const stillness = 1200;

/** Whether there are fewer tiles than a player holds. @param {Answer} answer */
const isShort = ({ stage, hand }) => stage !== 'waiting' && hand !== undefined && size(hand) > 0 && size(hand) < 13;

/**
 * Whether the answer has a score card.
 * @param {Answer} answer
 * @returns {answer is import('../state/ask.js').Complete | import('../state/ask.js').Long}
 */
const hasCard = (answer) => answer.stage === 'complete' || answer.stage === 'long';

/**
 * @param {Context} context
 * @param {() => HTMLElement} [nothing] shown while no hand is entered
 */
export function answerPanel(context, nothing) {
  const sentence = sentenceLines();
  const terms = h('p', { class: 'terms' });
  const evidence = h('div', { class: 'evidence' });
  /** The hand being entered: its missing sets are not mentioned until it stays unchanged. */
  let entered = /** @type {string | null} */ (null);
  let timer = 0;
  /** @type {HTMLElement} */
  const element = h(
    'section',
    {
      class: 'answer',
      'aria-label': t('answer.title'),
      tabindex: -1,
      // Another hand has other tiles: the next Enter must not choose one that took the place of this one.
      onclick: (event) => event.target.closest('.discard-tile') && element.focus({ preventScroll: true }),
    },
    h('div', { class: 'saying' }, sentence.elements, terms),
    evidence,
    sentence.announced,
  );

  const drawTerms = whenChanged(
    (/** @type {State} */ state, /** @type {Answer} */ answer, /** @type {boolean} */ changing) =>
      refill(terms, [
        changing ? null : [termsOf(answer, state.ruleset), waysOut(context, state, answer, element)],
        answer.stage === 'empty' || answer.stage === 'waiting' ? null : rulesChip(state),
      ]),
  );
  /** What a complete hand could discard. Separate, as the order of discards does not change the card. */
  const instead = h('div', {});
  const drawInstead = whenChanged((/** @type {State} */ state, /** @type {Answer} */ answer) =>
    refill(instead, hasCard(answer) && insteadFold(context, state, answer)),
  );
  const drawEvidence = whenChanged(
    (
      /** @type {State} */ state,
      /** @type {Answer} */ answer,
      /** @type {Odds} */ odds,
      /** @type {any} */ verdict,
    ) => {
      refill(
        evidence,
        verdict && h('p', { class: 'verdict' }, verdict),
        evidenceOf(context, state, answer, odds, nothing),
        instead.firstChild && instead,
      );
      if (verdict && context.verdict && !context.verdict.seen) {
        context.verdict.seen = true;
        evidence.firstElementChild?.scrollIntoView({ block: 'start' });
      }
    },
  );

  /** @param {State} state @param {Answer} answer @param {Odds} odds @param {boolean} [changing] */
  function tell(state, answer, odds, changing = false) {
    if (changing && answer.hand) sentence.say({ line: t('say.part', { n: size(answer.hand) }) });
    else sentence.say(headline(context, answer, odds));
    drawTerms([state, changing, rulesetOf(state.ruleset)?.shows, looks(answer)], state, answer, changing);
  }

  return {
    element,
    /** @param {State} state @param {Answer} answer @param {Odds} [odds] of its discards */
    update(state, answer, odds = noOdds) {
      element.classList.toggle('is-stale', Boolean(answer.fault));
      if (answer.fault) {
        // The wait is over also if the answer has no text, and for screen readers too.
        if (context.core && (element.dataset.stage ?? 'waiting') === 'waiting') {
          element.dataset.stage = 'empty';
          sentence.say(headline(context, { stage: 'empty' }, noOdds));
        }
        return;
      }
      clearTimeout(timer);
      element.dataset.stage = isShort(answer) ? 'short' : answer.stage;
      const changing = entered !== null && entered !== state.text && isShort(answer);
      entered = state.text;
      if (changing) timer = setTimeout(tell, stillness, state, answer, odds);
      tell(state, answer, odds, changing);
      const discards = answer.analysis?.discards;
      const said = context.verdict?.text === state.text ? context.verdict.said : '';
      const verdict = typeof said === 'function' ? said(discards ?? [], odds.pending) : said;
      drawInstead([state, looks(answer, discards)], state, answer);
      drawEvidence(
        [state, !context.core, looks(answer, hasCard(answer) ? [] : discards), odds.pending, verdict],
        state,
        answer,
        odds,
        verdict,
      );
    },
  };
}

/**
 * Everything that the part below the sentence depends on; it is drawn again only if that changes. The reason for a
 * discard is in the sentence alone.
 * @param {Answer} answer
 * @param {DiscardTo[]} [discards]
 */
const looks = ({ analysis, ...answer }, discards = []) => [
  answer,
  analysis && { ...analysis, discards: discards.map(({ reason, improves, ...shown }) => shown) },
];

/** A form is named if its shanten is at most this much above the best. */
const worthSaying = 1;

/** "As seven pairs: ready." @param {string} form @param {number} n */
const away = (form, n) => (n > 0 ? t('form.away', { form, n }) : t('form.ready', { form }));

/** @param {import('../state/ask.js').Answer} answer @param {string} ruleset */
function termsOf({ stage, analysis, score }, ruleset) {
  if (!analysis) return [];
  const { best, ...forms } = analysis.shanten;
  const name =
    best < 0
      ? term('agari', t('answer.agari'))
      : best === 0
        ? term('tenpai', ownWord('answer.tenpai', ruleset))
        : term('shanten', t('answer.shanten', { n: best }));
  const near = Object.entries(forms).filter(([, n]) => n !== undefined && n - best <= worthSaying);
  const others =
    stage === 'complete' || near.length < 2
      ? []
      : near.map(([form, n]) => h('span', { class: 'form-away' }, away(formName(form, ruleset), Number(n))));
  return [score?.win === false ? null : name, analysis.furiten ? term('furiten', t('term.furiten')) : null, others];
}

/** Forms that are yaku themselves. @type {Record<string, string>} */
const ofYaku = { pairs: 'chiitoitsu', orphans: 'kokushi' };

/**
 * "seven pairs", or "chiitoitsu" under riichi rules, as on the card.
 * @param {string} form
 * @param {string} ruleset
 */
const formName = (form, ruleset) =>
  saysRomaji() && ofYaku[form] && shows(ruleset, 'riichi')
    ? nameOf('yaku', ofYaku[form]).toLowerCase()
    : t(`form.${form}`);

/** The rules of the answer; a click opens their menu, which may be far below. @param {State} state */
const rulesChip = ({ ruleset }) =>
  h(
    'button',
    {
      type: 'button',
      class: 'chip rules-chip',
      data: { key: 'rules-chip' },
      'aria-label': `${t('rules.title')}: ${nameOfRules(ruleset)}`,
      onclick: () => {
        const menu = /** @type {HTMLSelectElement | null} */ (document.querySelector('#ruleset'));
        menu?.scrollIntoView({ block: 'nearest' });
        menu?.focus({ preventScroll: true });
        menu?.showPicker?.();
      },
    },
    nameOfRules(ruleset),
  );

/**
 * @param {Context} context @param {State} state @param {Answer} answer @param {Odds} odds
 * @param {() => HTMLElement} [nothing]
 */
function evidenceOf(context, state, answer, { pending }, nothing) {
  if (answer.stage === 'empty' && context.core) return nothing?.() ?? null;
  const { analysis } = answer;
  if (hasCard(answer)) return scoreCard(context, state, answer);
  const loser = shows(state.ruleset, 'losers') ? loserFold(context, state, answer) : null;
  if (answer.stage === 'ready') return [waitTiles(context, state, answer), loser];
  if (answer.hand && analysis?.discards?.length)
    return [discardRows(context, answer.hand, analysis.discards, state.kept, pending), loser];
  return [analysis?.draws ? drawTiles(context, analysis.draws) : null, loser];
}

const fetchLoser = () => import('./loser.js');

/** What the hand is worth if another wins. @param {Context} context @param {State} state @param {Answer} answer */
const loserFold = (context, state, { hand }) =>
  hand &&
  size(hand) < 14 &&
  lazyFold(context, 'loser', t('say.loser'), fetchLoser, (file) => file.loserCard(context, state, hand));
