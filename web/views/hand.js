// @ts-check
// The Hand view: hand and field, picker, situation, answer.

import { h } from '../lib/dom.js';
import { ask } from '../state/ask.js';
import { levelOf } from '../state/settings.js';
import { t } from '../words/index.js';
import { answerPanel } from '../answer/answer.js';
import { callsFold } from '../hand/calls.js';
import { chanceFold } from '../hand/chance.js';
import { takeDropped } from '../hand/dropped.js';
import { field } from '../hand/field.js';
import { goalsFold } from '../hand/goals.js';
import { handRow } from '../hand/hand-row.js';
import { oddsOf, settled } from '../answer/odds.js';
import { whenIdle } from '../lib/task.js';
import { picker } from '../hand/picker.js';
import { rivalsFold } from '../hand/rivals.js';
import { rules } from '../controls/rules.js';
import { situation } from '../hand/situation.js';
import { tools } from '../hand/tools.js';

/** @param {import('../state/context.js').Context} context */
export function create(context) {
  context.hasScorekeeper = true;
  context.teach = (group, id) => {
    import('../teach/sheet.js').then(({ teach }) => teach(context, group, id)).catch(() => {});
  };
  const parts = {
    hand: handRow(context),
    field: field(context),
    tools: tools(context),
    rules: rules(context),
    situation: situation(context),
    answer: answerPanel(context, () => startPlace(context)),
  };
  const keys = picker(context, parts.situation.element);
  const further = [
    chanceFold(context),
    callsFold(context),
    goalsFold(context),
    rivalsFold(context, parts.hand.element),
  ];
  parts.answer.element.append(
    h(
      'div',
      { class: 'further' },
      further.map((part) => part.element),
    ),
  );
  const element = h(
    'div',
    { class: 'hand-view' },
    h('h1', { class: 'unseen' }, t('view.hand')),
    h('div', { class: 'entry' }, parts.hand.element, parts.field.element),
    parts.tools.element,
    keys.element,
    h('div', { class: 'setting' }, parts.rules.element),
    parts.answer.element,
  );
  /** @type {import('../hand/share.js').Shareable | null} */ let last = null;
  const asked = (/** @type {import('../state/model.js').State} */ state) =>
    ask(context.core, state, levelOf(context.settings));
  const odds = oddsOf(context, () => whenIdle().then(() => answered(context.store.get())));

  /**
   * Draws everything that depends on the order of the discards.
   * @param {import('../state/model.js').State} state
   */
  function answered(state, first = asked(state)) {
    const known = odds(state, first);
    const answer = settled(first, known.value);
    parts.answer.update(state, answer, known);
    for (const part of further) part.update(state, answer);
  }

  takeDropped(context, element);
  return {
    element,
    /** @param {import('../state/model.js').State} state */
    update(state) {
      const answer = asked(state);
      element.classList.toggle('is-waiting', !context.core && !context.failure);
      if (answer.hand) context.hand = answer.hand;
      if (!answer.fault && answer.hand) last = { ...answer, hand: answer.hand };
      parts.hand.update(state, context.hand);
      parts.field.update(state, answer);
      keys.update(state, context.hand);
      parts.rules.update(state);
      parts.situation.update(state, context.hand);
      answered(state, answer);
      parts.tools.update(last);
    },
  };
}

/**
 * Fetches the cards of the first screen, only if nothing was typed.
 * @param {import('../state/context.js').Context} context
 */
function startPlace(context) {
  const place = h('div', { class: 'start-place is-coming' });
  // Without the cards the sentence says what to do.
  import('../start/cards.js')
    .then(async ({ startCards }) => place.append(await startCards(context)))
    .catch(() => {})
    .finally(() => place.classList.remove('is-coming'));
  return place;
}
