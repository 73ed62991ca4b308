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
  const setStop = (/** @type {EventTarget | null} */ stop) => {
    for (const button of all) button.tabIndex = button === stop ? 0 : -1;
  };
  setStop(all[0]);
  grid.addEventListener('focusin', ({ target }) => target !== grid && setStop(target));
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
    // The keys are hidden: the focus goes to the button that brings them back, where that is shown.
    if (panel !== 'keys' && grid.contains(document.activeElement)) unfold.focus();
  }
  function chooseDora() {
    if (context.picking.mode !== 'indicator') back = context.picking.mode;
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
        const copiesLeft = 4 - copies(isRed(tile) ? `5${tile[1]}` : tile, hand, state).all;
        const redsLeft = isRed(tile) ? tileSetOf(state).reds - copies(tile, hand, state).all : 4;
        const left = Math.max(0, Math.min(copiesLeft, redsLeft));
        if (button.dataset.left === String(left)) continue;
        button.dataset.left = String(left);
        button.setAttribute('aria-disabled', String(!left));
        button.setAttribute('aria-label', t('picker.key', { tile: tileName(tile), n: left }));
        face.classList.toggle('is-gone', !left);
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
const addTo = (context, name, tile) => add(context, tile, (state) => ({ [name]: [...state[name], tile] }));

/** Adds a discard of another player. @param {Context} context @param {string} wind @param {Tile} tile */
const addToRival = (context, wind, tile) =>
  add(context, tile, ({ rivals }) => {
    const found = rivals.find((rival) => rival.wind === wind) ?? {
      wind: /** @type {import('../engine/core.d.ts').Wind} */ (wind),
      river: [],
    };
    const rest = rivals.filter((rival) => rival !== found);
    return { rivals: [...rest, { ...found, river: [...found.river, tile] }] };
  });

/**
 * Makes the change if a copy of the tile is left; else shows the reason.
 * @param {Context} context
 * @param {Tile} tile
 * @param {(state: State) => Partial<State>} change
 */
function add(context, tile, change) {
  const state = context.store.get();
  const refusal = lacking(tile, 1, context.hand, state);
  if (refusal) context.notify(refusalText(refusal));
  else context.store.set(change(state));
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
  const row = at - (at % columns);
  /** @type {Record<string, number>} */
  const places = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: row,
    End: Math.min(all.length, row + columns) - 1,
  };
  let to = places[event.key];
  if (event.key === 'Backspace') erase();
  else if (to === undefined) return;
  event.preventDefault();
  while (all[to]?.matches('.is-absent')) to += to > at ? 1 : -1;
  all[to]?.focus();
}
