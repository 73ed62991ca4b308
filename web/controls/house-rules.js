// @ts-check
// House rules: a club's own rules in a form or as a text, checked as they are typed, kept on this device, saved and
// opened as a file, shared as a link. Loaded when the fold is opened.

import { h, refill } from '../lib/dom.js';
import { attempt } from '../state/ask.js';
import { initial } from '../state/model.js';
import { writeLink } from '../state/link.js';
import { longestRules } from '../state/long-rules.js';
import { isHouse, keepFile, keptFile, shortId } from '../state/own-rules.js';
import { HouseForm } from './house-form.js';
import { markControl, placed, showControl, unmarkControl } from './house-place.js';
import { outcome, saveFile } from './outcome.js';
import { all, faultText, needWords, t } from '../words/index.js';

/** @import { Fault, RulesetId } from '../engine/core.d.ts' */
/** @import { Context } from '../state/context.js' */

/** A file to begin with: the rules in force, with one special hand. @param {Context} context */
function begun(context) {
  const { ruleset, options } = context.store.get();
  if (isHouse(ruleset)) {
    const { value } = attempt(() => context.engine().rulesets({ house: /** @type {any} */ (ruleset) }));
    if (value) return JSON.stringify(JSON.parse(value[0].id), null, 2);
  }
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

/** @type {Record<string, () => Promise<{table: object, faults?: object}>>} */
const files = {
  en: () => import('../words/en/house.js'),
  de: () => import('../words/de/house.js'),
  ja: () => import('../words/ja/house.js'),
  ko: () => import('../words/ko/house.js'),
  'zh-Hans': () => import('../words/zh-Hans/house.js'),
};
for (const language of all) language.house = /** @type {any} */ (files[language.tag]);

/** The words that the fold needs. */
export const houseWords = () => Promise.all([needWords('fans'), needWords('house')]).catch(() => {});

/** @param {string} key @param {string} word @param {() => void} onclick */
const button = (key, word, onclick) => h('button', { type: 'button', class: 'button', data: { key }, onclick }, word);

/** A link with nothing but the rules. @param {Context} context @param {RulesetId | null} ruleset */
const linkOf = ({ store }, ruleset) =>
  location.href.split('#')[0] + (ruleset ? writeLink({ ...initial, view: store.get().view, ruleset }) : '');

/**
 * Says what is wrong and where: in the form by its own words, else by the line and the path in the text.
 * @param {{form: HouseForm, field: HTMLTextAreaElement, told: HTMLElement, toField: HTMLButtonElement}} shown
 * @param {Fault} fault @param {string} text
 */
function tellFault({ form, field, told, toField }, fault, text) {
  const path = fault.pattern?.startsWith('{0}: ') ? (fault.values?.[0] ?? '') : '';
  const place = form.placeOf(path);
  const { text: said, english } = faultText(place ? placed(fault, path, place.where) : fault);
  const line = place || fault.start === undefined ? '' : `${text.slice(0, fault.start).split('\n').length}: `;
  refill(told, line, said, english ? h('span', { lang: 'en' }, english) : '');
  const control = form.showFault(path, said || english, told.id);
  if (!control) markControl(field, told.id);
  toField.hidden = false;
  toField.onclick = () => (control ? showControl(control, place?.layout) : showControl(field, undefined, fault.start));
}

/** @param {Context} context @param {(id: RulesetId) => void} choose @returns {HTMLElement[]} */
export function houseRules(context, choose) {
  const told = h('p', { class: 'quiet-text', role: 'status', id: 'house-fault' });
  const field = h('textarea', {
    class: 'house-text',
    style: { width: '100%' },
    rows: 12,
    maxlength: longestRules,
    spellcheck: false,
    'aria-label': t('rules.house'),
    data: { key: 'house-text' },
    oninput: () => {
      form.read(field.value);
      check();
    },
  });
  const form = new HouseForm(context, (text) => {
    field.value = text;
    check();
  });
  const use = button('house-use', t('rules.houseUse'), () => found && choose(found));
  /** The id of the rules in the field, once they are right. @type {RulesetId | null} */
  let found = null;

  function check() {
    const text = field.value;
    keepFile(text);
    found = null;
    use.disabled = share.disabled = true;
    form.clearFault();
    unmarkControl(field);
    toField.hidden = true;
    if (!text.trim()) return void refill(told);
    const { value, fault } = attempt(() => context.engine().rulesets({ house: /** @type {any} */ (text) }));
    found = shortId(value?.[0]);
    use.disabled = share.disabled = !found;
    if (!fault) {
      const size = linkOf(context, found).length;
      refill(told, t('rules.houseRight', { name: value?.[0]?.name ?? '' }), ' · ', t('house.linkSize', { n: size }));
      form.showExamples(text);
      return;
    }
    tellFault({ form, field, told, toField }, fault, text);
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
      if (file.size > longestRules) return void refill(told, `${file.name} > ${longestRules / 1024} kB`);
      show(await file.text());
    },
  });
  const toField = button('house-fault', t('house.toField'), () => {});
  const result = outcome();
  const share = button('house-link', t('house.copyLink'), () =>
    result.copy(linkOf(context, found), t('share.copied', { what: t('rules.house') })),
  );
  /** @param {string} text */
  function show(text) {
    field.value = text;
    form.read(text);
    check();
  }
  queueMicrotask(() => show(keptFile() || begun(context)));
  return [
    h(
      'div',
      { class: 'house' },
      form.element,
      told,
      toField,
      h(
        'div',
        { class: 'button-row' },
        use,
        share,
        button('house-save', t('rules.houseSave'), () => saveFile('house-rules.json', field.value)),
        button('house-new', t('rules.houseNew'), () => show(begun(context))),
        open,
      ),
      ...result.elements,
      h('details', {}, h('summary', {}, t('house.text')), field),
    ),
  ];
}
