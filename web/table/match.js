// @ts-check
// The match on the Table: what the module plays, the commands so far, and what is open now. Like an open replay it outlives the
// drawing of its view.

import { normalState } from '../board/spelling.js';
import { attempt } from '../state/ask.js';
import { readCommand } from './command.js';

/** @typedef {import('../context.js').Context} Context */
/** @typedef {{id: string, state: any, legal: string[], log: string[][], red: boolean}} Match */

/** @type {WeakMap<Context, {match: Match | null, wishes: Record<string, string>}>} */
const tables = new WeakMap();

/** What lies on the page's one table, and what was asked for last. @param {Context} context */
export function tableOf(context) {
  let table = tables.get(context);
  if (!table) tables.set(context, table = { match: null, wishes: {} });
  return table;
}

/**
 * Starts a match in place of the one there; a refusal leaves that as it was.
 * @param {Context} context
 * @param {any} request of gameNew
 * @returns {string | null} why not
 */
export function start(context, request) {
  const table = tableOf(context);
  const { value, fault } = attempt(() => context.core.gameNew(request));
  if (fault) return fault.message;
  if (table.match) attempt(() => context.core.gameClose({ id: table.match?.id }));
  table.match = { id: value.id, state: normalState(value.state), legal: value.legal, log: [], red: value.state.indicators.length > 0 };
  return null;
}

/**
 * Goes on from a step of a replay on the Table.
 * @param {Context} context
 * @param {{replay: string, deal: number, step: number}} place
 * @returns {string | null} why not
 */
export function whatIf(context, { replay, deal, step }) {
  const refused = start(context, { replay, deal, step });
  if (!refused) context.store.set({ view: 'table' });
  return refused;
}

/** @param {Context} context @param {string} text @returns {import('../state/ask.js').Fault | undefined} */
export function play(context, text) {
  const { match } = tableOf(context);
  if (!match) return undefined;
  const { value, fault } = attempt(() => context.core.gameCommand({ id: match.id, text }));
  if (fault) return fault;
  match.log.push(text.trim().split(/\s+/));
  take(match, value);
  return undefined;
}

/** Takes the last command back. @param {Context} context */
export function undo(context) {
  const { match } = tableOf(context);
  if (!match) return undefined;
  const { value, fault } = attempt(() => context.core.gameUndo({ id: match.id }));
  if (fault) return fault;
  match.log[match.log.length - 1]?.pop();
  if (!match.log[match.log.length - 1]?.length) match.log.pop();
  take(match, value);
  return undefined;
}

function take(match, { state, legal }) {
  match.state = normalState(state);
  match.legal = legal;
}

/** The open commands by seat, in the order in which they go before one another. @param {Match} match */
export function choices({ legal, state, red }) {
  const groups = [];
  for (const text of legal) {
    const command = readCommand(text, red);
    const chair = state.seats.findIndex(({ wind }) => wind === command.wind);
    let group = groups.find((one) => one.chair === chair);
    if (!group) groups.push(group = { chair, commands: [] });
    group.commands.push(command);
  }
  return groups;
}
