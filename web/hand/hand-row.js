// @ts-check
// The hand as tiles: closed tiles, the drawn one apart, melds, and the tiles around it. A click removes a tile, or
// makes the meld that the picker's mode asks for; a long press on a five makes it red or plain.

import { h, refill, whenChanged } from '../lib/dom.js';
import { addMeld, dropMeld, removeTile, swapRed, turnMeld } from '../state/edit.js';
import { laidOut } from '../tiles/arrange.js';
import { kind } from '../tiles/code.js';
import { meldFaces, tileFace } from '../tiles/view.js';
import { spokenHand, spokenMeld, tileName } from '../tiles/spoken.js';
import { t } from '../words/index.js';
import { rovingTabindex } from '../lib/roving-tabindex.js';
import { twoWays } from '../lib/long-press.js';

/** @import { Meld, Tile } from '../engine/core.d.ts' */
/** @import { Context } from '../state/context.js' */
/** @import { State } from '../state/model.js' */
/** @import { Hand } from '../tiles/mpsz.js' */

/** @param {import('../state/context.js').Context} context */
export function handRow(context) {
  const row = h('div', { class: 'hand', role: 'group', tabindex: -1 });
  const settle = rovingTabindex(row, '.hand-tile, .meld');
  const around = h('div', { class: 'around' });
  const element = h('div', { class: 'hand-block' }, row, around);

  /** @param {Tile} tile */
  function touch(tile) {
    const { mode, where } = context.picking;
    if (mode === 'chow' || mode === 'pung' || mode === 'kong') {
      context.edit((hand, state) => addMeld(hand, { kind: mode, tile, from: where[mode] ?? 'left', own: true }, state));
    } else context.edit((hand) => removeTile(hand, tile));
  }

  /** @param {Tile} tile @param {number} index @param {boolean} drawn */
  function closedTile(tile, index, drawn) {
    const five = /^5[mps]$/.test(kind(tile));
    const button = h(
      'button',
      {
        type: 'button',
        class: drawn ? 'hand-tile is-drawn' : 'hand-tile',
        data: { key: `tile-${index}`, tile },
        title: five ? t('hand.swapRed') : null,
        'aria-label': t(drawn ? 'hand.takeDrawn' : 'hand.take', { tile: tileName(tile) }),
        onclick: five ? undefined : () => touch(tile),
      },
      tileFace(tile),
    );
    if (five)
      twoWays(button, {
        tap: () => touch(tile),
        press: () => context.edit((hand, state) => swapRed(hand, tile, state)),
        key: '0',
      });
    return button;
  }

  /** The animation of tiles, fetched at the first change. @type {typeof import('../lib/row-motion.js') | null} */
  let motion = null;
  let drawn = 0;
  /** No animation while the user types. */
  const standing = () =>
    motion && document.activeElement?.tagName !== 'INPUT' ? motion.places(row, '.hand-tile') : [];

  const drawRow = whenChanged((/** @type {Hand} */ hand) => {
    if ((drawn += 1) === 2)
      import('../lib/row-motion.js').then(
        (found) => {
          motion = found;
        },
        () => {},
      );
    const before = standing();
    const { row: tiles, drawn: last } = laidOut(hand);
    row.setAttribute('aria-label', `${t('hand.title')}: ${spokenHand(hand)}`);
    row.classList.toggle('is-long', tiles.length > 13);
    refill(
      row,
      tiles.length || last
        ? h(
            'span',
            { class: 'hand-closed' },
            tiles.map((tile, index) => closedTile(tile, index, false)),
            last ? closedTile(last, tiles.length, true) : null,
          )
        : emptyPlaces(hand),
      hand.melds.map((meld, index) => meldButton(context, meld, index)),
    );
    settle();
    if (before.length) motion?.follow(before, motion.places(row, '.hand-tile'));
  });
  const drawAround = whenChanged((/** @type {State} */ state, /** @type {Hand} */ hand) =>
    refill(around, aroundLists(context, state, hand)),
  );

  return {
    element,
    /** @param {State} state @param {Hand} hand */
    update(state, hand) {
      drawRow(hand, hand);
      drawAround([hand.flowers, lists.map(({ name }) => state[name])], state, hand);
    },
  };
}

/** Pale placeholders for tiles, so that the first tile moves nothing. @param {Hand} hand */
function emptyPlaces(hand) {
  const count = 13 - 3 * hand.melds.length;
  return h(
    'span',
    { class: 'hand-closed is-empty', 'aria-hidden': 'true' },
    Array.from({ length: count }, () => h('span', { class: 'hand-place' })),
  );
}

/** @param {Context} context @param {Meld} meld @param {number} index */
function meldButton(context, meld, index) {
  const id = `meld-${index}`;
  const name = spokenMeld(meld);
  /** @param {string} label @param {(hand: Hand) => Hand} change */
  const choose = (label, change) =>
    h(
      'button',
      {
        type: 'button',
        class: 'button',
        onclick: () => {
          panel.hidePopover();
          context.edit(change);
        },
      },
      label,
    );
  const sides =
    meld.kind === 'chow' ? [] : ['left', 'across', 'right', ...(meld.kind === 'kong' ? ['added', 'concealed'] : [])];
  const panel = h(
    'div',
    { id, class: 'sheet', popover: 'auto', role: 'dialog', 'aria-label': t('meld.title') },
    h('div', { class: 'sheet-head' }, h('h2', {}, t('meld.title')), meldFaces(meld)),
    sides.length
      ? h(
          'div',
          { class: 'button-row' },
          h('span', { class: 'label' }, t('meld.from')),
          sides.map((side) => choose(t(`meld.${side}`), (hand) => turnMeld(hand, index, side))),
        )
      : null,
    h(
      'div',
      { class: 'button-row' },
      choose(t('meld.back'), (hand) => dropMeld(hand, index, true)),
      choose(t('meld.drop'), (hand) => dropMeld(hand, index, false)),
    ),
  );
  return [
    h(
      'button',
      {
        type: 'button',
        class: 'meld',
        popovertarget: id,
        data: { key: id },
        'aria-label': t('hand.meld', { meld: name }),
      },
      meldFaces(meld),
    ),
    panel,
  ];
}

const lists = /** @type {const} */ ([
  { name: 'indicators', word: 'hand.indicators' },
  { name: 'uraIndicators', word: 'hand.ura' },
  { name: 'seen', word: 'hand.seen' },
  { name: 'river', word: 'hand.river' },
]);

/** @param {Context} context @param {State} state @param {Hand} hand */
function aroundLists(context, state, hand) {
  const flowers = hand.flowers.length
    ? [
        h(
          'span',
          { class: 'around-list' },
          h('span', { class: 'label' }, t('hand.flowers')),
          hand.flowers.map((tile) => tileFace(tile, { named: true })),
        ),
      ]
    : [];
  return flowers.concat(
    lists
      .filter(({ name }) => state[name].length)
      .map(({ name, word }) =>
        h(
          'span',
          { class: 'around-list' },
          h('span', { class: 'label' }, t(word)),
          state[name].map((tile, index) =>
            h(
              'button',
              {
                type: 'button',
                class: 'small-tile',
                data: { key: `${name}-${index}` },
                'aria-label': t('hand.removeFrom', { tile: tileName(tile), list: t(word) }),
                onclick: () => context.store.set({ [name]: state[name].filter((_, at) => at !== index) }),
              },
              tileFace(tile),
            ),
          ),
        ),
      ),
  );
}
