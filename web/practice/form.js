// @ts-check
// What the person chooses before a question: its kind, level, rule set, time and seed.

import { h } from '../lib/dom.js';
import { nameOfRules } from '../controls/rules.js';
import { catalogue } from '../state/catalogue.js';
import { isPractised } from '../state/ranked.js';
import { t } from '../words/index.js';
import { isAsked, kinds, levels } from './questions.js';

/** @import { RulesetId } from '../engine/core.d.ts' */
/** @import { Kind, Level } from './questions.js' */
/** @typedef {{kind: Kind, level: Level, time: string, seed: string}} Chosen `time` in seconds */
/**
 * @typedef {object} Acts
 * @property {(name: 'kind' | 'level' | 'time', value: string) => void} choose
 * @property {(ruleset: RulesetId) => void} chooseRules
 * @property {(seed: string) => void} start
 */

/** Seconds for an answer; 0 sets no limit. */
const times = ['0', '15', '30', '60'];

/**
 * The elements of the form.
 * @param {Chosen} chosen
 * @param {RulesetId} ruleset
 * @param {Acts} acts
 */
export function practiceForm(chosen, ruleset, { choose, chooseRules, start }) {
  /** @param {'kind' | 'level' | 'time'} name @param {string[][]} options */
  const own = (name, options) =>
    select(name, t(`practice.${name}`), options, chosen[name], (value) => choose(name, value));
  return [
    own(
      'kind',
      kinds.filter((kind) => isAsked(kind, ruleset)).map((kind) => [kind, t(`practice.kind.${kind}`)]),
    ),
    own(
      'level',
      levels.map((level) => [level, t(`practice.level.${level}`)]),
    ),
    select(
      'rules',
      t('rules.title'),
      [...new Set([...catalogue().map(({ id }) => id), ruleset])]
        .filter(isPractised)
        .map((id) => [id, nameOfRules(id)]),
      ruleset,
      (id) => chooseRules(/** @type {RulesetId} */ (id)),
    ),
    own(
      'time',
      times.map((time) => [time, time === '0' ? t('practice.untimed') : t('practice.seconds', { n: Number(time) })]),
    ),
    h(
      'label',
      { class: 'choice' },
      h('span', {}, t('practice.seed')),
      h('input', {
        id: 'practice-seed',
        type: 'number',
        min: 0,
        max: 999999,
        value: chosen.seed,
        onchange: (event) => start(event.target.value),
      }),
    ),
  ];
}

/**
 * @param {string} name
 * @param {string} label
 * @param {string[][]} options value and text of each
 * @param {string} selected
 * @param {(value: string) => void} choose
 */
const select = (name, label, options, selected, choose) =>
  h(
    'label',
    { class: 'choice' },
    h('span', {}, label),
    h(
      'select',
      { data: { key: `practice-${name}` }, onchange: (event) => choose(event.target.value) },
      options.map(([value, text]) => h('option', { value, selected: value === selected }, text)),
    ),
  );
