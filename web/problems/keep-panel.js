// @ts-check
// Adds problems from sample games, exports and imports them, and removes all.

import { h } from '../lib/dom.js';
import { loadAll } from '../engine/gate.js';
import { textOf } from '../engine/bounded.js';
import { outcome } from '../controls/outcome.js';
import { t } from '../words/index.js';
import { practise } from './make.js';
import { madeWords } from './practise-button.js';
import { longestFile } from './store-file.js';

/** @import { Context } from '../state/context.js' */

/**
 * @param {Context} context
 * @param {{store: import('./store.js').ProblemStore, changed: () => void}} actions
 */
export function keepPanel(context, { store, changed }) {
  const result = outcome();
  const input = h('input', { type: 'file', class: 'unseen', tabindex: -1, accept: '.json', onchange: opened });
  const row = h('div', { class: 'button-row' });
  const how = h('p', { class: 'quiet-text' });
  const element = h('section', { class: 'problems-keep' }, how, row, ...result.elements);

  /** @param {string} word @param {() => void} onclick */
  const button = (word, onclick) =>
    h('button', { type: 'button', class: 'button', data: { key: `problems-${word}` }, onclick }, t(`problems.${word}`));

  async function fromSamples() {
    result.say(t('problems.looking', { n: 0 }));
    try {
      const { samples } = await import('../game/samples.js');
      const core = await context.arrived;
      await loadAll(core);
      /** @type {string[]} */ const ids = [];
      const places = samples.flatMap(({ text, word }) => {
        const { id, deals } = core.replayOpen({ text });
        ids.push(id);
        const ask = async (/** @type {import('./make.js').Asked} */ name, /** @type {any} */ request) =>
          core[name]({ ...request, id });
        return deals.map((_, deal) => ({ ask, deal, game: t(`games.${word}`) }));
      });
      const made = await practise(places, { store });
      for (const id of ids) core.replayClose({ id });
      result.say(madeWords(made));
      changed();
    } catch {
      result.say(t('page.notFetched'));
    }
  }

  async function opened() {
    const file = input.files?.[0];
    input.value = '';
    if (!file) return;
    const merged = file.size > longestFile ? null : store.merge(await textOf(file, longestFile));
    if (!merged) result.say(t('problems.notFile', { name: file.name }));
    else {
      const { added, answers, full } = merged;
      result.say(
        [t('problems.merged', { n: added, answers }), full ? t('problems.full', { n: full }) : ''].join(' ').trim(),
      );
      changed();
    }
  }

  function forget() {
    if (!confirm(t('problems.forgetSure'))) return;
    store.clear();
    result.say('');
    changed();
  }

  return {
    element,
    say: result.say.bind(result),
    draw() {
      how.textContent = t('problems.how');
      input.setAttribute('aria-label', t('problems.import'));
      row.replaceChildren(
        button('samples', fromSamples),
        button('export', () => result.save('problems.json', store.exported())),
        button('import', () => input.click()),
        input,
        button('forget', forget),
      );
    },
  };
}
