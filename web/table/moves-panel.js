// @ts-check
// A button for every legal move, grouped by seat, claims first.

import { tileName, tileNames, windName } from '../board/names.js';
import { h, refill } from '../lib/dom.js';
import { glossed } from '../controls/glossary.js';
import { tileFace } from '../tiles/view.js';
import { glossOf, t } from '../words/index.js';
import { exchangePicker } from './exchange.js';
import { choices } from './match.js';

/** @import { Command } from '../game/command.js' */
/** @import { Offered } from './match.js' */

/** A win has priority over all other moves, and calls over drawing. */
const strong = new Set(['s', 'r']);

/** @param {{play: (command: string) => void, name: (chair: number) => string}} actions */
export function movesPanel({ play, name }) {
  const element = h('section', { class: 'legal', 'aria-label': t('table.moves'), tabindex: -1 });

  return {
    element,
    /** @param {Offered} match @param {boolean} [waiting] whether others are moving, so that nothing is offered */
    update(match, waiting = false) {
      element.setAttribute('aria-busy', String(waiting));
      // A player who moves by keyboard keeps the focus here until the next moves come.
      if (waiting) return refill(element);
      const groups = choices(match);
      refill(
        element,
        groups.length ? groups.map((group) => seat(match, group)) : h('p', { class: 'over' }, t('table.over')),
      );
    },
  };

  /** @param {string} who @param {Command} command */
  function other(who, command) {
    const button = h(
      'button',
      {
        type: 'button',
        class: strong.has(command.act) ? 'button is-main legal-button' : 'button legal-button',
        data: { key: command.text, command: command.text },
        'aria-label': spoken(who, command),
        onclick: () => play(command.text),
      },
      command.word,
      command.tiles.length
        ? h(
            'span',
            { class: 'tiles' },
            command.tiles.map((tile) => tileFace(tile)),
          )
        : null,
    );
    glossed(button, () => glossOf(`act.${command.act}`));
    return button;
  }

  /** @param {Offered} match */
  function seat(match, /** @type {{chair: number, commands: Command[]}} */ { chair, commands }) {
    const discards = commands.filter(({ act }) => act === 'd');
    const given = commands.filter(({ act }) => act === 'x');
    const others = commands.filter(({ act }) => act !== 'd' && act !== 'x');
    const who = chair < 0 ? '' : `${windName(match.state.seats[chair].wind)} ${name(chair)}`.trim();
    return h(
      'div',
      { class: 'legal-seat', role: 'group', 'aria-label': who || t('table.moves') },
      who ? h('h3', {}, who) : null,
      given.length ? exchangePicker(given, play) : null,
      others.length
        ? h(
            'div',
            { class: 'button-row' },
            others.map((command) => other(who, command)),
          )
        : null,
      discards.length
        ? h(
            'div',
            { class: 'legal-discards', role: 'group', 'aria-label': t('act.d') },
            discards.map((command) =>
              h(
                'button',
                {
                  type: 'button',
                  class: 'legal-tile',
                  data: { key: command.text, command: command.text },
                  'aria-label': spoken(who, command),
                  title: tileName(command.tiles[0]),
                  onclick: () => play(command.text),
                },
                tileFace(command.tiles[0]),
              ),
            ),
          )
        : null,
    );
  }
}

/** @param {string} who */
const spoken = (who, /** @type {Command} */ { word, tiles }) => {
  const what = [word, tiles.length ? tileNames(tiles) : ''].filter(Boolean).join(' ');
  return who ? t('act.said', { who, what }) : what;
};
