// @ts-check
// The match on the Table: what the module plays, the commands so far, and what is open now. Like an open replay it
// outlives the drawing of its view.

import { normalState } from '../board/spelling.js';
import { attempt } from '../state/ask.js';
import { readCommand } from '../game/command.js';
import { begin, keep } from './saved-matches.js';

/** @import { Completeness, DealResult, GameEnd, GameNewRequest, GameValue } from '../engine/core.d.ts' */
/** @import { Placement, RulesetId, State, TileSet } from '../engine/core.d.ts' */

/** @typedef {import('../state/context.js').Context} Context */
/** @import { Kept } from './saved-matches.js' */
/** @typedef {{why?: GameEnd, placement?: Placement}} Ending of a game: why it is over, what its scores are worth */
/**
 * @typedef {{id: string, state: State, legal: string[], log: string[][], red: boolean, saved: Kept, ending?: Ending,
 *   result?: DealResult}} Match `result`: how the deal ended, once it is over
 */

/**
 * What was asked for last: a new match's options, which seat is looked at and whether that follows the turn.
 * @typedef {object} Wishes
 * @property {string} [players]
 * @property {TileSet} [tiles]
 * @property {RulesetId} [ruleset]
 * @property {string} [gameLength] the last wind of the match, where it is not the rules' own
 * @property {boolean} [flowers]
 * @property {Completeness} [winds]
 * @property {Completeness} [circles]
 * @property {string} [seed]
 * @property {number} [seat]
 * @property {boolean} [follow]
 * @property {import('../engine/core.d.ts').Strength | ''} [opponents] who plays all chairs but the first
 * @property {import('../engine/core.d.ts').Strength | ''} [against] who is to play them in a new match
 * @property {boolean} [showAll] their hands too
 * @property {import('./challenge.js').Challenge} [challenge] what another has reached on the same walls
 */

/**
 * The table; `unsaved` where the device has no room for the match.
 * @type {WeakMap<Context, {match: Match | null, wishes: Wishes, unsaved: boolean}>}
 */
const tables = new WeakMap();

/** What lies on the page's one table, and what was asked for last. @param {Context} context */
export function tableOf(context) {
  let table = tables.get(context);
  if (!table) tables.set(context, (table = { match: null, wishes: {}, unsaved: false }));
  return table;
}

/**
 * Starts a match in place of the one there; a refusal leaves that as it was.
 * @param {Context} context
 * @param {GameNewRequest} request
 * @returns {string | null} why not
 */
export function start(context, request) {
  const table = tableOf(context);
  // A match that is to be taken up again needs to know its shuffle.
  if (!request.replay && !request.wall && request.seed === undefined)
    request = { ...request, seed: Math.floor(Math.random() * 2 ** 45) };
  const { value, fault } = attempt(() => context.engine().gameNew(request));
  if (fault) return fault.message;
  const old = table.match;
  if (old) attempt(() => context.engine().gameClose({ id: old.id }));
  const match = {
    id: value.id,
    state: value.state,
    legal: value.legal,
    log: [],
    red: value.state.indicators.length > 0,
    saved: { ...begin(request, textOf(context, request.replay)), ...(request.replay ? {} : { origin: request }) },
  };
  take(match, value);
  table.match = match;
  save(context, match);
  return null;
}

/** The game that a match goes on from, as text. @param {Context} context @param {string} [id] */
function textOf(context, id) {
  return id === undefined ? undefined : attempt(() => context.engine().replayText({ id })).value?.text;
}

/** Writes down what was played, if the person lets it. @param {Context} context @param {Match} match */
function save(context, match) {
  const table = tableOf(context);
  match.saved.opponents = table.wishes.opponents ?? '';
  table.unsaved = context.settings.keepMatches && !keep(match.saved);
}

/**
 * Takes a kept match up again.
 * @param {Context} context
 * @param {Kept} kept
 * @returns {boolean} whether it could be
 */
export function resume(context, kept) {
  const table = tableOf(context);
  const was = table.match;
  const { value } = attempt(() => begun(context, kept));
  if (!value) return false;
  const match = {
    id: value.id,
    state: value.state,
    legal: value.legal,
    log: /** @type {string[][]} */ ([]),
    red: value.state.indicators.length > 0,
    saved: { ...kept, commands: /** @type {string[]} */ ([]) },
  };
  take(match, value);
  for (const command of kept.commands) {
    const { value: next } = attempt(() => context.engine().gameCommand({ id: match.id, text: command }));
    if (!next) break; // what a later version refuses ends the match there
    match.log.push(command.split(/\s+/));
    match.saved.commands.push(command);
    take(match, next);
  }
  // What was left out stays where it is, for the version that played it.
  if (match.saved.commands.length < kept.commands.length) {
    const { id, at, owner } = begin(kept.request);
    Object.assign(match.saved, { id, at, owner });
  }
  if (was) attempt(() => context.engine().gameClose({ id: was.id }));
  table.match = match;
  table.wishes.opponents = kept.opponents ?? '';
  if (kept.opponents) Object.assign(table.wishes, { follow: false, seat: 0 });
  save(context, match);
  return true;
}

/** @param {Context} context @param {Kept} kept */
function begun(context, kept) {
  const core = context.engine();
  if (kept.text === undefined) return core.gameNew(kept.request);
  const { id } = core.replayOpen({ text: kept.text });
  try {
    return core.gameNew({ ...kept.request, replay: id });
  } finally {
    core.replayClose({ id });
  }
}

/**
 * Goes on from a step of a replay on the Table.
 * @param {Context} context
 * @param {{replay: string, deal: number, step: number, branch?: number}} place
 * @returns {string | null} why not
 */
