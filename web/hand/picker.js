// @ts-check
// The picker: four rows of tiles like a keyboard, with one Tab stop and arrow keys inside.

import { h } from '../lib/dom.js';
import { addMeld, addTiles, copies, groupTiles, lacking, removeLast } from '../state/edit.js';
import { size } from '../tiles/arrange.js';
import { isPlayed, tileSetOf, withoutDora } from '../state/catalogue.js';
import { isRed, pickerRows } from '../tiles/code.js';
import { tileFace } from '../tiles/view.js';
import { t } from '../words/index.js';
import { tileName } from '../tiles/spoken.js';
import { refusalText } from '../state/context.js';
import { offers } from '../state/situation.js';
import { winConditions } from './win-conditions.js';
import { modes } from './modes.js';
import { refusalWord } from '../answer/situation-word.js';

/** @import { Tile } from '../engine/core.d.ts' */
/** @import { Context } from '../state/context.js' */
/** @import { State } from '../state/model.js' */
/** @import { Hand } from '../tiles/mpsz.js' */

/** The modes that add closed tiles. */
const closedModes = ['hand', 'pair', 'three', 'run'];

/**
 * @param {import('../state/context.js').Context} context
 * @param {HTMLElement} further the panel of further circumstances, which replaces the keys where there is no space
 *   for both
 */
export function picker(context, further) {
  const { store } = context;
  const keys = pickerRows.flat().map((tile) => tileKey(tile, () => pick(context, tile)));
  const commands = [
    commandKey('picker.undo', '↶', () => store.undo()),
    commandKey('picker.redo', '↷', () => store.redo()),
    commandKey('picker.delete', '⌫', () => context.edit(removeLast)),
  ];
  const all = [...keys.map(({ button }) => button), ...commands];
  const grid = h(
    'div',
    {
      class: 'picker-keys',
      role: 'toolbar',
      'aria-label': t('picker.title'),
      onkeydown: (event) => steer(event, all, () => context.edit(removeLast)),
    },
    all,
  );
  all.forEach((button, index) => {
    button.tabIndex = index === 0 ? 0 : -1;
  });
  grid.addEventListener('focusin', (/** @type {FocusEvent} */ event) => {
    if (!all.includes(/** @type {any} */ (event.target))) return;
    for (const button of all) button.tabIndex = button === event.target ? 0 : -1;
  });
  const row = modes(context);
  let wasFull = false;
  /** The panel in the picker's place on a phone: the keys, the further circumstances, or none. */
  let panel = 'keys';
  /** The mode to return to once an indicator has been picked. @type {string | null} */
  let back = null;

  /** @param {string} wanted */
  function show(wanted) {
    panel = wanted;
    element.dataset.panel = panel;
    unfold.setAttribute('aria-expanded', String(panel !== 'folded'));
    unfoldWord.textContent = t(panel === 'keys' ? 'picker.fold' : 'picker.unfold');
  }
  function chooseDora() {
    back = context.picking.mode;
    context.picking.mode = 'indicator';
    context.picking.where.indicator = 'dora';
    show('keys');
    context.store.set({});
  }
  const unfoldWord = h('span', {});
  const unfold = h(
    'button',
    { type: 'button', class: 'unfold', onclick: () => show(panel === 'keys' ? 'folded' : 'keys') },
    h('span', { class: 'unfold-sign', 'aria-hidden': 'true' }, '⌨'),
    unfoldWord,
  );
  const line = h('div', { class: 'picker-line' }, unfold);
  const decide = winConditions(context, { dora: chooseDora, more: () => show(panel === 'more' ? 'keys' : 'more') });
  const element = h(
    'section',
    { class: 'picker', 'aria-label': t('picker.title') },
    decide.element,
    line,
    row.element,
    grid,
    further,
  );
  show(panel);
  store.subscribe((state, before) => {
    if (back !== null && state.indicators.length > before.indicators.length) {
      context.picking.mode = back;
      back = null;
      if (wasFull) show('folded');
    }
  });

  return {
    element,
    /** @param {State} state @param {Hand} hand */
    update(state, hand) {
      const full = size(hand) >= 14;
      if (full !== wasFull) show(full ? 'folded' : 'keys');
      wasFull = full;
      decide.update(state, hand, context.picking.mode === 'indicator');
      row.update(state);
      for (const { tile, button, face } of keys) {
        button.classList.toggle('is-absent', !isPlayed(tile, state) || (isRed(tile) && withoutDora(state.ruleset)));
        const left = isRed(tile)
          ? Math.min(tileSetOf(state).reds - copies(tile, hand, state).all, 4 - copies(`5${tile[1]}`, hand, state).all)
          : 4 - copies(tile, hand, state).all;
        if (button.dataset.left === String(Math.max(0, left))) continue;
        button.dataset.left = String(Math.max(0, left));
        button.setAttribute('aria-disabled', String(left <= 0));
        button.setAttribute('aria-label', t('picker.key', { tile: tileName(tile), n: Math.max(0, left) }));
        face.classList.toggle('is-gone', left <= 0);
      }
      commands[0].setAttribute('aria-disabled', String(!store.canUndo()));
      commands[1].setAttribute('aria-disabled', String(!store.canRedo()));
    },
  };
}

