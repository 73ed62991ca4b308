// @ts-check
// Other moves at a step, below the transcript: claims and riichi as well as discards, played alone or against
// computer players. Shown at the end of a variation, and elsewhere on request.

import { h, refill } from '../lib/dom.js';
import { attempt } from '../state/ask.js';
import { hintLines } from '../table/hint.js';
import { choices } from '../table/match.js';
import { movesPanel } from '../table/moves-panel.js';
import { strengthSelect } from '../table/strength-select.js';
import { t } from '../words/index.js';

/** @import { GameSuggestValue, State, Strength } from '../engine/core.d.ts' */
/** @typedef {{state: State, legal: () => string[], end: boolean, chair: number, players: number}} Shown */

/**
 * @typedef {object} Actions
 * @property {(command: string) => void} play
 * @property {(pass: boolean) => void} goOn lets the computer players move
 * @property {() => GameSuggestValue} hint
 * @property {(chair: number) => string} name
 */

export class PlayOn {
  /** Whether the user asked for the moves. */
  #open = false;
  /** @type {Shown | null} */
  #last = null;
  /** The place that was last drawn. */
  #drawn = '';
  #actions;
  #session;

  /** @param {Actions} actions @param {{opponents: Strength | ''}} session */
  constructor(actions, session) {
    this.#actions = actions;
    this.#session = session;
    this.moves = movesPanel(actions);
    this.toggle = h(
      'button',
      {
        type: 'button',
        class: 'button',
        'aria-expanded': 'false',
        data: { key: 'play-on' },
        onclick: () => {
          this.#open = !this.#open;
          this.#draw();
        },
      },
      t('replay.playOn'),
    );
    this.said = h('div', { class: 'quiet-text', role: 'status' });
    this.tools = h('div', { class: 'button-row play-on-tools' });
    this.list = h('div', { class: 'play-on' });
    this.element = h('div', { class: 'play-on-panel' }, this.toggle, this.said, this.list);
  }

  /** Shows why a move failed. @param {string} why "" removes the message */
  say(why) {
    refill(this.said, why ? h('p', {}, t('replay.playOnFailed', { why })) : null);
  }

  /** Shows the moves. */
  open() {
    this.#open = true;
    this.#draw();
  }

  /** @param {string} key of the place @param {Shown} shown */
  update(key, shown) {
    this.#last = shown;
    if (key === this.#drawn) return;
    this.say('');
    this.#draw();
    this.#drawn = key;
  }

  #draw() {
    const { toggle, list, tools, moves } = this;
    const last = this.#last;
    if (!last) return;
    const shown = this.#open || last.end;
    toggle.hidden = last.end;
    toggle.setAttribute('aria-expanded', String(shown));
    if (!shown) {
      list.replaceChildren();
      this.#drawn = '';
      return;
    }
    this.#drawMoves(last);
    if (list.firstChild !== tools) list.replaceChildren(tools, moves.element);
  }

  /** @param {Shown} shown */
  #drawMoves({ state, legal, chair }) {
    const { moves } = this;
    const { value: any = [], fault } = attempt(legal);
    if (fault) this.say(fault.message);
    const red = state.indicators.length > 0;
    const own = choices({ state, legal: any, red }).find((one) => one.chair === chair)?.commands ?? [];
    refill(this.tools, this.#toolList(state, chair, own.length > 0, any.length > 0));
    // Against computer players only the user's own moves are offered; if there are none, a button lets the others
    // move.
    const machines = Boolean(this.#session.opponents);
    moves.update({ state, legal: machines ? own.map(({ text }) => text) : any, red });
    moves.element.hidden = machines && !own.length && any.length > 0;
  }

  /** @param {State} state @param {number} chair @param {boolean} own @param {boolean} any */
  #toolList(state, chair, own, any) {
    const { opponents } = this.#session;
    return toolList({
      opponents,
      own,
      any,
      claims: state.turn !== chair,
      choose: (value) => {
        this.#session.opponents = value;
        this.#draw();
      },
      showHint: () => this.#showHint(),
      goOn: this.#actions.goOn,
    });
  }

  #showHint() {
    const { value, fault } = attempt(this.#actions.hint);
    if (fault) {
      this.say(fault.message);
      return;
    }
    const red = (this.#last?.state.indicators.length ?? 0) > 0;
    refill(
      this.said,
      hintLines(value, red).map((line) => h('p', {}, line)),
    );
  }
}

/**
 * @param {object} shown
 * @param {Strength | ''} shown.opponents
 * @param {boolean} shown.own whether the user has a move
 * @param {boolean} shown.any whether any player has one
 * @param {boolean} shown.claims whether the user's moves are claims
 * @param {(opponents: Strength | '') => void} shown.choose
 * @param {() => void} shown.showHint
 * @param {(pass: boolean) => void} shown.goOn
 */
function toolList({ opponents, own, any, claims, choose, showHint, goOn }) {
  /** @param {string} word @param {string} key @param {() => void} onclick */
  const button = (word, key, onclick) =>
    h('button', { type: 'button', class: 'button', data: { key }, onclick }, t(word));
  return [
    h(
      'label',
      { class: 'field-label' },
      h('span', {}, t('table.opponents')),
      strengthSelect(opponents, 'variation-opponents', choose),
    ),
    own ? button('table.hint', 'variation-hint', showHint) : null,
    opponents && any && (claims || !own)
      ? button(own ? 'table.pass' : 'replay.letPlay', 'variation-go-on', () => goOn(own))
      : null,
  ];
}
