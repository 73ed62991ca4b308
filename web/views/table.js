// @ts-check
// The Table view: deals a match, plays every seat by buttons or commands, undoes, saves, and opens the match in the
// Replay view.

import { dangersAt } from '../board/danger.js';
import { attempt } from '../state/ask.js';
import { ownRules } from '../state/own-rules.js';
import { levelOf } from '../state/settings.js';
import { alias } from '../game/anonymous.js';
import { outcome } from '../controls/outcome.js';
import { sessionOf } from '../replay/session.js';
import { adoptGameStyles } from '../game/styles.js';
import { adoptTableStyles } from '../table/styles.js';
import { comparison, dealtAs, isSame, readChallenge, resultText, resultsOf } from '../table/challenge.js';
import { placesText } from '../table/ending.js';
import { loadHabits, pauses } from '../table/habits.js';
import { hintLines } from '../table/hint.js';
import { savedMatches, matchHere } from '../table/saved-matches.js';
import { advance, nextDeal, play, resume, start, tableOf, undo } from '../table/match.js';
import { laidOut } from '../table/laid.js';
import { pacer } from '../table/pace.js';
import { TablePicture } from '../table/picture.js';
import { t } from '../words/index.js';

/** @import { GameNewRequest, State } from '../engine/core.d.ts' */
/** @import { Context } from '../state/context.js' */
/** @import { Kept } from '../table/saved-matches.js' */
/** @import { Match } from '../table/match.js' */

/** @param {Context} context */
export function create(context) {
  adoptGameStyles();
  adoptTableStyles();
  return new TableView(context);
}

class TableView {
  /** Whether there is a match or challenge, or the saved matches have been looked for. */
  #asked = false;
  /** The match on screen; when another one appears, the form closes. @type {Match | null} */
  #seen;

  /** @param {Context} context */
  constructor(context) {
    this.context = context;
    this.table = tableOf(context);
    this.habits = loadHabits();
    this.result = outcome();
    this.pace = pacer({ see: (state) => this.#hear(state), draw: () => this.draw() });
    this.#seen = this.table.match;
    const { habits, result, table } = this;
    const { wishes } = table;
    this.picture = new TablePicture(this.#acts(), { wishes, habits, result: result.elements, teach: context.teach });
    this.element = this.picture.element;
    this.picture.page.setup.open = !this.#seen;
  }

  /** @returns {import('../table/picture.js').Acts} */
  #acts() {
    const { result } = this;
    return {
      name: (chair) => this.name(chair),
      deal: (request) => this.deal(request),
      look: (chair) => this.look(chair),
      act: (command) => this.act(command),
      type: (text) => this.type(text),
      goOn: (pass) => this.goOn(pass),
      goNext: () => this.goNext(),
      goBack: () => this.goBack(),
      hint: () => this.hint(),
      save: () => this.#withText((text) => result.save('table.txt', text)),
      copy: () => this.#withText((text) => result.copy(text)),
      toReplay: () => this.#withText((text) => this.toReplay(text)),
      copyResult: (match) => this.copyResult(match),
      takeUp: (one) => this.takeUp(one),
      skip: () => this.skip(),
      draw: () => this.draw(),
    };
  }

  /** @param {number} chair */
  name(chair) {
    return this.table.match?.state.seats[chair].name || alias(chair);
  }

  /** Shows the table from another chair. @param {number} chair */
  look(chair) {
    Object.assign(this.table.wishes, { seat: chair, follow: false });
    this.draw();
  }

  /** @param {GameNewRequest} request */
  deal(request) {
    const { context, table } = this;
    const { wishes } = table;
    const refused = context.core ? start(context, request) : context.failure || t('page.needsAll');
    this.picture.note(refused ? t('table.failed', { why: refused }) : '');
    if (refused) return;
    wishes.opponents = wishes.against ?? '';
    if (wishes.opponents) Object.assign(wishes, { follow: false, seat: 0 });
    this.#seen = table.match;
    this.picture.begin();
    this.picture.calls.clear();
    this.goOn();
    this.picture.felt.element.focus({ preventScroll: true });
  }

  /** @param {string} command */
  act(command) {
    this.element.classList.remove('is-dealt');
    this.picture.calls.clear();
    const fault = play(this.context, command);
    this.picture.command.clear();
    if (fault) {
      this.picture.note(fault.message);
      this.draw();
    } else this.goOn();
    this.picture.focusMoves();
  }

  /** @param {string} text commands as typed */
  type(text) {
    this.pace.skip();
    this.picture.calls.clear();
    const fault = play(this.context, text);
    this.draw();
    return fault;
  }

  /**
   * Lets the computer players move, if there are any; their moves are shown one after the other.
   * @param {boolean} [pass]
   */
  goOn(pass = false) {
    const { match } = this.table;
    if (!match) return;
    const states = [match.state];
    const fault = advance(this.context, pass, (state) => states.push(state));
    this.picture.note(fault ? fault.message : '');
    // Draws of computer players are not shown: the discard shows that a player moved.
    const shown = states.filter(({ event }, at) => event.kind !== 'draw' || at === 0 || at === states.length - 1);
    this.pace.play(shown, pauses[this.habits.pace]);
  }

  /** Takes a state that is about to be shown. @param {State} state */
  #hear(state) {
    if (this.table.wishes.opponents && state.event.chair !== 0) this.picture.calls.say(state);
  }

  /** Shows the last of the moves under way. */
  skip() {
    if (!this.pace.now()) return false;
    this.pace.skip();
    return true;
  }

  /** Shows the move that a computer player would make in the first chair. */
  hint() {
    const { match } = this.table;
    const request = { id: match?.id ?? '', chair: 0, level: levelOf(this.context.settings) };
    const { value, fault } = attempt(() => this.context.engine().gameSuggest(request));
    if (fault) this.picture.note(fault.message);
    else this.picture.advise(hintLines(value, match?.red ?? false));
  }

  goNext() {
    this.picture.calls.clear();
    const { over, fault } = nextDeal(this.context);
    this.picture.note(fault ? fault.message : '');
    if (over) {
      this.picture.note(placesText(over, (chair) => this.name(chair)));
      this.draw();
    } else this.goOn();
  }

  goBack() {
    this.picture.calls.clear();
    const fault = undo(this.context);
    this.picture.note(fault ? fault.message : '');
    this.draw();
  }

  /** Passes the match as replay text on, or shows the error. @param {(text: string) => void} use */
  #withText(use) {
    const { value, fault } = attempt(() => this.context.engine().gameText({ id: this.table.match?.id ?? '' }));
    if (fault) this.result.say(fault.message);
    else use(value.text);
  }

