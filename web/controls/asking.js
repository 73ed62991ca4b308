// @ts-check
// A fold whose content the module computes in a worker, only while it is open. An edit drops a running computation;
// the old answer stays, greyed, until the new one is there, so that nothing moves.

import { TehaiError } from '../engine/core.js';
import { answered } from '../engine/gate.js';
import { fold, h, refill, whenChanged } from '../lib/dom.js';
import { t } from '../words/index.js';

/** Waits this long after a key press, in milliseconds: no user reads an answer between two key presses. */
const pause = 120;

/** @typedef {(name: string, request: object) => Promise<any>} Ask */

/**
 * @template Q, V
 * @param {import('../state/context.js').Context} context
 * @param {object} parts
 * @param {string} parts.key
 * @param {string} parts.label
 * @param {(state: import('../state/model.js').State, answer: import('../state/ask.js').Answer) => Q | null}
 *   parts.question plain data; null if there is nothing to ask
 * @param {(ask: Ask, question: Q, show: (part: V) => void) => Promise<V>} parts.work `show` draws a partial answer
 * @param {(value: V, question: Q) => any} parts.draw
 * @param {(state: import('../state/model.js').State, answer: import('../state/ask.js').Answer) => unknown}
 *   [parts.look] what else `draw` depends on; if it changes, the answer is drawn again
 * @param {any} [parts.controls] shown above the answer
 */
export function askingFold(context, { key, label, question, work, draw, look = () => null, controls = null }) {
  const progress = h('progress', { class: 'asking-progress', 'aria-label': t('asking.busy'), hidden: true });
  const result = h('div', { class: 'asking-result' });
  const body = h('div', { class: 'asking' }, controls, progress, result);
  const element = fold(key, label, () => body, { class: 'further-fold', hidden: true });
  element.addEventListener('toggle', () => follow());
  /** @type {Q | null} */ let wanted = null;
  let asked = '';
  let timer = 0;
  let controller = new AbortController();
  let redraw = () => {};
  const looked = whenChanged(() => redraw());

  function follow() {
    element.hidden = wanted === null;
    const next = element.open && wanted !== null ? JSON.stringify(wanted) : '';
    if (next === asked) return;
    asked = next;
    redraw = () => {};
    controller.abort();
    controller = new AbortController();
    clearTimeout(timer);
    busy(next !== '');
    const { signal } = controller;
    if (next) timer = setTimeout(() => start(/** @type {Q} */ (wanted), signal), pause);
  }

  /** @param {boolean} on */
  function busy(on) {
    progress.hidden = !on;
    body.setAttribute('aria-busy', String(on));
  }

  /** @param {Q} current @param {AbortSignal} signal */
  async function start(current, signal) {
    /** @param {string} name @param {object} request */
    const inWorker = (name, request) => context.background.ask(name, request, { signal });
    try {
      show(
        await work(inWorker, current, (part) => {
          if (!signal.aborted) show(part);
        }),
      );
    } catch (error) {
      if (signal.aborted) return;
      refill(
        result,
        noWorker(error)
          ? here(current)
          : h(
              'p',
              { class: 'quiet-text' },
              t('asking.failed', { why: error instanceof Error ? error.message : String(error) }),
            ),
      );
    }
    if (!signal.aborted) busy(false);

    /** @param {V} value */
    function show(value) {
      redraw = () => refill(result, draw(value, current));
      redraw();
    }
  }

  /** Offers to compute in the page: without a worker this blocks the page for a moment. @param {Q} current */
  function here(current) {
    return [
      h('p', { class: 'quiet-text' }, t('asking.noWorker')),
      h(
        'button',
        {
          type: 'button',
          class: 'button',
          data: { key: `${key}-here` },
          onclick: async () => {
            /** @param {string} name @param {object} request */
            const inPage = (name, request) => {
              const core = context.engine();
              return answered(core, () => /** @type {any} */ (core)[name](request));
            };
            refill(result, draw(await work(inPage, current, () => {}), current));
          },
        },
        t('asking.here'),
      ),
    ];
  }

  return {
    element,
    /** @param {import('../state/model.js').State} state @param {import('../state/ask.js').Answer} answer */
    update(state, answer) {
      if (answer.fault) return;
      wanted = context.core && answer.hand?.closed.length ? question(state, answer) : null;
      follow();
      looked(look(state, answer));
    },
  };
}

/**
 * A TehaiError comes from the module; any other error is the worker's own, and so is a module that fails there twice.
 * @param {unknown} error
 */
const noWorker = (error) => !(error instanceof TehaiError) || error.code === 'internal';
