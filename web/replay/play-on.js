// @ts-check
// Below the transcript: what else may be played at the step, claims and riichi as well as discards, by the person
// alone or against machines that go on by themselves. It shows at the end of a variation, which goes on so, and
// elsewhere when it is asked for.

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
 * @param {object} actions
 * @param {(command: string) => void} actions.play
 * @param {(pass: boolean) => void} actions.goOn lets the machines play
 * @param {() => GameSuggestValue} actions.hint
 * @param {(chair: number) => string} actions.name
 * @param {{opponents: Strength | ''}} session
 */
export function playOn({ play, goOn, hint, name }, session) {
  let open = false;
  /** @type {Shown | null} */ let last = null;
  let drawn = '';
  const moves = movesPanel({ play, name });
  const toggle = h(
    'button',
    {
      type: 'button',
      class: 'button',
      'aria-expanded': 'false',
      data: { key: 'play-on' },
      onclick: () => {
        open = !open;
        draw();
      },
    },
    t('replay.playOn'),
  );
  const said = h('div', { class: 'quiet-text', role: 'status' });
  const tools = h('div', { class: 'button-row play-on-tools' });
  const list = h('div', { class: 'play-on' });
  const element = h('div', { class: 'play-on-panel' }, toggle, said, list);

  function draw() {
    if (!last) return;
    const shown = open || last.end;
    toggle.hidden = last.end;
    toggle.setAttribute('aria-expanded', String(shown));
    if (!shown) {
      list.replaceChildren();
      drawn = '';
      return;
    }
    const { value, fault } = attempt(last.legal);
    if (fault) say(fault.message);
    const { state, chair } = last;
    const red = state.indicators.length > 0;
    const open_ = value ?? [];
    const own =
      choices(/** @type {any} */ ({ state, legal: open_, red })).find((one) => one.chair === chair)?.commands ?? [];
    const machines = Boolean(session.opponents);
    refill(
      tools,
      toolList({
        opponents: session.opponents,
        own: own.length > 0,
        any: open_.length > 0,
        claims: state.turn !== chair,
        choose(value) {
          session.opponents = value;
          draw();
        },
        showHint,
        goOn,
      }),
    );
    // Against machines only the own moves are to be made; where there are none the machines are let play.
    const legal = machines ? own.map(({ text }) => text) : open_;
    moves.update(/** @type {any} */ ({ state, legal, red }));
    moves.element.hidden = machines && !own.length && open_.length > 0;
    if (list.firstChild !== tools) list.replaceChildren(tools, moves.element);
  }

  function showHint() {
    const { value, fault } = attempt(hint);
    if (fault) say(fault.message);
    else {
      const red = (last?.state.indicators.length ?? 0) > 0;
      refill(
        said,
        hintLines(value, red).map((line) => h('p', {}, line)),
      );
    }
  }

  /** @param {string} why not */
  function say(why) {
    refill(said, why ? h('p', {}, t('replay.playOnFailed', { why })) : null);
  }

  return {
    element,
    say,
    /** Shows the moves. */
    open() {
      open = true;
      draw();
    },
    /** @param {string} key of the place @param {Shown} shown */
    update(key, shown) {
      last = shown;
      if (key === drawn) return;
      drawn = key;
      say('');
      draw();
      drawn = key;
    },
  };
}

/**
 * @param {object} shown
 * @param {Strength | ''} shown.opponents
 * @param {boolean} shown.own whether the person has a move
 * @param {boolean} shown.any whether anybody has
 * @param {boolean} shown.claims whether the moves of the person are claims
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
