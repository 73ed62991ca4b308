// @ts-check
// Draws the Table view: the match and its moves. It reports the user's actions to the view.

import { board } from '../board/board.js';
import { tileName } from '../board/names.js';
import { alias } from '../game/anonymous.js';
import { dealLabel } from '../game/rules.js';
import { moveSaid } from '../game/said.js';
import { paidList } from '../game/paid.js';
import { winCard } from '../game/win-card.js';
import { h, refill } from '../lib/dom.js';
import { setCallTerms, t } from '../words/index.js';
import { callLabels } from './call-labels.js';
import { dealtAs } from './challenge.js';
import { commandField } from './command-field.js';
import { endingLines, nextButton } from './ending.js';
import { habitsForm } from './habits-form.js';
import { lifter } from './lift.js';
import { playerTools, studyTools } from './machine-tools.js';
import { choices } from './match.js';
import { movesPanel } from './moves-panel.js';
import { optionsForm } from './options.js';
import { discards, ownMoves } from './own-moves.js';
import { tablePage } from './page.js';
import { savedList } from './saved-list.js';

/** @import { Fault, GameNewRequest, State, Tile } from '../engine/core.d.ts' */
/** @import { Habits } from './habits.js' */
/** @import { Match, Wishes } from './match.js' */
/** @import { Kept } from './saved-matches.js' */

/**
 * The user's actions.
 * @typedef {object} Acts
 * @property {(chair: number) => string} name
 * @property {(request: GameNewRequest) => void} deal
 * @property {(chair: number) => void} look shows the table from another chair
 * @property {(command: string) => void} act
 * @property {(text: string) => Fault | undefined} type
 * @property {(pass?: boolean) => void} goOn
 * @property {() => void} goNext
 * @property {() => void} goBack
 * @property {() => void} hint
 * @property {() => void} save
 * @property {() => void} copy
 * @property {() => void} toReplay
 * @property {(match: Match) => void} copyResult
 * @property {(one: Kept) => void} takeUp
 * @property {() => boolean} skip shows the last of the moves under way; false if there are none
 * @property {() => void} draw
 */

/**
 * @typedef {object} Shown a match
 * @property {State | null} waiting the state to show while moves are under way
 * @property {HTMLElement | null} compared another user's results
 * @property {(state: State, seat: number) => ReturnType<typeof import('../board/danger.js').dangersAt>} dangers
 * @property {boolean} plain
 */

export class TablePicture {
  /** The place that the advice is for. */
  #advised = '';
  /** The match for which the tools were last shown or hidden: a user who moves every seat needs them. */
  #studied = '';
  /** The state and the opponents that the player's tools are for. @type {[State?, string?]} */
  #equipped = [];

  /**
   * @param {Acts} acts
   * @param {object} given
   * @param {Wishes} given.wishes
   * @param {Habits} given.habits
   * @param {HTMLElement[]} given.result
   * @param {import('../state/context.js').Context['teach']} given.teach
   */
  constructor(acts, { wishes, habits, result, teach }) {
    const { name } = acts;
    this.acts = acts;
    this.wishes = wishes;
    this.form = optionsForm(wishes, { start: acts.deal, changed: acts.draw });
    this.felt = board({ choose: acts.look });
    this.calls = callLabels(this.felt.felt, { heard: () => habits.sound, name });
    this.lift = lifter(this.felt.element, { wanted: () => habits.lift });
    this.card = winCard({ name, teach });
    this.moves = movesPanel({ play: acts.act, name });
    this.command = commandField(acts.type);
    this.page = tablePage({
      form: this.form.element,
      board: this.felt.element,
      calls: this.calls.element,
      moves: this.moves.element,
      result,
      habits: habitsForm(habits),
      command: this.command.element,
    });
    this.element = this.page.element;
    this.felt.element.append(this.card.element);
    this.felt.element.setAttribute('aria-label', t('board.titleTable'));
    // A click while the others move shows the last of their moves. Only the hint is still given then: it changes
    // nothing.
    const { scene } = this.page;
    scene.addEventListener('click', (/** @type {MouseEvent} */ event) => this.skip(event), true);
    scene.addEventListener('keydown', (/** @type {KeyboardEvent} */ { key }) => key === 'Escape' && acts.skip());
  }

  /** Sets the focus to the moves; they appear when the computer players have moved. */
  focusMoves() {
    const { moves, card } = this;
    const active = document.activeElement;
    if (active !== moves.element && moves.element.contains(active)) return;
    const first = moves.element.querySelector('button') ?? card.element.querySelector('.table-next');
    /** @type {HTMLElement | null} */ (first)?.focus({ preventScroll: true });
  }

