// @ts-check
// The Table view: deal a match, play every seat by buttons or commands, take back, save, or look at it in the Replay view.

import { board } from '../board/board.js';
import { h, refill } from '../dom.js';
import { attempt } from '../state/ask.js';
import { alias } from '../replay/anonymous.js';
import { dealLabel } from '../replay/rules.js';
import { moveSaid } from '../replay/said.js';
import { outcome } from '../replay/save.js';
import { sessionOf } from '../replay/session.js';
import { commandField } from '../table/command-field.js';
import { choices, play, start, tableOf, undo } from '../table/match.js';
import { movesPanel } from '../table/moves-panel.js';
import { optionsForm } from '../table/options.js';
import { t } from '../words/index.js';
import { registerView } from './index.js';

/** @param {import('../context.js').Context} context */
function create(context) {
  const table = tableOf(context);
  const { wishes } = table;
  const notes = h('div', { class: 'replay-notes', role: 'status' });
  const form = optionsForm(wishes, deal);
  const setup = h('details', { class: 'table-setup', open: true }, h('summary', {}, t('table.new')), form.element);
  const felt = board({ choose: (chair) => { wishes.seat = chair; wishes.follow = false; draw(); } });
  const moves = movesPanel({ play: act, name });
  const typed = commandField((text) => { const fault = play(context, text); draw(); return fault; });
  const said = h('p', { class: 'caption', role: 'status' });
  const log = h('details', { class: 'table-log' }, h('summary', {}, t('table.log')), h('p', { class: 'log-text', tabindex: 0 }));
  const result = outcome();
  const tools = h('div', { class: 'button-row table-tools' });
  const scene = h('div', { class: 'stage' },
    h('div', { class: 'play-area' }, felt.element, h('div', { class: 'dock' }, said)),
    h('div', { class: 'rail table-rail' }, h('div', { class: 'rail-body' }, moves.element, typed.element, tools, ...result.elements, log)));
  const element = h('div', { class: 'table-view' }, h('h1', { class: 'unseen' }, t('table.title')), setup, notes, scene);
  felt.element.setAttribute('aria-label', t('board.titleTable'));

  function name(chair) {
    return table.match?.state.seats[chair].name || alias(chair);
  }

  function deal(request) {
    const refused = context.core?.gameNew ? start(context, request) : t('replay.noModule');
    note(refused ? t('table.failed', { why: refused }) : '');
    if (refused) return;
    setup.open = false;
    draw();
    felt.element.focus({ preventScroll: true });
  }

  /** @param {string} command */
  function act(command) {
    const fault = play(context, command);
    note(fault ? fault.message : '');
    typed.clear();
    draw();
    if (!moves.element.contains(document.activeElement)) /** @type {HTMLElement | null} */ (moves.element.querySelector('button'))?.focus();
  }

  function note(text) {
    refill(notes, text ? h('p', { class: 'note' }, text) : null);
  }

  /** The match as replay text, or what is wrong said. */
  function text() {
    const { value, fault } = attempt(() => context.core.gameText({ id: table.match?.id }));
    if (fault) result.say(fault.message);
    return value?.text;
  }
  const with_ = (use) => () => { const found = text(); if (found !== undefined) use(found); };

  function toReplay(found) {
    const failures = sessionOf(context).open([{ name: t('table.title'), text: found }]);
    if (failures.length) note(failures[0]);
    else context.store.set({ view: 'replay', replay: { deal: 0, step: 0 }, game: '' });
  }

  function drawTools() {
    const button = (word, onclick, disabled = false) => h('button', { type: 'button', class: 'button', data: { key: word }, disabled, onclick }, t(`table.${word}`));
    refill(tools,
      button('undo', () => { const fault = undo(context); note(fault ? fault.message : ''); draw(); }),
      button('save', with_((found) => result.save(found, 'table.txt'))), button('copy', with_((found) => result.copy(found))), button('toReplay', with_(toReplay)),
      h('label', { class: 'switch' }, h('input', { type: 'checkbox', checked: wishes.follow !== false, data: { key: 'follow' }, onchange: (event) => { wishes.follow = event.target.checked; draw(); } }), h('span', {}, t('table.follow'))));
  }

  function draw() {
    const { match } = table;
    scene.hidden = !match;
    if (!match) return;
    const { state } = match;
    const first = choices(match).find(({ chair }) => chair >= 0)?.chair;
    const seat = wishes.follow === false ? wishes.seat ?? 0 : first ?? wishes.seat ?? 0;
    wishes.seat = seat;
    felt.update(state, { seat, open: true, label: dealLabel(state.label ?? ''), name, touch: seat === state.turn ? touch(match) : undefined });
    const done = moveSaid(state.event, state.seats);
    if (said.textContent !== done) said.textContent = done;
    moves.update(match);
    drawTools();
    log.lastElementChild.textContent = match.log.map((line) => line.join(' ')).join(' ') || t('table.logEmpty');
  }

  /** A touch on a tile of the hand lets it go. */
  function touch(match) {
    const discards = new Map(choices(match).flatMap(({ commands }) => commands).filter(({ act: letter }) => letter === 'd').map((command) => [command.tiles[0], command.text]));
    return (tile) => { const command = discards.get(tile); return command ? () => act(command) : null; };
  }

  let seen = table.match;
  setup.open = !seen;
  return {
    element,
    update() {
      // A match that came from elsewhere closes the form.
      if (table.match !== seen) { seen = table.match; setup.open = !seen; }
      draw();
    },
  };
}

registerView({ id: 'table', order: 3, create });
