// The options of rules: each control shows its value, sets what was chosen, and is marked if it differs from the rules.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { optionRow, rules } from '../controls/rules.js';
import { learn } from '../state/catalogue.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more']) await needWords(part);
chooseLanguage('en', null);

const saved = new Map();
const localStorage = { getItem: (key) => saved.get(key) ?? null, setItem: (key, value) => void saved.set(key, value) };
Object.defineProperty(globalThis, 'localStorage', { value: localStorage, configurable: true });

const option = (kind, more) => /** @type {any} */ ({ key: 'x', kind, label: 'X', confirmed: true, ...more });
const yes = option('bool', { default: true });
const sum = option('int', { default: 3 });
const level = option('int', { default: 2, choices: ['1', '2', '3'] });
const list = option('set', { default: ['b'], choices: ['a', 'b', 'c'] });

/** @returns what the control set after it was changed */
function changed(one, chosen, target, place = 0) {
  const set = [];
  const row = optionRow(one, chosen, (value) => set.push(value));
  row.querySelectorAll('input, select')[place].acts.change({ target });
  return set;
}

test('a control sets the value that was chosen', () => {
  assert.deepEqual(changed(yes, undefined, { checked: false }), [false]);
  assert.deepEqual(changed(sum, undefined, { value: '7.9' }), [7]);
  assert.deepEqual(changed(sum, undefined, { value: '-4' }), [0]);
  assert.deepEqual(changed(level, undefined, { value: '3' }), [3]);
  assert.deepEqual(changed(list, undefined, { checked: true }, 0), [['a', 'b']]);
  assert.deepEqual(changed(list, ['a', 'c'], { checked: false }, 2), [['a']]);
});

test('a control shows the chosen value, else that of the rules', () => {
  const input = (one, chosen) => optionRow(one, chosen, () => {}).querySelectorAll('input, option');
  assert.deepEqual([input(yes)[0].checked, input(yes, false)[0].checked ?? false], [true, false]);
  assert.deepEqual([input(sum)[0].value, input(sum, 9)[0].value], [3, 9]);
  const picked = (chosen) =>
    input(level, chosen)
      .filter((one) => one.selected)
      .map((one) => one.value);
  assert.deepEqual([picked(undefined), picked(3)], [['2'], ['3']]);
  assert.deepEqual(
    input(list, ['a', 'c']).map((one) => one.checked ?? false),
    [true, false, true],
  );
});

test('only a value that differs is marked, with that of the rules', () => {
  const row = (chosen, more) => optionRow({ ...sum, ...more }, chosen, () => {});
  assert.deepEqual(
    [row(undefined).className, row(3).className, row(9).className],
    ['option', 'option', 'option is-changed'],
  );
  assert.match(row(9).text, /3/);
  assert.equal(row(9).querySelector('abbr'), null);
  assert.notEqual(row(3, { confirmed: false }).querySelector('abbr'), null);
  assert.equal(optionRow(list, ['b'], () => {}).className, 'option');
});

test('rules are chosen with their own options, and a value of the rules is not sent', () => {
  const rows = [
    { id: 'riichi-tenhou', name: 'R' },
    { id: 'mcr', name: 'M' },
  ];
  learn(/** @type {any} */ ({ rulesets: ({ rulesets: ids }) => rows.filter(({ id }) => !ids || ids.includes(id)) }));
  const state = { ruleset: 'riichi-tenhou', options: /** @type {any} */ ({ other: 1 }) };
  const store = { get: () => state, set: (values) => Object.assign(state, values) };
  const context = /** @type {any} */ ({ store, settings: {}, options: () => [yes], core: {} });
  const { element, update } = rules(context);
  const details = element.querySelector('.rules-options');
  details.open = true;
  const draw = () => update(/** @type {any} */ (state));
  draw();
  const press = (checked) =>
    element.querySelector('.option').querySelector('input').acts.change({ target: { checked } });
  press(false);
  assert.deepEqual(state.options, { other: 1, x: false });
  draw();
  assert.match(element.querySelector('.rules-changed').text, /2/);
  press(true);
  assert.deepEqual(state.options, { other: 1 });
  draw();
  element.querySelector('[data-key="reset"]').click();
  assert.deepEqual(state.options, {});
  draw();
  assert.equal(element.querySelector('.rules-changed').text, '');
  state.options = { x: false };
  const menu = element.querySelector('#ruleset');
  menu.value = 'mcr';
  menu.acts.change({});
  assert.deepEqual([state, context.settings.ruleset], [{ ruleset: 'mcr', options: {} }, 'mcr']);
});
