// @ts-check
// The match at the Table: the module's game, the commands so far, and the legal ones. It outlives the drawing of its
// view.

import { normalState } from '../board/spelling.js';
import { attempt } from '../state/ask.js';
import { readCommand } from '../game/command.js';
import { begin, keep } from './saved-matches.js';

/** @import { Completeness, DealResult, GameEnd, GameNewRequest, GameValue } from '../engine/core.d.ts' */
/** @import { Placement, RulesetId, State, TileSet } from '../engine/core.d.ts' */

/** @typedef {import('../state/context.js').Context} Context */
/** @import { Kept } from './saved-matches.js' */
/** @typedef {{why?: GameEnd, placement?: Placement}} Ending of a game: the reason and the result */
/**
 * @typedef {{id: string, state: State, legal: string[], log: string[][], red: boolean, saved: Kept, ending?: Ending,
 *   result?: DealResult}} Match `result`: how the deal ended, once it has
 */

/**
 * The choices of the user: the options of a new match, the seat at the bottom and whether it follows the turn.
 * @typedef {object} Wishes
 * @property {string} [players]
 * @property {TileSet} [tiles]
 * @property {RulesetId} [ruleset]
 * @property {RulesetId} [usual] the rules of the page, which a new match begins with
 * @property {RulesetId[]} [houses] house rules to choose from
 * @property {string} [gameLength] the last wind of the match, if it differs from the rules' own
 * @property {boolean} [flowers]
 * @property {Completeness} [winds]
 * @property {Completeness} [circles]
 * @property {string} [seed]
 * @property {number} [seat]
 * @property {boolean} [follow]
 * @property {import('../engine/core.d.ts').Strength | ''} [opponents] in all chairs but the first
 * @property {import('../engine/core.d.ts').Strength | ''} [against] the opponents of a new match
 * @property {boolean} [showAll] whether their hands are shown
 * @property {import('./challenge.js').Challenge} [challenge] another user's results on the same walls
 */

/**
 * The table of each page; `unsaved` if the device has no space for the match.
 * @type {WeakMap<Context, {match: Match | null, wishes: Wishes, unsaved: boolean}>}
 */
const tables = new WeakMap();

/** The table of the page. @param {Context} context */
export function tableOf(context) {
  let table = tables.get(context);
  if (!table) tables.set(context, (table = { match: null, wishes: {}, unsaved: false }));
  return table;
}

/**
 * Starts a match in place of the present one; a refusal changes nothing.
 * @param {Context} context
 * @param {GameNewRequest} request
 * @returns {string | null} the reason of a refusal
 */
export function start(context, request) {
  const table = tableOf(context);
  // A match that can be resumed must have a known seed.
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

/** The text of the game that a match continues. @param {Context} context @param {string} [id] */
function textOf(context, id) {
  return id === undefined ? undefined : attempt(() => context.engine().replayText({ id })).value?.text;
}

/** Saves what was played, if the user allows it. @param {Context} context @param {Match} match */
function save(context, match) {
  const table = tableOf(context);
  match.saved.opponents = table.wishes.opponents ?? '';
  table.unsaved = context.settings.keepMatches && !keep(match.saved);
}

/**
 * Resumes a saved match.
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
    if (!next) break; // a command that this version refuses ends the match before it
    match.log.push(command.split(/\s+/));
    match.saved.commands.push(command);
    take(match, next);
  }
  // The saved entry stays as it is, for the version that played it.
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
 * Continues from a step of a replay at the Table.
 * @param {Context} context
 * @param {{replay: string, deal: number, step: number, branch?: number}} place
 * @returns {string | null} the reason of a refusal
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
 * Lets the computer players move until the user in the first chair has a choice.
 * @param {Context} context
 * @param {boolean} [pass] whether the user passes an open claim
 * @param {(state: State) => void} [seen] called with the state after each move
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
 * Deals the next deal of the match, or ends the match.
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
  // The seed also determines the following walls.
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

/** Undoes the last command; against computer players, back to the user's last choice. @param {Context} context */
export function undo(context) {
  const { match, wishes } = tableOf(context);
  const fault = undoOne(context);
  if (fault || !match || !wishes.opponents) return fault;
  for (let back = 0; back < 400 && !asked(context, match) && !undoOne(context); back += 1);
  return undefined;
}

/**
 * Whether the first chair has to choose: it can do more than draw, and no computer player goes first, as a win does
 * before a claim. Found out by letting them move, and undoing that.
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

/** Whether the first chair can do more than draw. @param {Match} match */
export const choosing = (match) =>
  choices(match).some(({ chair, commands }) => chair === 0 && commands.some(({ act }) => act !== '-'));

/**
 * Whether the first chair can pass: there is a tile that it could call or win on. On its own turn there is nothing to
 * pass, even if it can kong or win.
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

/** @typedef {Pick<Match, 'legal' | 'state' | 'red'>} Offered the legal commands and their state */

/** The legal commands by seat, in the order of their priority. @param {Offered} match */
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
