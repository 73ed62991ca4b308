// @ts-check
// The answer: one plain sentence with its term, then the evidence. A bad text greys the last good answer, it does not go.

import { h, refill } from '../dom.js';
import { term } from '../glossary.js';
import { tileName } from '../words/spoken.js';
import { hasWord, number, t } from '../words/index.js';
import { scoreCard, scoreSentence } from './card.js';
import { discardRows, drawTiles } from './discards.js';
import { waitTiles } from './waits.js';

/** @param {import('../context.js').Context} context */
export function answerPanel(context) {
  const sentence = h('p', { class: 'sentence', role: 'status', 'aria-live': 'polite' });
  const terms = h('p', { class: 'terms' });
  const evidence = h('div', { class: 'evidence' });
  const element = h('section', { class: 'answer', 'aria-label': t('answer.title'), tabindex: -1 },
    h('div', { class: 'saying' }, sentence, terms), evidence);

  return {
    element,
    /** @param {import('../state/model.js').State} state @param {import('../state/ask.js').Answer} answer */
    update(state, answer) {
      element.classList.toggle('is-stale', Boolean(answer.fault));
      if (answer.fault) {
        if (sentence.textContent === t('page.waiting')) sentence.textContent = say(context, state, { ...answer, stage: 'empty' });
        return;
      }
      const said = say(context, state, answer);
      if (sentence.textContent !== said) sentence.textContent = said;
      refill(terms, termsOf(answer));
      refill(evidence, evidenceOf(context, state, answer));
    },
  };
}

const kindsAndTiles = ({ kinds, total }) => ({ kinds: t('count.kinds', { n: kinds }), tiles: t('count.tiles', { n: total }) });

/**
 * "Two tiles from ready. Discard 4 of circles: 6 kinds, 19 tiles help."
 * @param {import('../context.js').Context} context
 * @param {import('../state/model.js').State} state
 * @param {import('../state/ask.js').Answer} answer
 */
function say(context, state, { stage, hand, analysis, score }) {
  const best = analysis?.shanten.best;
  if (stage === 'waiting') return context.failure || t('page.waiting');
  if (stage === 'empty') return `${t('say.empty')} ${t('say.emptyMore')}`;
  if (score) return scoreSentence(state, score);
  if (stage === 'long') return t('say.tooMany', { n: hand?.closed.length });
  if (stage === 'complete') return `${t('say.complete')} ${t('say.completePart')}`;
  if (stage === 'ready') return withFuriten(analysis, readyText(analysis));
  const discard = analysis.discards?.[0];
  if (best === 0 && discard) return t('say.readyDiscard', { tile: tileName(discard.tile), tiles: t('count.tiles', { n: discard.total }) });
  const words = hasWord(`number.${best}`) ? t(`number.${best}`) : number(best);
  const far = t('say.far', { n: best, words });
  if (discard) return `${far} ${t('say.farDiscard', { tile: tileName(discard.tile), ...kindsAndTiles(discard) })}`;
  if (analysis.draws) return `${far} ${t('say.farDraws', kindsAndTiles(analysis.draws))}`;
  return best === 0 ? t('say.odd') : `${far} ${t('say.odd')}`;
}

function readyText({ waits }) {
  const left = waits.reduce((sum, wait) => sum + wait.left, 0);
  return left ? t('say.ready', { n: left, tiles: t('count.tiles', { n: left }) }) : t('say.readyNone');
}

const withFuriten = ({ furiten }, text) => (furiten
  ? `${text} ${t('say.furiten', { tiles: furiten.tiles.map(tileName).join(', ') })}` : text);

/** A form is named when it is not much farther than the nearest. */
const worthSaying = 2;

/** @param {import('../state/ask.js').Answer} answer */
function termsOf({ stage, analysis, score }) {
  if (!analysis) return [];
  const { best, ...forms } = analysis.shanten;
  const name = best < 0 ? term('agari', t('answer.agari')) : best === 0 ? term('tenpai', t('answer.tenpai')) : term('shanten', t('answer.shanten', { n: best }));
  const others = stage === 'complete' ? [] : Object.entries(forms).filter(([, n]) => n !== undefined && n - best <= worthSaying)
    .map(([form, n]) => h('span', { class: 'form-away' }, t('form.away', { form: t(`form.${form}`), n })));
  return [score?.win === false ? null : name, analysis.furiten ? term('furiten', t('term.furiten')) : null, others];
}

function evidenceOf(context, state, answer) {
  const { stage, analysis } = answer;
  if (stage === 'complete' || stage === 'long') return scoreCard(context, state, answer);
  if (stage === 'ready') return waitTiles(context, state, answer);
  if (analysis?.discards?.length) return discardRows(context, answer);
  if (analysis?.draws) return drawTiles(context, analysis.draws);
  return null;
}
