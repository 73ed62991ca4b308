// @ts-check
// The form for the end of a deal: one or several wins, a draw, an abort, or payments entered by hand.

import { h } from '../lib/dom.js';
import { shows } from '../state/catalogue.js';
import { t } from '../words/index.js';
import { newWin } from './draft.js';
import { fourHands } from './four-hands.js';
import { chairChips, change, chipRow, toggled } from './parts.js';
import { winPart } from './win-part.js';

/** @import { RulesetId, SittingValue } from '../engine/core.d.ts' */
/** @import { Draft, WinDraft } from './draft.js' */

/**
 * @typedef {object} Form
 * @property {Draft} draft
 * @property {RulesetId} ruleset
 * @property {SittingValue['endings']} endings
 * @property {number[]} fu the possible fu
 * @property {(chair: number) => string} name
 * @property {number} players
 * @property {boolean} drawn whether the deal before was drawn
 * @property {() => void} changed
 * @property {() => void} typed called when a field with the focus has changed, which must not be drawn again
 * @property {(win: WinDraft) => void} count opens the Hand view to score a win
 */

/** @param {Form} form */
export function endingForm(form) {
  const { draft, ruleset, endings } = form;
  return [
    chipRow(
      'kind',
      t('scorekeeper.how'),
      endings.map((kind) => ({ value: kind, text: t(`scorekeeper.kind.${kind}`), on: draft.kind === kind })),
      (kind) => change(form, draft, { kind }),
    ),
    form.drawn && shows(ruleset, 'goulash') ? h('p', { class: 'quiet-text' }, t('scorekeeper.goulash')) : null,
    draft.kind === 'wins' ? (draft.four ? fourHands(form) : wins(form)) : null,
    draft.kind === 'exhausted' && shows(ruleset, 'honba') ? [several(form, 'ready'), several(form, 'nagashi')] : null,
    draft.kind === 'foul'
      ? chipRow(
          'foul',
          t('scorekeeper.foul'),
          chairChips(form, (chair) => draft.foul === chair),
          (foul) => change(form, draft, { foul }),
        )
      : null,
    draft.four && draft.kind === 'foul' ? foulOf(form) : null,
    draft.kind === 'by-hand' ? byHand(form) : null,
  ];
}

/** Which foul it was, and who claimed the discard. @param {Form} form */
const foulOf = (form) => [
  chipRow(
    'foul-kind',
    t('scorekeeper.foulKind'),
    ['false-win', 'misnamed-chow', 'misnamed-pung'].map((kind) => ({
      value: kind,
      text: t(`scorekeeper.foul.${kind}`),
      on: form.draft.foulKind === kind,
    })),
    (foulKind) => change(form, form.draft, { foulKind }),
  ),
  form.draft.foulKind === 'false-win'
    ? null
    : chipRow(
        'foul-to',
        t('scorekeeper.foulTo'),
        chairChips(form, (chair) => form.draft.foulTo === chair).filter(({ value }) => value !== form.draft.foul),
        (foulTo) => change(form, form.draft, { foulTo }),
      ),
];

/** @param {Form} form @param {'ready' | 'nagashi'} list */
const several = (form, list) =>
  chipRow(
    list,
    t(`scorekeeper.${list}`),
    chairChips(form, (chair) => form.draft[list].includes(chair)),
    (chair) => change(form, form.draft, { [list]: toggled(form.draft[list], chair) }),
  );

/** @param {Form} form */
function wins(form) {
  const { draft, players } = form;
  const [{ from }] = draft.wins;
  const another = () => change(form, draft, { wins: [...draft.wins, { ...newWin(), from }] });
  return [
    draft.wins.map((win, index) => winPart(form, win, index)),
    typeof from === 'number' && draft.wins.length < players - 1
      ? h(
          'button',
          {
            type: 'button',
            class: 'button scorekeeper-another',
            data: { key: 'another' },
            onclick: another,
          },
          t('scorekeeper.another'),
        )
      : null,
  ];
}

/** The payment of each player, entered by hand, and whether the dealer stays. @param {Form} form */
const byHand = ({ draft, players, name, changed, typed }) => [
  h(
    'div',
    { class: 'scorekeeper-row scorekeeper-value' },
    Array.from({ length: players }, (_, chair) =>
      h(
        'label',
        { class: 'choice' },
        h('span', { class: 'label' }, name(chair)),
        h('input', {
          type: 'number',
          step: 100,
          value: draft.payments[chair],
          data: { key: `paid-${chair}` },
          oninput: (event) => {
            draft.payments[chair] = Math.trunc(event.target.value) || 0;
            typed();
          },
        }),
      ),
    ),
  ),
  h(
    'label',
    { class: 'switch' },
    h('input', {
      type: 'checkbox',
      checked: draft.dealerStays,
      data: { key: 'stays' },
      onchange: (event) => change({ changed }, draft, { dealerStays: event.target.checked }),
    }),
    h('span', {}, t('scorekeeper.stays')),
  ),
];
