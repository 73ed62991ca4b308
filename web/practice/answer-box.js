// @ts-check
// The hand that is asked about and what can be answered: numbers or tiles as buttons, by touch, by arrows, by figures.

import { h } from '../lib/dom.js';
import { handFaces, said } from './hand-faces.js';
import { shownOf } from './shown.js';
import { tileFace } from '../tiles/view.js';
import { listed, number, t } from '../words/index.js';
import { tileName } from '../tiles/spoken.js';

/** @import { Tile } from '../engine/core.d.ts' */
/** @import { Question } from './questions.js' */

/** @param {string} name a class @param {string} label @param {Tile[]} tiles */
const tilesBeside = (name, label, tiles) =>
  tiles.length
    ? h(
        'p',
        { class: name },
        label,
        ' ',
        tiles.map((tile) => tileFace(tile, { named: true })),
      )
    : null;

/** @param {Question} question @param {(said: (number | Tile)[]) => void} settle */
export function answerBox(question, settle) {
  const { kind, choices, right } = question;
  const { hand, situation, indicators, uraIndicators } = shownOf(question);
  const several = kind === 'waits';
  const own = kind === 'discard';
  let over = false;
  const buttons = choices.map((choice, index) => {
    const button = h(
      'button',
      {
        type: 'button',
        class: typeof choice === 'number' ? 'button practice-choice' : 'practice-tile',
        tabindex: index ? -1 : 0,
        data: { key: `choice-${index}`, choice: String(choice) },
        'aria-label': typeof choice === 'number' ? null : tileName(choice),
        'aria-pressed': several ? 'false' : null,
        onclick: () => take(index),
      },
      typeof choice === 'number' ? label(choice) : tileFace(choice),
    );
    return button;
  });
  const check = several
    ? h(
        'button',
        { type: 'button', class: 'button is-main', data: { key: 'check' }, onclick: finish },
        t('practice.check'),
      )
    : null;
  const element = h(
    'div',
    { class: `practice-box is-${kind}` },
    situation ? h('p', { class: 'practice-said' }, said(situation)) : null,
    own ? null : handFaces(hand),
    tilesBeside('practice-dora', t('practice.indicators'), indicators),
    tilesBeside('practice-dora practice-ura', t('hand.ura'), uraIndicators),
    tilesBeside('practice-dora practice-flowers', t('hand.flowers'), hand.flowers),
    h(
      'div',
      {
        class: own ? 'practice-choices is-hand' : 'practice-choices',
        role: 'group',
        'aria-label': t('practice.choices'),
        onkeydown: steer,
      },
      buttons,
      own && hand.melds.length ? handFaces({ ...hand, closed: [], win: undefined }) : null,
    ),
    check,
  );

  /** @param {number} value */
  function label(value) {
    if (kind === 'distance') return value ? number(value) : `0 · ${t('practice.ready')}`;
    return number(value);
  }

  /** @param {number} index */
  function take(index) {
    if (over) return;
    if (!several) {
      settle([choices[index]]);
      return;
    }
    const button = buttons[index];
    button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true'));
  }

  function finish() {
    if (!over) settle(choices.filter((_, index) => buttons[index].getAttribute('aria-pressed') === 'true'));
  }

  /** @param {KeyboardEvent} event */
  function steer(event) {
    const at = buttons.indexOf(/** @type {any} */ (event.target));
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (at < 0 || !step) return;
    event.preventDefault();
    const to = buttons[(at + step + buttons.length) % buttons.length];
    for (const button of buttons) button.tabIndex = button === to ? 0 : -1;
    to.focus();
  }

  return {
    element,
    first: () => buttons[0],
    done: () => over,
    /** What a figure chooses: of numbers the value, or its place among them; of tiles of one suit the rank. */
    key(/** @type {string} */ key) {
      if (over || !/^\d$/.test(key) || own) return false;
      const index = kind === 'distance' ? choices.indexOf(Number(key)) : Number(key) - 1;
      if (index < 0 || index >= choices.length) return false;
      take(index);
      return true;
    },
    /** Marks what was right and what was chosen. @param {(number | Tile)[]} chosen */
    settle(chosen) {
      over = true;
      buttons.forEach((button, index) => {
        const choice = choices[index];
        button.classList.toggle('is-right', right.includes(choice));
        button.classList.toggle('is-wrong', chosen.includes(choice) && !right.includes(choice));
        button.setAttribute('aria-disabled', 'true');
      });
      if (check) check.hidden = true;
    },
    /** What is right, in words. */
    answer: () => listed([...new Set(right)].map((one) => (typeof one === 'number' ? label(one) : tileName(one)))),
  };
}
