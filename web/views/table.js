// @ts-check
// The Table view: deal a match, play every seat by buttons or commands, take back, save, or look at it in the Replay
// view.

import { board } from '../board/board.js';
import { tileName } from '../board/names.js';
import { dangersAt } from '../board/danger.js';
import { h, refill } from '../lib/dom.js';
import { attempt } from '../state/ask.js';
import { alias } from '../game/anonymous.js';
import { dealLabel } from '../game/rules.js';
import { placementTable } from '../game/placement.js';
import { moveSaid } from '../game/said.js';
import { outcome } from '../controls/outcome.js';
import { sessionOf } from '../replay/session.js';
import { winCard } from '../game/win-card.js';
import { adoptGameStyles } from '../game/styles.js';
import { adoptTableStyles } from '../table/styles.js';
import { comparison, isSame, readChallenge, resultText, resultsOf } from '../table/challenge.js';
import { callLabels } from '../table/call-labels.js';
import { commandField } from '../table/command-field.js';
import { loadHabits, pauses } from '../table/habits.js';
import { habitsForm } from '../table/habits-form.js';
import { hintLines } from '../table/hint.js';
import { savedMatches, matchHere } from '../table/saved-matches.js';
import { advance, choices, nextDeal, play, resume, start, tableOf, undo } from '../table/match.js';
import { movesPanel } from '../table/moves-panel.js';
import { laidOut } from '../table/laid.js';
import { lifter } from '../table/lift.js';
import { optionsForm } from '../table/options.js';
import { pacer } from '../table/pace.js';
import { machineTools, playerTools } from '../table/machine-tools.js';
import { listed, setCallTerms, t } from '../words/index.js';

/** @import { Match } from '../table/match.js' */
/** @import { GameNewRequest, GameNextValue, State, Tile } from '../engine/core.d.ts' */

