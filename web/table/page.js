// @ts-check
// The layout of the Table view: the options of a new match above, then the board, and beside it the moves, the advice
// and the tools.

import { h } from '../lib/dom.js';
import { t } from '../words/index.js';

/**
 * @param {object} parts made by the view
 * @param {HTMLElement} parts.form
 * @param {HTMLElement} parts.board
 * @param {HTMLElement} parts.calls
 * @param {HTMLElement} parts.moves
 * @param {HTMLElement[]} parts.result
 * @param {HTMLElement} parts.habits
 * @param {HTMLElement} parts.command
 */
export function tablePage({ form, board, calls, moves, result, habits, command }) {
  const saved = h('div', { class: 'button-row table-saved' });
  const setup = h('details', { class: 'table-setup', open: true }, h('summary', {}, t('table.new')), form, saved);
  const notes = h('div', { class: 'replay-notes', role: 'status' });
  const unsaved = h('p', { class: 'note', role: 'status', hidden: true }, t('kept.full'));
  const said = h('p', { class: 'caption', role: 'status' });
  const log = h('p', { class: 'log-text', tabindex: 0 });
  const advice = h('div', { class: 'table-advice', role: 'status' });
  const paid = h('div', { class: 'table-paid' });
  const ending = h('div', { class: 'table-ending', role: 'status' });
  const steps = h('div', { class: 'button-row table-steps' });
  const tools = h('div', { class: 'button-row table-tools' });
  const study = h(
    'details',
    { class: 'table-study' },
    h('summary', {}, t('table.study')),
    h(
      'div',
      { class: 'table-study-body' },
      habits,
      command,
      tools,
      h('details', { class: 'table-log' }, h('summary', {}, t('table.log')), log),
    ),
  );
  const scene = h(
    'div',
    { class: 'stage', hidden: true },
    h('div', { class: 'play-area' }, board, h('div', { class: 'dock' }, said, calls)),
    h(
      'div',
      { class: 'rail table-rail' },
      h('div', { class: 'rail-body' }, ending, moves, steps, ...result, paid, advice, study),
    ),
  );
  const element = h(
    'div',
    { class: 'table-view' },
    h('h1', { class: 'unseen' }, t('table.title')),
    setup,
    notes,
    unsaved,
    scene,
  );
  return { element, setup, saved, notes, unsaved, scene, said, log, advice, ending, paid, steps, tools, study };
}