  /** @param {MouseEvent} event */
  skip(event) {
    if (!this.acts.skip()) return;
    if (event.target instanceof Element && event.target.closest('[data-key=hint]')) return;
    event.preventDefault();
    event.stopPropagation();
    this.focusMoves();
  }

  /** A click on a tile of the hand discards it. @param {Match} match */
  touch(match) {
    const commands = discards(match);
    return (/** @type {Tile} */ tile) => {
      const command = commands.get(tile);
      if (!command) return null;
      return (/** @type {MouseEvent} */ event) => {
        if (this.lift.discards(event)) this.acts.act(command);
        else this.page.said.textContent = t('table.lifted', { tile: tileName(tile) });
      };
    };
  }

  /** @param {string} text */
  note(text) {
    refill(this.page.notes, text ? h('p', { class: 'note' }, text) : null);
  }

  /** Shows the move of a careful player beside the moves. @param {string[]} lines */
  advise(lines) {
    refill(
      this.page.advice,
      lines.map((line) => h('p', {}, line)),
    );
  }

  /** Called when a new match is on the board. */
  begin() {
    this.page.setup.open = false;
    this.element.classList.add('is-dealt');
  }

  /** Draws the board before a match. @param {State | null} laid null if such a deal is impossible */
  drawLaid(laid) {
    const { page, wishes, felt } = this;
    page.unsaved.hidden = true;
    this.element.classList.add('is-laid');
    page.scene.hidden = !laid;
    if (laid)
      felt.update(laid, { seat: wishes.seat ?? 0, open: false, laid: true, label: dealLabel(laid), name: alias });
  }

  /** @param {Match} match @param {boolean} unsaved @param {Shown} shown */
  drawMatch(match, unsaved, shown) {
    const { page, card, wishes, acts } = this;
    const { waiting, compared } = shown;
    page.unsaved.hidden = !unsaved;
    this.element.classList.remove('is-laid');
    page.scene.hidden = false;
    const state = waiting ?? match.state;
    const now = `${match.id} ${state.step} ${state.round} ${state.number}`;
    if (match.saved.id !== this.#studied) page.study.open = !wishes.opponents;
    this.#studied = match.saved.id;
    if (now !== this.#advised) this.advise([]);
    this.#advised = now;
    setCallTerms(!shown.plain && state.indicators.length > 0);
    this.#drawBoard(match, state, shown);
    const said = moveSaid(state.event, state.seats);
    if (page.said.textContent !== said) page.said.textContent = said;
    refill(page.paid, paidList(state));
    this.moves.update(wishes.opponents ? ownMoves(match) : match, Boolean(waiting));
    this.#equip(match);
    refill(page.tools, studyTools(wishes, acts));
    if (!waiting) refill(page.ending, compared, endingLines(match, acts.name));
    card.update(state, now, match.result?.wins ?? [], match.result, () => nextButton(match, acts.goNext));
    // After the last move by keyboard the focus goes to the card.
    if (!waiting && match.result && document.activeElement === this.moves.element) this.focusMoves();
    page.log.textContent = match.log.map((line) => line.join(' ')).join(' ') || t('table.logEmpty');
  }

  /** The player's tools stay while the others move: a button replaced between press and release gets no click. */
  #equip(/** @type {Match} */ match) {
    const { wishes, acts } = this;
    const [state, opponents] = this.#equipped;
    if (match.state === state && wishes.opponents === opponents) return;
    this.#equipped = [match.state, wishes.opponents];
    const copyResult = dealtAs(match) ? acts.copyResult : null;
    refill(this.page.steps, playerTools(wishes, match, { ...acts, copyResult }));
  }

  /** @param {Match} match @param {State} state @param {Shown} shown */
  #drawBoard(match, state, { waiting, dangers }) {
    const { wishes } = this;
    const first = choices(match).find(({ chair }) => chair >= 0)?.chair;
    const seat = wishes.follow === false ? (wishes.seat ?? 0) : (first ?? wishes.seat ?? 0);
    wishes.seat = seat;
    this.felt.update(state, {
      seat,
      open: !wishes.opponents || wishes.showAll === true || state.turn === undefined,
      label: dealLabel(state),
      name: this.acts.name,
      touch: seat === state.turn && !waiting ? this.touch(match) : undefined,
      danger: dangers(state, seat),
    });
  }

  /** @param {Kept[]} matches on the device */
  drawSaved(matches) {
    refill(this.page.saved, savedList(matches, this.acts.takeUp));
  }
}
