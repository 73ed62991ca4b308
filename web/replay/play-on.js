// @ts-check
// Below the transcript: what else may be played at the step, claims and riichi as well as discards. It shows at the end
// of a variation, which goes on so, and elsewhere when it is asked for.

import { h } from '../page/dom.js';
import { attempt } from '../page/state/ask.js';
import { movesPanel } from '../table/moves-panel.js';
import { t } from '../words/index.js';

/** @import { State } from '../engine/core.d.ts' */

/**
 * @param {object} actions
 * @param {(command: string) => void} actions.play
 * @param {(chair: number) => string} actions.name
 */
export function playOn({ play, name }) {
  let open = false;
  /** @type {{state: State, legal: () => string[], end: boolean} | null} */ let last = null;
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
  const said = h('p', { class: 'quiet-text', role: 'status' });
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
    const { state } = last;
    moves.update(/** @type {any} */ ({ state, legal: value ?? [], red: state.indicators.length > 0 }));
    if (list.firstChild !== moves.element) list.replaceChildren(moves.element);
  }

  /** @param {string} why not */
  function say(why) {
    said.textContent = why && t('replay.playOnFailed', { why });
  }

  return {
    element,
    say,
    /** @param {string} key of the place @param {{state: State, legal: () => string[], end: boolean}} shown */
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
