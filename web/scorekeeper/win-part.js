// @ts-check
// One win of a deal: who won, from whom, and the value of the hand, taken from the Hand view or entered.

import { h } from '../lib/dom.js';
import { shows } from '../state/catalogue.js';
import { readMpsz } from '../tiles/mpsz.js';
import { meldFaces, tileFace } from '../tiles/view.js';
import { t } from '../words/index.js';
import { chairChips, change, chipRow, pickNumber } from './parts.js';

/** @import { WinDraft } from './draft.js' */
/** @import { Form } from './ending-form.js' */

/** @param {Form} form @param {WinDraft} win @param {number} index among the wins of the deal */
export const winPart = (form, win, index) =>
  h(
    'fieldset',
    { class: 'scorekeeper-win' },
    h('legend', { class: 'unseen' }, t('scorekeeper.win', { n: index + 1 })),
    chipRow(
      `winner${index}`,
      t('scorekeeper.winner'),
      chairChips(form, (chair) => win.chair === chair),
      (chair) => change(form, win, { chair, from: win.from === chair ? null : win.from }),
    ),
    chipRow(
      `from${index}`,
      t('scorekeeper.from'),
      [
        ...(index ? [] : [{ value: 'own', text: t('situation.selfDrawn'), on: win.from === 'own' }]),
        ...chairChips(form, (chair) => win.from === chair).filter(({ value }) => value !== win.chair),
      ],
      (from) => wonFrom(form, from),
    ),
    win.taken ? takenHand(form, win) : value(form, win, index),
  );

/**
 * Sets who discarded: all wins of a deal are on one discard; a self-draw is a single win.
 * @param {Form} form
 * @param {WinDraft['from']} from
 */
function wonFrom({ draft, changed }, from) {
  for (const one of draft.wins) one.from = from;
  if (from === 'own') draft.wins.length = 1;
  changed();
}

/** @param {{changed: () => void}} form @param {{taken?: WinDraft['taken']}} win */
export function takenHand(form, win) {
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
        onclick: () => change(form, win, { taken: undefined }),
      },
      t('scorekeeper.withoutHand'),
    ),
  );
}

/** @param {Form} form @param {WinDraft} win @param {number} index */
const value = (form, win, index) =>
  h(
    'div',
    { class: 'scorekeeper-row scorekeeper-value' },
    shows(form.ruleset, 'fu') ? hanAndFu(form, win, index) : fans(form, win, index),
    h(
      'button',
      { type: 'button', class: 'button', data: { key: `count${index}` }, onclick: () => form.count(win) },
      t('scorekeeper.count'),
    ),
  );

/** @param {Form} form @param {WinDraft} win @param {number} index */
function hanAndFu(form, win, index) {
  const others = chairChips(form, () => false).filter(({ value }) => value !== win.chair);
  return [
    pickNumber(`han${index}`, t('scorekeeper.han'), hans(), win.yakuman ? 100 + win.yakuman : win.han, (n) =>
      change(form, win, n > 100 ? { yakuman: n - 100 } : { han: n, yakuman: 0 }),
    ),
    win.han < 5 && !win.yakuman
      ? pickNumber(
          `fu${index}`,
          t('scorekeeper.fu'),
          form.fu.map((n) => ({ value: n, text: String(n) })),
          win.fu,
          (n) => change(form, win, { fu: n }),
        )
      : null,
    win.yakuman
      ? pickNumber(
          `liable${index}`,
          t('situation.liable'),
          [{ value: -1, text: '–' }, ...others],
          win.liable ?? -1,
          (chair) => change(form, win, { liable: chair < 0 ? null : chair }),
        )
      : null,
  ];
}

/** The choices of han: up to 13, then yakuman, written as 101 and so on. */
const hans = () => [
  ...Array.from({ length: 13 }, (_, n) => ({ value: n + 1, text: String(n + 1) })),
  ...[1, 2, 3].map((n) => ({ value: 100 + n, text: t('card.yakuman', { n }) })),
];

/** @param {Form} form @param {WinDraft} win @param {number} index */
const fans = ({ typed }, win, index) =>
  h(
    'label',
    { class: 'choice' },
    h('span', { class: 'label' }, t('scorekeeper.fans')),
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
  );