/** @param {import('../state/context.js').Context} context */
export function create(context) {
  adoptGameStyles();
  adoptTableStyles();
  const table = tableOf(context);
  const { wishes } = table;
  const notes = h('div', { class: 'replay-notes', role: 'status' });
  const unsaved = h('p', { class: 'note', role: 'status', hidden: true }, t('kept.full'));
  const form = optionsForm(wishes, { start: deal, changed: () => draw() });
  const setup = h('details', { class: 'table-setup', open: true }, h('summary', {}, t('table.new')), form.element);
  const felt = board({
    choose: (chair) => {
      wishes.seat = chair;
      wishes.follow = false;
      draw();
    },
  });
  const habits = loadHabits();
  const calls = callLabels(felt.felt, { heard: () => habits.sound, name });
  const lift = lifter(felt.element, { wanted: () => habits.lift });
  const pace = pacer({ see: hear, draw: () => draw() });
  const card = winCard({ name, teach: context.teach });
  felt.element.append(card.element);
  const moves = movesPanel({ play: act, name });
  const typed = commandField((text) => {
    pace.skip();
    calls.clear();
    const fault = play(context, text);
    draw();
    return fault;
  });
  const said = h('p', { class: 'caption', role: 'status' });
  const log = h(
    'details',
    { class: 'table-log' },
    h('summary', {}, t('table.log')),
    h('p', { class: 'log-text', tabindex: 0 }),
  );
  const result = outcome();
  const advice = h('div', { class: 'table-advice', role: 'status' });
  const ending = h('div', { class: 'table-ending', role: 'status' });
  const steps = h('div', { class: 'button-row table-steps' });
  const tools = h('div', { class: 'button-row table-tools' });
  const study = h(
    'details',
    { class: 'table-study' },
    h('summary', {}, t('table.study')),
    h('div', { class: 'table-study-body' }, habitsForm(habits), typed.element, tools, log),
  );
  const scene = h(
    'div',
    { class: 'stage', hidden: true },
    h('div', { class: 'play-area' }, felt.element, h('div', { class: 'dock' }, said, calls.element)),
    h(
      'div',
      { class: 'rail table-rail' },
      h('div', { class: 'rail-body' }, ending, moves.element, steps, ...result.elements, advice, study),
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
  felt.element.setAttribute('aria-label', t('board.titleTable'));

  /** @param {number} chair */
  function name(chair) {
    return table.match?.state.seats[chair].name || alias(chair);
  }

  /** @param {GameNewRequest} request */
  function deal(request) {
    const refused = context.core?.gameNew ? start(context, request) : t('replay.noModule');
    note(refused ? t('table.failed', { why: refused }) : '');
    if (refused) return;
    wishes.opponents = wishes.against ?? '';
    if (wishes.opponents) Object.assign(wishes, { follow: false, seat: 0 });
    seen = table.match;
    setup.open = false;
    element.classList.add('is-dealt');
    calls.clear();
    goOn();
    felt.element.focus({ preventScroll: true });
  }

  /** @param {string} command */
  function act(command) {
    element.classList.remove('is-dealt');
    calls.clear();
    const fault = play(context, command);
    typed.clear();
    if (fault) {
      note(fault.message);
      draw();
    } else goOn();
    focusMoves();
  }

  /** The moves are where the next key goes; they come when the machines have moved. */
  function focusMoves() {
    if (moves.element.contains(document.activeElement)) return;
    const first = moves.element.querySelector('button') ?? card.element.querySelector('.table-next');
    /** @type {HTMLElement | null} */ (first)?.focus({ preventScroll: true });
  }

  /** The machines play, if there are any; their moves are shown one after the other. @param {boolean} [pass] */
  function goOn(pass = false) {
    const { match } = table;
    if (!match) return;
    const states = [match.state];
    const fault = advance(context, pass, (state) => states.push(state));
    note(fault ? fault.message : '');
    // What a machine draws is not to be seen: its discard shows that it moved.
    const shown = states.filter(({ event }, at) => event.kind !== 'draw' || at === 0 || at === states.length - 1);
    pace.play(shown, pauses[habits.pace]);
  }

  /** A state on its way to the board. @param {State} state */
  function hear(state) {
    if (wishes.opponents && state.event.chair !== 0) calls.say(state);
  }

  /** What a machine would do in the first chair. */
  function hint() {
    const { value, fault } = attempt(() => context.engine().gameSuggest({ id: table.match?.id ?? '', chair: 0 }));
    if (fault) note(fault.message);
    else advise(hintLines(value, table.match?.red ?? false));
  }

  /**
   * Under rules that nobody is paid by, the deals won are what places.
   * @param {GameNextValue} over
   * @param {number} chair
   */
  const placed = ({ places, scores, wins }, chair) =>
    `${places[chair]}. ${name(chair)}` + (scores.length ? '' : ` (${t('table.won', { n: wins[chair] })})`);

  function goNext() {
    calls.clear();
    const { over, fault } = nextDeal(context);
    note(fault ? fault.message : '');
    if (over) {
      const order = over.places.map((_, chair) => chair).sort((a, b) => over.places[a] - over.places[b]);
      note(t('table.ended', { places: listed(order.map((chair) => placed(over, chair))) }));
      draw();
    } else goOn();
  }

  /** @param {string} text */
  function note(text) {
    refill(notes, text ? h('p', { class: 'note' }, text) : null);
  }

  /** Says beside the moves what a careful player would do. @param {string[]} lines */
  function advise(lines) {
    refill(
      advice,
      lines.map((line) => h('p', {}, line)),
    );
  }

  /** The match as replay text, or what is wrong said. */
  function text() {
    const { value, fault } = attempt(() => context.engine().gameText({ id: table.match?.id ?? '' }));
    if (fault) result.say(fault.message);
    return value?.text;
  }
  /** @param {(found: string) => void} use */
  const with_ = (use) => () => {
    const found = text();
    if (found !== undefined) use(found);
  };

  /** @param {string} found */
  function toReplay(found) {
    const failures = sessionOf(context).open([{ name: t('table.title'), text: found }]);
    if (failures.length) note(failures[0]);
    else context.store.set({ view: 'replay', replay: { deal: 0, step: 0 }, game: '' });
  }

  function drawTools() {
    /** @param {string} word @param {() => void} onclick */
    const button = (word, onclick, disabled = false) =>
      h('button', { type: 'button', class: 'button', data: { key: word }, disabled, onclick }, t(`table.${word}`));
    const copy = table.match && dealt(table.match) ? copyResult : null;
    refill(steps, ...playerTools(wishes, table.match, { button, goOn, hint, goNext, copyResult: copy }));
    refill(
      tools,
      button('undo', () => {
        calls.clear();
        const fault = undo(context);
        note(fault ? fault.message : '');
        draw();
      }),
      button(
        'save',
        with_((found) => result.save('table.txt', found)),
      ),
      button(
        'copy',
        with_((found) => result.copy(found)),
      ),
      button('toReplay', with_(toReplay)),
      ...machineTools(wishes, { goOn, draw }),
      h(
        'label',
        { class: 'switch' },
        h('input', {
          type: 'checkbox',
          checked: wishes.follow !== false,
          data: { key: 'follow' },
          onchange: (event) => {
            wishes.follow = event.target.checked;
            draw();
          },
        }),
        h('span', {}, t('table.follow')),
      ),
    );
  }

  let advised = '';
  /** The match that the tools were shown or hidden for: who moves every seat needs them. */
  let studied = '';
  function draw() {
    const { match } = table;
    unsaved.hidden = !match || !table.unsaved;
    const laid = match ? null : laidOut(context, form.request());
    element.classList.toggle('is-laid', !match);
    scene.hidden = !match && !laid;
    if (laid)
      felt.update(laid, { seat: wishes.seat ?? 0, open: false, laid: true, label: dealLabel(laid), name: alias });
    if (!match) return;
    const waiting = pace.now();
    const state = waiting ?? match.state;
    const now = `${match.id} ${state.step} ${state.round} ${state.number}`;
    if (match.saved.id !== studied) study.open = !wishes.opponents;
    studied = match.saved.id;
    if (now !== advised) advise([]);
    advised = now;
    setCallTerms(!context.settings.plain && state.indicators.length > 0);
    const first = choices(match).find(({ chair }) => chair >= 0)?.chair;
    const seat = wishes.follow === false ? (wishes.seat ?? 0) : (first ?? wishes.seat ?? 0);
    wishes.seat = seat;
    felt.update(state, {
      seat,
      open: !wishes.opponents || wishes.showAll === true || state.turn === undefined,
      label: dealLabel(state),
      name,
      touch: seat === state.turn && !waiting ? touch(match) : undefined,
      danger: dangersAt(context.engine(), state, seat),
    });
    const done = moveSaid(state.event, state.seats);
    if (said.textContent !== done) said.textContent = done;
    moves.update(wishes.opponents ? ownMoves(match) : match, Boolean(waiting));
    drawTools();
    if (!waiting) drawEnding(match);
    card.update(state, now, match.result?.wins ?? [], match.result, () => nextButton(match));
    log.lastElementChild.textContent = match.log.map((line) => line.join(' ')).join(' ') || t('table.logEmpty');
  }

  /**
   * How a match was dealt, as another can play it too; null where it goes on from something else.
   * @param {Match} match
   */
  const dealt = ({ saved: { origin } }) =>
    origin && !origin.wall && origin.seed !== undefined ? { request: origin, opponents: wishes.opponents ?? '' } : null;

  /** @param {Match} match */
  function copyResult(match) {
    const how = dealt(match);
    const { value, fault } = attempt(() => resultsOf(context, match));
    if (fault) result.say(fault.message);
    else if (how) result.copy(resultText(how, value));
  }

  /** What another has reached on the same walls. @param {Match} match */
  function compared(match) {
    const how = dealt(match);
    const { challenge } = wishes;
    if (!challenge || !how || !isSame(challenge, how)) return null;
    const { value } = attempt(() => resultsOf(context, match));
    return value?.length ? comparison(challenge, value) : null;
  }

  /** The way on from the end of a deal. @param {Match} match */
  const nextButton = (match) =>
    h(
      'button',
      { type: 'button', class: 'button is-main table-next', data: { key: 'next-deal' }, onclick: goNext },
      t(match.ending?.why ? 'table.standings' : 'table.next'),
    );

  /** Why the game is over, and what its scores are worth, if it is. @param {Match} match */
  function drawEnding(match) {
    const { ending: over, state } = match;
    refill(
      ending,
      state.turn === undefined ? compared(match) : null,
      over?.why ? h('p', {}, t(`gameEnd.${over.why}`)) : null,
      over?.placement ? placementTable(over.placement, name) : null,
    );
  }

  /** The match with the moves of the first chair alone. @param {Match} match */
  function ownMoves(match) {
    const own =
      choices(match)
        .find(({ chair }) => chair === 0)
        ?.commands.map(({ text: command }) => command) ?? [];
    return { ...match, legal: match.legal.filter((command) => own.includes(command)) };
  }

  /** A touch on a tile of the hand lets it go. @param {Match} match */
  function touch(match) {
    const discards = new Map(
      choices(match)
        .flatMap(({ commands }) => commands)
        .filter(({ act: letter }) => letter === 'd')
        .map((command) => [command.tiles[0], command.text]),
    );
    return (/** @type {Tile} */ tile) => {
      const command = discards.get(tile);
      return command ? (/** @type {MouseEvent} */ event) => (lift.discards(event) ? act(command) : lifted(tile)) : null;
    };
  }

  /** @param {Tile} tile */
  function lifted(tile) {
    said.textContent = t('table.lifted', { tile: tileName(tile) });
  }

  // A touch while the others move shows where they come to, and does nothing else.
  scene.addEventListener('click', skipping, true);
  scene.addEventListener('keydown', (/** @type {KeyboardEvent} */ { key }) => key === 'Escape' && pace.skip());
  /** @param {MouseEvent} event */
  function skipping(event) {
    if (!pace.now()) return;
    event.preventDefault();
    event.stopPropagation();
    pace.skip();
    focusMoves();
  }

  let ready = Boolean(context.core);
  const kept = h('div', { class: 'button-row table-saved' });
  setup.append(kept);
  function drawSaved() {
    const list = context.core?.gameNew && context.settings.keepMatches ? savedMatches() : [];
    const other = list.filter(({ id, commands }) => commands.length && id !== table.match?.saved.id);
    refill(
      kept,
      other.length ? h('span', { class: 'quiet-text' }, t('table.goOn')) : null,
      other.map((one) => h('button', { type: 'button', class: 'button', onclick: () => takeUp(one) }, savedName(one))),
    );
  }
  /** @param {import('../table/saved-matches.js').Kept} one */
  const savedName = ({ at, commands }) =>
    t('table.keptOne', {
      when: new Date(at).toLocaleString(document.documentElement.lang, { dateStyle: 'short', timeStyle: 'short' }),
      n: commands.length,
    });
  /** @param {import('../table/saved-matches.js').Kept} one */
  function takeUp(one) {
    if (!resume(context, one)) return note(t('table.failed', { why: '' }));
    setup.open = false;
    draw();
  }

  /**
   * A link that holds what another has reached: the same is laid out.
   * @param {import('../state/model.js').State} state
   */
  function takeChallenge(state) {
    const challenge = readChallenge(state.game);
    if (!challenge) return;
    const { request, opponents } = challenge;
    asked = true;
    Object.assign(wishes, { ...request, players: String(request.players), seed: String(request.seed) });
    Object.assign(wishes, { against: opponents, challenge, gameLength: request.options?.gameLength });
    setup.open = true;
    form.refresh();
    note(t('table.challenge', { n: challenge.deals.length }));
    context.store.set({ game: '' });
  }

  let asked = false;
  let seen = table.match;
  setup.open = !seen;
  return {
    element,
    /** @param {import('../state/model.js').State} state */
    update(state) {
      if (!ready && context.core) {
        ready = true;
        form.refresh();
      }
      if (ready && state.game) takeChallenge(state);
      if (!table.match && !asked && context.core?.gameNew) {
        asked = true;
        const here = context.settings.keepMatches && matchHere();
        if (here) resume(context, here);
      }
      drawSaved();
      // A match that came from elsewhere closes the form.
      if (table.match !== seen) {
        seen = table.match;
        pace.drop();
        calls.clear();
        setup.open = !seen;
      }
      draw();
    },
  };
}
