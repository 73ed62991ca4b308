// @ts-check
// How did the deal end? A win or several, a draw, an abort, or what somebody says was paid.

import { h } from '../lib/dom.js';
import { shows } from '../state/catalogue.js';
import { readMpsz } from '../tiles/mpsz.js';
import { meldFaces, tileFace } from '../tiles/view.js';
import { t } from '../words/index.js';
import { newWin } from './draft.js';
import { chipRow, pickNumber, toggled } from './parts.js';

/** @import { RulesetId, SittingValue } from '../engine/core.d.ts' */
/** @import { Draft, WinDraft } from './draft.js' */

/**
 * @param {object} given
 * @param {Draft} given.draft
 * @param {RulesetId} given.ruleset
 * @param {SittingValue['endings']} given.endings
 * @param {number[]} given.fu what fu there are
 * @param {(chair: number) => string} given.name
 * @param {number} given.players
 * @param {() => void} given.changed
 * @param {() => void} given.typed a field has changed that has the focus: it stays as it is
 * @param {(win: WinDraft) => void} given.count the hand of a win is to be scored
 */
export function endingForm({ draft, ruleset, endings, fu, name, players, changed, typed, count }) {
  const chairs = Array.from({ length: players }, (_, chair) => chair);
  const riichi = shows(ruleset, 'honba');

  /** @param {object} target @param {object} change */
  const set = (target, change) => {
    Object.assign(target, change);
    changed();
  };

  /** @param {'ready' | 'nagashi'} list */
  const several = (list) =>
    chipRow(
      list,
      t(`sitting.${list}`),
      chairs.map((chair) => ({ value: chair, text: name(chair), on: draft[list].includes(chair) })),
      (chair) => set(draft, { [list]: toggled(draft[list], chair) }),
    );

  /** @param {WinDraft} win @param {number} index */
  const winPart = (win, index) =>
    h(
      'fieldset',
      { class: 'scorekeeper-win' },
      h('legend', { class: 'unseen' }, t('sitting.win', { n: index + 1 })),
      chipRow(
        `winner${index}`,
        t('sitting.winner'),
        chairs.map((chair) => ({ value: chair, text: name(chair), on: win.chair === chair })),
        (chair) => set(win, { chair, from: win.from === chair ? null : win.from }),
      ),
      chipRow(
        `from${index}`,
        t('sitting.from'),
        [
          ...(index ? [] : [{ value: 'own', text: t('situation.selfDrawn'), on: win.from === 'own' }]),
          ...chairs
            .filter((chair) => chair !== win.chair)
            .map((chair) => ({ value: chair, text: name(chair), on: win.from === chair })),
        ],
        (from) => {
          for (const one of draft.wins) one.from = from;
          if (from === 'own') draft.wins.length = 1;
          changed();
        },
      ),
      win.taken ? takenHand(win) : value(win, index),
    );

  /** @param {WinDraft} win */
  function takenHand(win) {
    const hand = readMpsz(win.taken?.text ?? '');
    return h(
      'div',
      { class: 'scorekeeper-row scorekeeper-taken' },
      h(
        'span',
        { class: 'tiles is-small' },
        hand?.closed.map((tile) => tileFace(tile)),
        hand?.melds.map((meld) => [' ', meldFaces(meld)]),
      ),
      h(
        'button',
        {
          type: 'button',
          class: 'button',
          data: { key: 'without-hand' },
          onclick: () => set(win, { taken: undefined }),
        },
        t('sitting.withoutHand'),
      ),
    );
  }

  /** @param {WinDraft} win @param {number} index */
  const value = (win, index) =>
    h(
      'div',
      { class: 'scorekeeper-row scorekeeper-value' },
      shows(ruleset, 'fu')
        ? [
            pickNumber(`han${index}`, t('sitting.han'), hans(), win.yakuman ? 100 + win.yakuman : win.han, (n) =>
              set(win, n > 100 ? { yakuman: n - 100 } : { han: n, yakuman: 0 }),
            ),
            win.han < 5 && !win.yakuman
              ? pickNumber(
                  `fu${index}`,
                  t('sitting.fu'),
                  fu.map((n) => ({ value: n, text: String(n) })),
                  win.fu,
                  (n) => set(win, { fu: n }),
                )
              : null,
            win.yakuman
              ? pickNumber(
                  `liable${index}`,
                  t('situation.liable'),
                  [
                    { value: -1, text: '–' },
                    ...chairs.filter((chair) => chair !== win.chair).map((value) => ({ value, text: name(value) })),
                  ],
                  win.liable ?? -1,
                  (chair) => set(win, { liable: chair < 0 ? null : chair }),
                )
              : null,
          ]
        : h(
            'label',
            { class: 'choice' },
            h('span', { class: 'label' }, t('sitting.fans')),
            h('input', {
              type: 'number',
              min: 0,
              max: 1000,
              value: win.han,
              data: { key: `fans${index}` },
              oninput: (event) => {
                Object.assign(win, { han: Math.max(0, Math.trunc(event.target.value) || 0), fu: 0 });
                typed();
              },
            }),
          ),
      h(
        'button',
        { type: 'button', class: 'button', data: { key: `count${index}` }, onclick: () => count(win) },
        t('sitting.count'),
      ),
    );

  const wins = () => [
    draft.wins.map(winPart),
    typeof draft.wins[0].from === 'number' && draft.wins.length < players - 1
      ? h(
          'button',
          {
            type: 'button',
            class: 'button scorekeeper-another',
            data: { key: 'another' },
            onclick: () => set(draft, { wins: [...draft.wins, { ...newWin(), from: draft.wins[0].from }] }),
          },
          t('sitting.another'),
        )
      : null,
  ];

  const byHand = () => [
    h(
      'div',
      { class: 'scorekeeper-row scorekeeper-value' },
      chairs.map((chair) =>
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
        onchange: (event) => set(draft, { dealerStays: event.target.checked }),
      }),
      h('span', {}, t('sitting.stays')),
    ),
  ];

  return [
    chipRow(
      'kind',
      t('sitting.how'),
      endings.map((kind) => ({ value: kind, text: t(`sitting.kind.${kind}`), on: draft.kind === kind })),
      (kind) => set(draft, { kind }),
    ),
    draft.kind === 'wins' ? wins() : null,
    draft.kind === 'exhausted' && riichi ? [several('ready'), several('nagashi')] : null,
    draft.kind === 'foul'
      ? chipRow(
          'foul',
          t('sitting.foul'),
          chairs.map((chair) => ({ value: chair, text: name(chair), on: draft.foul === chair })),
          (foul) => set(draft, { foul }),
        )
      : null,
    draft.kind === 'by-hand' ? byHand() : null,
  ];
}

/** Han, and behind 13 of them yakuman, written as 101 and so on. */
const hans = () => [
  ...Array.from({ length: 13 }, (_, n) => ({ value: n + 1, text: String(n + 1) })),
  ...[1, 2, 3].map((n) => ({ value: 100 + n, text: t('card.yakuman', { n }) })),
];
