// @ts-check
// The form for an event of a deal that is paid while it is played: a win, a kong, the end of the wall, a false win.

import { h } from '../lib/dom.js';
import { t } from '../words/index.js';
import { mayFollowKong } from './event-draft.js';
import { change, chipRow } from './parts.js';
import { takenHand } from './win-part.js';

/** @import { SittingValue } from '../engine/core.d.ts' */
/** @import { EventDraft } from './event-draft.js' */

/**
 * @typedef {object} EventForm
 * @property {EventDraft} draft
 * @property {SittingValue} now
 * @property {(chair: number) => string} name
 * @property {() => void} changed
 * @property {(chair: number) => void} count opens the Hand view to score a win
 */

const kinds = /** @type {const} */ (['win', 'kong', 'wall', 'foul']);
const kongs = /** @type {const} */ (['concealed', 'claimed', 'added', 'late']);

/** @param {EventForm} form */
export function eventForm(form) {
  const { draft } = form;
  return [
    chipRow(
      'event',
      t('scorekeeper.event'),
      kinds.map((kind) => ({ value: kind, text: t(`scorekeeper.event.${kind}`), on: draft.kind === kind })),
      (kind) => change(form, draft, { kind }),
    ),
    draft.kind === 'win' ? win(form) : null,
    draft.kind === 'kong' ? kong(form) : null,
    draft.kind === 'wall' ? wall(form) : null,
    draft.kind === 'foul' ? who(form, t('scorekeeper.falseWin')) : null,
  ];
}

/** @param {EventForm} form @param {(chair: number) => boolean} isOn */
const chips = ({ now, name }, isOn) =>
  (now.playing ?? []).map((chair) => ({ value: chair, text: name(chair), on: isOn(chair) }));

/** @param {EventForm} form @param {string} label */
const who = (form, label) =>
  chipRow(
    'event-who',
    label,
    chips(form, (chair) => form.draft.chair === chair),
    (chair) => change(form, form.draft, { chair, feeder: form.draft.feeder === chair ? null : form.draft.feeder }),
  );

/** @param {EventForm} form */
function win(form) {
  const { draft, now, name } = form;
  const { winners, from } = draft;
  return [
    chipRow(
      'event-winner',
      t('scorekeeper.winners'),
      chips(form, (chair) => winners.includes(chair)),
      (chair) => chooseWinner(form, chair),
    ),
    chipRow(
      'event-from',
      t('scorekeeper.lostBy'),
      [
        ...(winners.length > 1 ? [] : [{ value: 'own', text: t('situation.selfDrawn'), on: from === 'own' }]),
        ...chips(form, (chair) => from === chair).filter(({ value }) => !winners.includes(value)),
      ],
      (chosen) => change(form, draft, { from: chosen }),
    ),
    mayFollowKong(draft, now)
      ? chipRow(
          'event-after',
          t('scorekeeper.afterKongOf', { name: name(now.afterKong ?? 0) }),
          [true, false].map((after) => ({
            value: after,
            text: t(after ? 'scorekeeper.afterKong' : 'scorekeeper.later'),
            on: draft.afterKong === after,
          })),
          (afterKong) => change(form, draft, { afterKong }),
        )
      : null,
    winners.map((chair) => value(form, chair, true)),
  ];
}

/**
 * A second winner is one on the same discard; of a self-draw there is one alone.
 * @param {EventForm} form @param {number} chair
 */
function chooseWinner(form, chair) {
  const { winners, from } = form.draft;
  const others = winners.filter((one) => one !== chair);
  const list = winners.includes(chair) ? others : from === 'own' ? [chair] : [...others, chair];
  change(form, form.draft, { winners: list.toSorted((a, b) => a - b), from: from === chair ? null : from });
}

/**
 * The fans of a hand, with those of its circumstances.
 * @param {EventForm} form @param {number} chair @param {boolean} scored
 */
function value(form, chair, scored) {
  const { draft, name, count } = form;
  const one = draft.values[chair];
  if (scored && one.taken) return takenHand(form, one);
  return h(
    'div',
    { class: 'scorekeeper-row' },
    chipRow(
      `event-fans-${chair}`,
      t(scored ? 'scorekeeper.fansOf' : 'scorekeeper.dearest', { name: name(chair) }),
      [0, 1, 2, 3, 4, 5, 6].map((fans) => ({ value: fans, text: String(fans), on: one.fans === fans })),
      (fans) => change(form, one, { fans }),
    ),
    scored
      ? h(
          'button',
          { type: 'button', class: 'button', data: { key: `event-count-${chair}` }, onclick: () => count(chair) },
          t('scorekeeper.count'),
        )
      : null,
  );
}

/** @param {EventForm} form */
const kong = (form) => [
  who(form, t('scorekeeper.kongOf')),
  chipRow(
    'event-kong',
    t('scorekeeper.kongKind'),
    kongs.map((kind) => ({ value: kind, text: t(`scorekeeper.kong.${kind}`), on: form.draft.kong === kind })),
    (kind) => change(form, form.draft, { kong: kind }),
  ),
  form.draft.kong === 'claimed'
    ? chipRow(
        'event-feeder',
        t('scorekeeper.from'),
        chips(form, (chair) => form.draft.feeder === chair).filter(({ value: chair }) => chair !== form.draft.chair),
        (feeder) => change(form, form.draft, { feeder }),
      )
    : null,
];

/** @param {EventForm} form */
const wall = (form) =>
  form.now.playing?.map((chair) => [
    chipRow(
      `event-state-${chair}`,
      form.name(chair),
      (form.now.finalStates ?? []).map((state) => ({
        value: state,
        text: t(`scorekeeper.state.${state}`),
        on: form.draft.states[chair] === state,
      })),
      (state) => {
        form.draft.states[chair] = state;
        form.changed();
      },
    ),
    form.draft.states[chair] === 'ready' ? value(form, chair, false) : null,
  ]);