/** @param {Tile} tile @param {() => void} onclick */
function tileKey(tile, onclick) {
  const face = tileFace(tile);
  return {
    tile,
    face,
    button: h('button', { type: 'button', class: 'picker-key', data: { pick: tile }, onclick }, face),
  };
}

/** @param {string} word @param {string} sign @param {() => void} onclick */
const commandKey = (word, sign, onclick) =>
  h(
    'button',
    {
      type: 'button',
      class: 'picker-key is-command',
      'aria-label': t(word),
      title: t(word),
      data: { command: word.split('.')[1] },
      onclick,
    },
    h('span', { 'aria-hidden': 'true' }, sign),
  );

/** Adds a tile where the mode says. @param {Context} context @param {Tile} tile */
function pick(context, tile) {
  const {
    store,
    picking: { mode, where },
  } = context;
  const state = store.get();
  if (closedModes.includes(mode))
    context.edit((hand) => {
      const tiles = groupTiles(mode, tile);
      return tiles ? addTiles(hand, tiles, state) : { refused: 'refused.chow', params: { tile } };
    });
  else if (mode === 'indicator')
    addIndicator(context, where.indicator === 'ura' ? 'uraIndicators' : 'indicators', tile);
  else if (mode === 'rival') addToRival(context, where.rival, tile);
  else if (mode === 'seen') addTo(context, where.seen === 'river' ? 'river' : 'seen', tile);
  else
    context.edit((hand) =>
      addMeld(hand, { kind: /** @type {any} */ (mode), tile, from: where[mode] ?? 'left', own: false }, state),
    );
}

/**
 * Adds an indicator if the module allows one more; else shows the reason.
 * @param {Context} context
 * @param {'indicators' | 'uraIndicators'} name
 * @param {Tile} tile
 */
function addIndicator(context, name, tile) {
  const state = context.store.get();
  const field = context.core ? offers(context.core, state, context.hand).get(name) : undefined;
  if (field && !field.possible) {
    const reason = refusalWord(field.reason, field.text, state.ruleset);
    context.notify(`${t(name === 'indicators' ? 'hand.indicators' : 'hand.ura')}: ${reason}`);
    return;
  }
  addTo(context, name, tile);
}

/**
 * @param {Context} context
 * @param {'indicators' | 'uraIndicators' | 'seen' | 'river'} name
 * @param {Tile} tile
 */
function addTo(context, name, tile) {
  const state = context.store.get();
  const refusal = lacking(tile, 1, context.hand, state);
  if (refusal) {
    context.notify(refusalText(refusal));
    return;
  }
  context.store.set({ [name]: [...state[name], tile] });
}

/** Adds a discard of another player. @param {Context} context @param {string} wind @param {Tile} tile */
function addToRival(context, wind, tile) {
  const state = context.store.get();
  const refusal = lacking(tile, 1, context.hand, state);
  if (refusal) {
    context.notify(refusalText(refusal));
    return;
  }
  const found = state.rivals.find((rival) => rival.wind === wind) ?? {
    wind: /** @type {import('../engine/core.d.ts').Wind} */ (wind),
    river: [],
  };
  const rest = state.rivals.filter((rival) => rival !== found);
  context.store.set({ rivals: [...rest, { ...found, river: [...found.river, tile] }] });
}

const columns = 10;

/**
 * Arrows, Home and End move between the keys and skip unplayed ones; Backspace deletes. Other keys are left to the
 * browser.
 * @param {KeyboardEvent} event
 * @param {HTMLElement[]} all
 * @param {() => void} erase
 */
function steer(event, all, erase) {
  const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  /** @type {Record<string, number>} */
  const steps = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
  let to = -1;
  if (event.key in steps) to = at + steps[event.key];
  else if (event.key === 'Home') to = at - (at % columns);
  else if (event.key === 'End') to = Math.min(all.length - 1, at - (at % columns) + columns - 1);
  else if (event.key === 'Backspace') erase();
  else return;
  event.preventDefault();
  while (all[to]?.matches('.is-absent')) to += to > at ? 1 : -1;
  all[to]?.focus();
}
