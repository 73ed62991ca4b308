// @ts-check
// House rules: a club's own rules as a text that is checked as it is typed, kept on this device, saved and opened as a
// file. Loaded when the fold is opened.

import { h, refill } from '../lib/dom.js';
import { attempt } from '../state/ask.js';
import { saveFile } from './outcome.js';
import { faultText, needWords, t } from '../words/index.js';

/** @import { RulesetId } from '../engine/core.d.ts' */
/** @import { Context } from '../state/context.js' */

const key = 'tehai.house.v1';
const most = 65_536;

/** @returns {string} the text kept on this device; anything may be there, the module checks it */
function kept() {
  try {
    return (localStorage.getItem(key) ?? '').slice(0, most);
  } catch {
    return '';
  }
}

/** @param {string} text */
function keep(text) {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is blocked or full: the text holds until the page closes.
  }
}

/** A file to begin with: the rules in force, with one special hand. @param {Context} context */
function begun({ store }) {
  const { ruleset, options } = store.get();
  if (ruleset.startsWith('{')) return JSON.stringify(JSON.parse(ruleset), null, 2);
  const own = ruleset.startsWith('classical-')
    ? {
        hands: [
          {
            id: 'big-robert',
            names: { en: 'Big Robert' },
            value: { limits: 0.5 },
            layouts: [['run4 #a', 'run4 #b', 'run4 #c', 'pair honour']],
          },
        ],
      }
    : {};
  const file = { tehai: 'house-rules', version: 1, name: t('rules.house'), base: ruleset, options, ...own };
  return JSON.stringify(file, null, 2);
}

/** The words that the fold needs. */
export const houseWords = () => needWords('fans').catch(() => {});

/** @param {Context} context @param {(id: RulesetId) => void} choose @returns {HTMLElement[]} */
export function houseRules(context, choose) {
  const told = h('p', { class: 'quiet-text', role: 'status' });
  const field = h('textarea', {
    class: 'house-text',
    style: { width: '100%' },
    rows: 12,
    maxlength: most,
    spellcheck: false,
    'aria-label': t('rules.house'),
    data: { key: 'house-text' },
    oninput: () => check(),
  });
  const use = h(
    'button',
    { type: 'button', class: 'button', data: { key: 'house-use' }, onclick: () => found && choose(found) },
    t('rules.houseUse'),
  );
  /** The id of the rules in the field, once they are right. @type {RulesetId | null} */
  let found = null;

  function check() {
    const text = field.value;
    keep(text);
    found = null;
    use.disabled = true;
    if (!text.trim()) return void refill(told);
    const { value, fault } = attempt(() => context.engine().rulesets({ house: /** @type {any} */ (text) }));
    found = value?.[0]?.id ?? null;
    use.disabled = !found;
    if (!fault) {
      refill(told, t('rules.houseRight', { name: value?.[0]?.name ?? '' }));
      return;
    }
    const { text: said, english } = faultText(fault);
    const line = fault.start === undefined ? '' : `${text.slice(0, fault.start).split('\n').length}: `;
    refill(told, line, said, english ? h('span', { lang: 'en' }, english) : '');
  }

  const open = h('input', {
    type: 'file',
    style: { width: '100%' },
    accept: '.json,application/json',
    'aria-label': t('rules.houseOpen'),
    data: { key: 'house-open' },
    onchange: async () => {
      const file = open.files?.[0];
      if (!file) return;
      if (file.size > most) return void refill(told, `${file.name} > ${most / 1024} kB`);
      field.value = await file.text();
      check();
    },
  });
  field.value = kept() || begun(context);
  queueMicrotask(check);
  return [
    h(
      'div',
      { class: 'house' },
      field,
      told,
      h(
        'div',
        { class: 'button-row' },
        use,
        h(
          'button',
          {
            type: 'button',
            class: 'button',
            data: { key: 'house-save' },
            onclick: () => saveFile('house-rules.json', field.value),
          },
          t('rules.houseSave'),
        ),
        h(
          'button',
          {
            type: 'button',
            class: 'button',
            data: { key: 'house-new' },
            onclick: () => {
              field.value = begun(context);
              check();
            },
          },
          t('rules.houseNew'),
        ),
        open,
      ),
    ),
  ];
}