  /** @param {string} text */
  toReplay(text) {
    const failures = sessionOf(this.context).open([{ name: t('table.title'), text }]);
    if (failures.length) this.picture.note(failures[0]);
    else this.context.store.set({ view: 'replay', replay: { deal: 0, step: 0 }, game: '' });
  }

  /** @param {Match} match */
  copyResult(match) {
    const how = dealtAs(match, this.table.wishes.opponents);
    const { value, fault } = attempt(() => resultsOf(this.context, match));
    if (fault) this.result.say(fault.message);
    else if (how) this.result.copy(resultText(how, value));
  }

  /** The results of another player on the same walls. @param {Match} match */
  compared(match) {
    const { challenge, opponents } = this.table.wishes;
    const how = dealtAs(match, opponents);
    if (!challenge || !how || !isSame(challenge, how)) return null;
    const { value } = attempt(() => resultsOf(this.context, match));
    return value?.length ? comparison(challenge, value) : null;
  }

  /** @param {Kept} one */
  takeUp(one) {
    if (!resume(this.context, one)) return this.picture.note(t('table.failed', { why: '' }));
    this.picture.page.setup.open = false;
    this.draw();
  }

  /**
   * Takes a link with another player's results, and prepares the same match.
   * @param {import('../state/model.js').State} state
   */
  takeChallenge(state) {
    const challenge = readChallenge(state.game, state.ruleset);
    if (!challenge) return;
    const { request, opponents } = challenge;
    const { wishes } = this.table;
    this.#asked = true;
    Object.assign(wishes, { ...request, players: String(request.players), seed: String(request.seed) });
    Object.assign(wishes, { against: opponents, challenge, gameLength: request.options?.gameLength });
    this.picture.page.setup.open = true;
    this.picture.form.refresh();
    this.picture.note(t('table.challenge', { n: challenge.deals.length }));
    this.context.store.set({ game: '' });
  }

  /**
   * A link, or a choice in another view, chooses the rules here too.
   * @param {import('../state/model.js').State} state
   */
  #follow({ ruleset }) {
    const { wishes } = this.table;
    const houses = ownRules(this.context.engine(), [ruleset, wishes.ruleset]);
    const isNew = wishes.usual !== ruleset;
    if (!isNew && wishes.houses?.join() === houses.join()) return;
    wishes.houses = houses;
    if (isNew) Object.assign(wishes, { usual: ruleset, players: undefined, ruleset: undefined, tiles: undefined });
    this.picture.form.refresh();
  }

  draw() {
    const { context, picture, pace } = this;
    const { match, unsaved } = this.table;
    if (!match) {
      picture.drawLaid(laidOut(context, picture.form.request()));
      return;
    }
    const waiting = pace.now();
    picture.drawMatch(match, unsaved, {
      waiting,
      compared: waiting || match.state.turn !== undefined ? null : this.compared(match),
      dangers: (state, seat) => dangersAt(context.engine(), state, seat),
      plain: context.settings.plain,
    });
  }

  #drawSaved() {
    const { context, table, picture } = this;
    const list = context.core?.gameNew && context.settings.keepMatches ? savedMatches() : [];
    picture.drawSaved(list.filter(({ id, commands }) => commands.length && id !== table.match?.saved.id));
  }

  /** @param {import('../state/model.js').State} state */
  update(state) {
    const { context, table } = this;
    if (context.core) this.#follow(state);
    if (context.core && state.game) this.takeChallenge(state);
    if (!table.match && !this.#asked && context.core?.gameNew) {
      this.#asked = true;
      const here = context.settings.keepMatches && matchHere();
      if (here) resume(context, here);
    }
    this.#drawSaved();
    // A match that was not dealt by the form closes it.
    if (table.match !== this.#seen) {
      this.#seen = table.match;
      this.pace.drop();
      this.picture.calls.clear();
      this.picture.page.setup.open = !this.#seen;
    }
    this.draw();
  }
}
