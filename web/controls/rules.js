// @ts-check
// The menu of rule sets with a fold for the options of the chosen one, built from the module's lists.

import { h, refill, whenChanged } from '../lib/dom.js';
import { listed, listRulesets, rulesetOf, whenListed } from '../state/catalogue.js';
import { saveSettings } from '../state/settings.js';
import { hasWord, needWords, t } from '../words/index.js';
import { lazyFold } from './lazy-fold.js';
import { isNamed, optionName, shownValue } from './option-words.js';

/** @import { Option, OptionValue, RulesetId } from '../engine/core.d.ts' */
/** @import { State } from '../state/model.js' */

/** @param {string} id */
export const nameOfRules = (id) => (hasWord(`ruleset.${id}`) ? t(`ruleset.${id}`) : (rulesetOf(id)?.name ?? id));

/** @param {import('../state/context.js').Context} context */
export function rules(context) {
  const { store } = context;
  const menu = h('select', {
    id: 'ruleset',
    class: 'rules-menu',
    'aria-label': t('rules.title'),
    onchange: () => choose(/** @type {RulesetId} */ (menu.value)),
    // The user may choose before the first answer is there.
    onfocus: listRulesets,
    onpointerdown: listRulesets,
  });
  const options = h('div', { class: 'options' });
  const changed = h('span', { class: 'rules-changed' });
  const details = h(
    'details',
    { class: 'rules-options', ontoggle: () => draw(store.get()) },
    h('summary', {}, t('rules.options'), ' ', changed),
    options,
  );

  /** @param {RulesetId} id */
  function choose(id) {
    context.settings.ruleset = id;
    saveSettings(context.settings);
    store.set({ ruleset: id, options: {} });
  }

  /** @param {Option} option @param {OptionValue} value */
  function set(option, value) {
    const { [option.key]: _, ...rest } = store.get().options;
    store.set({ options: sameValue(value, option.default) ? rest : { ...rest, [option.key]: value } });
  }

  /** @param {State} state */
  function draw(state) {
    const all = context.options();
    const n = Object.keys(state.options).length;
    changed.textContent = n ? t('rules.changed', { n }) : '';
    if (!details.open) return;
    // The words of rules that count fans are loaded separately.
    if (!all.every(isNamed)) needWords('fans').then(() => all.every(isNamed) && draw(store.get()), noWords);
    refill(
      options,
      all.map((option) => optionRow(option, state.options[option.key], (value) => set(option, value))),
      n
        ? h(
            'button',
            { type: 'button', class: 'button', data: { key: 'reset' }, onclick: () => store.set({ options: {} }) },
            t('rules.reset'),
          )
        : null,
    );
  }

  const fetchHouse = () => import('./house.js').then(({ loadHouse }) => loadHouse());
  const house = lazyFold(context, 'house', t('rules.house'), fetchHouse, (file) => file.houseRules(context, choose));

  const drawOptions = whenChanged(draw);
  const drawMenu = whenChanged((/** @type {readonly RulesetId[]} */ ids) =>
    menu.replaceChildren(...ids.map((id) => h('option', { value: id }, nameOfRules(id)))),
  );
  /** The rules that were chosen on this page: house rules are not in the list. @type {Set<RulesetId>} */
  const shown = new Set();
  /** @param {State} state */
  function list({ ruleset }) {
    shown.add(ruleset);
    const ids = [...new Set([...listed(), ...shown])];
    drawMenu(ids, ids);
    if (menu.value !== ruleset) menu.value = ruleset;
  }

  whenListed(() => list(store.get()));

  return {
    element: h('section', { class: 'rules', 'aria-label': t('rules.title') }, menu, details, house),
    /** @param {State} state */
    update(state) {
      list(state);
      drawOptions([state.ruleset, state.options, Boolean(context.core && rulesetOf(state.ruleset))], state);
    },
  };
}

/** If the words cannot be loaded, the module's own label stays. */
const noWords = () => {};

/** @param {OptionValue | undefined} one @param {OptionValue | undefined} other */
const sameValue = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * One option: a switch, a number, a choice, or a set of switches; marked if it differs from the rule set's own value.
 * @param {Option} option
 * @param {OptionValue | undefined} chosen
 * @param {(value: OptionValue) => void} set
 */
export function optionRow(option, chosen, set) {
  const value = chosen ?? option.default;
  const label = optionName(option);
  const isChanged = chosen !== undefined && !sameValue(chosen, option.default);
  const control = controls[option.kind] ?? controls.choice;
  return h(
    'div',
    { class: isChanged ? 'option is-changed' : 'option' },
    control({ option, value, label, set }),
    isChanged
      ? h('span', { class: 'quiet-text' }, t('rules.default', { value: shownValue(option.default, option.key) }))
      : null,
    option.confirmed
      ? null
      : h('abbr', { class: 'unconfirmed', title: t('rules.unconfirmed'), 'aria-label': t('rules.unconfirmed') }, '?'),
  );
}

/**
 * @typedef {{option: Option, value: any, label: string, set: (value: OptionValue) => void}} Control
 * @type {Record<string, (control: Control) => HTMLElement>}
 */
const controls = {
  bool: ({ option, value, label, set }) =>
    h(
      'label',
      { class: 'switch' },
      h('input', {
        type: 'checkbox',
        checked: value,
        data: { key: option.key },
        onchange: (event) => set(event.target.checked),
      }),
      h('span', {}, label),
    ),
  int: ({ option, value, label, set }) =>
    option.choices?.length
      ? controls.choice({ option, value: String(value), label, set: (text) => set(Number(text)) })
      : h(
          'label',
          { class: 'choice' },
          h('span', {}, label),
          h('input', {
            type: 'number',
            min: 0,
            max: 1000000,
            value,
            data: { key: option.key },
            onchange: (event) => set(Math.max(0, Math.trunc(Number(event.target.value) || 0))),
          }),
        ),
  choice: ({ option, value, label, set }) =>
    h(
      'label',
      { class: 'choice' },
      h('span', {}, label),
      h(
        'select',
        { data: { key: option.key }, onchange: (event) => set(event.target.value) },
        (option.choices ?? []).map((choice) =>
          h('option', { value: choice, selected: choice === value }, shownValue(choice, option.key)),
        ),
      ),
    ),
  set: ({ option, value, label, set }) =>
    h(
      'fieldset',
      { class: 'option-set' },
      h('legend', {}, label),
      (option.choices ?? []).map((choice) =>
        h(
          'label',
          { class: 'switch' },
          h('input', {
            type: 'checkbox',
            checked: value.includes(choice),
            data: { key: `${option.key}-${choice}` },
            onchange: (event) =>
              set(
                (option.choices ?? []).filter((other) =>
                  other === choice ? event.target.checked : value.includes(other),
                ),
              ),
          }),
          h('span', {}, shownValue(choice, option.key)),
        ),
      ),
    ),
};