export function whatIf(context, { replay, deal, step, branch }) {
  const refused = start(context, { replay, deal, step, branch: branch ?? 0 });
  if (!refused) context.store.set({ view: 'table' });
  return refused;
}

/** @param {Context} context @param {string} text @returns {import('../engine/core.d.ts').Fault | undefined} */
export function play(context, text) {
  const { match } = tableOf(context);
  if (!match) return undefined;
  const { value, fault } = attempt(() => context.engine().gameCommand({ id: match.id, text }));
  if (fault) return fault;
  match.log.push(text.trim().split(/\s+/));
  take(match, value);
  match.saved.commands.push(text.trim());
  save(context, match);
  return undefined;
}

/**
 * Lets the machines play until the person in the first chair has a choice.
 * @param {Context} context
 * @param {boolean} [pass] what could be claimed now is let pass
 * @param {(state: State) => void} [seen] given the state behind each move
 */
export function advance(context, pass = false, seen) {
  const { match, wishes } = tableOf(context);
  if (!match || !wishes.opponents) return undefined;
  const strengths = match.state.seats.map((_, chair) => (chair ? (wishes.opponents ?? '') : ''));
  /** @type {string[]} */ const played = [];
  let fault;
  for (;;) {
    const request = { id: match.id, strengths, pass: pass && !played.length, ...(seen ? { most: 1 } : {}) };
    const { value, fault: refused } = attempt(() => context.engine().gamePlay(request));
    fault = refused;
    if (!value?.played.length) break;
    played.push(...value.played);
    take(match, value);
    if (!seen) break;
    seen(match.state);
  }
  if (!played.length) return fault;
  match.log.push(played);
  match.saved.commands.push(played.join(' '));
  save(context, match);
  return fault;
}

/**
 * The next deal of the match, or how it ended.
 * @param {Context} context
 */
export function nextDeal(context) {
  const { match } = tableOf(context);
  if (!match) return {};
  const { value, fault } = attempt(() => context.engine().gameNext({ id: match.id }));
  if (fault) return { fault };
  const { result } = match;
  take(match, value);
  if (value.over) {
    match.ending = { why: value.why, placement: value.placement };
    match.result = result;
    return { over: value };
  }
  match.log = [];
  const { text } = context.engine().gameText({ id: match.id });
  const deal = text.match(/^[ESWN] \d+ \d+ \d+$/gm)?.length ?? 1;
  const { id, at, owner, origin } = match.saved;
  // The seed says which walls come after this one.
  const request = {
    deal: deal - 1,
    step: 0,
    match: true,
    ...(origin && value.seed !== undefined ? { seed: value.seed } : {}),
  };
  match.saved = { ...begin(request, text), id, at, owner, ...(origin ? { origin } : {}) };
  save(context, match);
  return {};
}

/** Takes the last command back; at a table with machines, back to the last choice. @param {Context} context */
export function undo(context) {
  const { match, wishes } = tableOf(context);
  const fault = undoOne(context);
  if (fault || !match || !wishes.opponents) return fault;
  for (let back = 0; back < 400 && !asked(context, match) && !undoOne(context); back += 1);
  return undefined;
}

/**
 * Whether the first chair is asked: it can do anything but draw, and no machine goes before it, as a win does before a
 * claim. That is known by letting them play.
 * @param {Context} context
 * @param {Match} match
 */
function asked(context, match) {
  if (!choosing(match)) return false;
  const { step } = match.state;
  advance(context);
  if (match.state.step === step) return true;
  while (match.state.step > step && !undoOne(context));
  return false;
}

/** Whether the first chair can do anything but draw. @param {Match} match */
export const choosing = (match) =>
  choices(match).some(({ chair, commands }) => chair === 0 && commands.some(({ act }) => act !== '-'));

/**
 * Whether the first chair may let something pass: a tile that it could take or win on. On its own turn there is nothing
 * to pass, even if it may kong or win.
 * @param {Match} match
 */
export const mayPass = (match) =>
  match.state.turn !== undefined &&
  choices(match).some(
    ({ chair, commands }) =>
      chair === 0 && commands.some(({ act }) => 'cpkr'.includes(act)) && !commands.some(({ act }) => act === 'd'),
  );

/** @param {Context} context */
function undoOne(context) {
  const { match } = tableOf(context);
  if (!match) return undefined;
  const { value, fault } = attempt(() => context.engine().gameUndo({ id: match.id }));
  if (fault) return fault;
  match.log[match.log.length - 1]?.pop();
  if (!match.log[match.log.length - 1]?.length) match.log.pop();
  take(match, value);
  match.saved.commands = match.log.map((line) => line.join(' '));
  save(context, match);
  return undefined;
}

/** @param {Match} match @param {GameValue} value */
function take(match, { state, legal, after, result }) {
  match.state = normalState(state);
  match.legal = legal;
  match.result = result;
  match.ending = after?.over ? { why: after.over, placement: after.placement } : undefined;
}

/** @typedef {Pick<Match, 'legal' | 'state' | 'red'>} Offered what may be played, and where */

/** The open commands by seat, in the order in which they go before one another. @param {Offered} match */
export function choices({ legal, state, red }) {
  /** @type {{chair: number, commands: import('../game/command.js').Command[]}[]} */ const groups = [];
  for (const text of legal) {
    const command = readCommand(text, red);
    const chair = state.seats.findIndex(({ wind }) => wind === command.wind);
    let group = groups.find((one) => one.chair === chair);
    if (!group) groups.push((group = { chair, commands: [] }));
    group.commands.push(command);
  }
  return groups;
}
